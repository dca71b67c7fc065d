import type { ExpertParams } from '@wenjin/contract'
import type { SavedListRow } from '@wenjin/database/queries/admission/saved-lists'
import { provinceById, USUAL_WEIGHTS } from '@wenjin/engine'
import { refuse } from '../../../kernel/refusal.ts'

/** What a person wants of a list. */
export type Preferences = Omit<ExpertParams, 'reportMainId'>

const USUAL: Preferences = { ...USUAL_WEIGHTS, areas: [], majorClasses: [], feeMost: 0 }

/** What a list's owner wants of it; what the usual person wants where they have not said. */
export function preferencesOf(row: Pick<SavedListRow, 'expertParams'>): Preferences {
  return (row.expertParams as Preferences | null) ?? USUAL
}

/** The preferences among the fields of an input. Throws Refusal 40001 for an unknown province. */
export function readPreferences(
  input: Omit<Preferences, 'areas' | 'majorClasses'> & {
    readonly areas?: readonly number[]
    readonly majorClasses?: readonly string[]
  },
): Preferences {
  const { school, major, city, fee, chance, feeMost, areas = [], majorClasses = [] } = input
  const wrong = areas.find((provinceId) => provinceById(provinceId) === undefined)
  if (wrong !== undefined) throw refuse.regionUnknown(wrong)
  return {
    school,
    major,
    city,
    fee,
    chance,
    feeMost,
    areas: [...new Set(areas)],
    majorClasses: [...new Set(majorClasses)],
  }
}
