import { PLAN_TYPES } from '@wenjin/engine'
import type { LineRow } from '@wenjin/database/queries/admission/unit-rows'

/** Art and sport are filed by a score of their own. */
export function hasRanks({ planType }: Pick<LineRow, 'planType'>): boolean {
  return planType !== PLAN_TYPES.art && planType !== PLAN_TYPES.sport
}
