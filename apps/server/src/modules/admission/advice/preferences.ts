import type { ExpertParams } from '@wenjin/contract'
import type { SavedListRow } from '@wenjin/database/queries/admission/saved-lists'
import { MAX_PERCENTAGE, provinceById, USUAL_PERCENTAGES, USUAL_WEIGHTS } from '@wenjin/engine'
import type { Gradient } from '@wenjin/engine'
import { refuse } from '../../../kernel/refusal.ts'

/** What a person wants of a list. */
export type Preferences = Omit<ExpertParams, 'reportMainId'>

const USUAL: Preferences = {
  ...USUAL_WEIGHTS,
  ...USUAL_PERCENTAGES,
  areas: [],
  majorClasses: [],
  feeMost: 0,
  jointVenture: 0,
}

/** What a list's owner wants of it; what the usual person wants where they have not said. */
export function preferencesOf(row: Pick<SavedListRow, 'expertParams'>): Preferences {
  return { ...USUAL, ...(row.expertParams as Partial<Preferences> | null) }
}

/** Fields that an input may leave as usual. */
type Optional = 'areas' | 'majorClasses' | 'reach' | 'match' | 'jointVenture'

/**
 * The preferences among the fields of an input. Throws Refusal 40001 for an unknown province, and for so much of 冲 and 稳
 * that too little 保 is left.
 */
export function readPreferences(
  input: Omit<Preferences, Optional> & Partial<Pick<Preferences, Optional>>,
): Preferences {
  const { school, major, city, fee, chance, feeMost, areas, majorClasses, reach, match, jointVenture } = {
    ...USUAL,
    ...input,
  }
  if (reach + match > MAX_PERCENTAGE) throw refuse.percentagesOver(MAX_PERCENTAGE)
  const wrong = areas.find((provinceId) => provinceById(provinceId) === undefined)
  if (wrong !== undefined) throw refuse.regionUnknown(wrong)
  return {
    school,
    major,
    city,
    fee,
    chance,
    feeMost,
    reach,
    match,
    jointVenture,
    areas: [...new Set(areas)],
    majorClasses: [...new Set(majorClasses)],
  }
}

/** The shares of a proposal's choices by section. */
export function gradientOf({ reach, match }: Pick<Preferences, 'reach' | 'match'>): Gradient {
  return { reach: reach / 100, match: match / 100, safety: 1 - (reach + match) / 100 }
}
