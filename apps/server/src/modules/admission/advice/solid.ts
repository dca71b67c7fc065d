import type { BookUnit } from '@wenjin/admission/book/book'
import { PLAN_TYPES } from '@wenjin/engine'
import { settledSection } from '../plan/index.ts'

/** Known years from which on a cut-off is more than one year's accident. */
const MIN_YEARS = 2

/**
 * Whether a unit may carry the safety of a list: 保, of the ordinary type, its requirement stated, known for two years or
 * more as the very group it is, and not after a collapse.
 */
export function isSolid(unit: BookUnit, chance: number): boolean {
  const { doubts, cutoff, planType } = unit
  return (
    settledSection(unit, chance) === 'safety' &&
    planType === PLAN_TYPES.ordinary &&
    (cutoff?.years.length ?? 0) >= MIN_YEARS &&
    doubts.otherGroup === null &&
    doubts.jump?.collapsed !== true
  )
}
