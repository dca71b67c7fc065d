import type { BookUnit, UnitBook } from '@wenjin/admission/book/book'
import { majorId } from '@wenjin/admission/book/unit-id'
import type { ListBatchDetail, ListChoiceDetail } from '@wenjin/contract'
import type { PlanRow } from '@wenjin/database/queries/admission/unit-rows'
import {
  chanceOfFiling,
  commonShareOf,
  FITTED_MODEL,
  provinceRules,
  refusalChance,
  satisfies,
} from '@wenjin/engine'
import type { AppraisedChoice, BatchId } from '@wenjin/engine'
import type { Candidate } from '../plan/index.ts'
import { settledSection } from '../plan/index.ts'
import { shareOfPlaces } from './places.ts'
import { isSolid } from './solid.ts'

/** A choice of a saved list as it stands this year. */
export interface SavedChoice extends AppraisedChoice {
  readonly saved: ListChoiceDetail
  /** undefined: no longer in the plan. */
  readonly unit: BookUnit | undefined
  /**
   * known: has its chance. What has none counts with chance 0: gone from the plan, closed to the candidate's subjects,
   * unknown because no past cut-off is.
   */
  readonly state: 'known' | 'gone' | 'closed' | 'unknown'
  /** The majors a person may end in: the chosen ones, or all where any is taken or none is chosen. */
  readonly majors: readonly PlanRow[]
  /**
   * Whether the chance of refusal is counted: not where a choice without obedience names no major yet, or where the
   * plan does not say which majors there are. It is 0 then.
   */
  readonly isRefusalKnown: boolean
}

/** The choices of a saved batch with what this year's book says of them, in the order of the list. */
export function choicesOf(book: UnitBook, candidate: Candidate, batch: ListBatchDetail): SavedChoice[] {
  const majorNum = provinceRules(book.provId, batch.batchId as BatchId)?.majorNum ?? Infinity
  return batch.reportUnivList.map((saved): SavedChoice => {
    const position = book.position.get(saved.planId)
    const found = position === undefined ? undefined : book.units[position]
    const unit = found?.batchId === batch.batchId ? found : undefined
    const judged = { school: unit?.school ?? -1, section: 'unlikely' as const, isSolid: false }
    const nowhere = { ...judged, saved, unit, chance: 0, commonShare: 0, refusal: 0, isRefusalKnown: true }
    if (unit === undefined) return { ...nowhere, state: 'gone', majors: [] }
    const { majors, chosenShare } = majorsOf(saved, unit, majorNum)
    if (candidate.subjects !== null && !satisfies(unit.requirement, candidate.subjects))
      return { ...nowhere, state: 'closed', majors }
    if (unit.cutoff === null) return { ...nowhere, state: 'unknown', majors }
    const chance = chanceOfFiling(unit.cutoff, candidate.rank)
    const obeys = saved.isObey === 1 || unit.kind === 'major'
    return {
      saved,
      unit,
      state: 'known',
      majors,
      school: unit.school,
      section: settledSection(unit, chance),
      isSolid: isSolid(unit, chance),
      chance,
      commonShare: commonShareOf(FITTED_MODEL.commonShares, unit.batchId),
      refusal: refusalChance({ chance, obeys, chosenShare: chosenShare ?? 1 }),
      isRefusalKnown: obeys || chosenShare !== null,
    }
  })
}

/**
 * The majors a choice may end in, and the share of the unit's places they have; null where that cannot be said. Majors
 * beyond the `majorNum` that the form takes are not on it.
 */
function majorsOf(
  { isObey, majorList }: ListChoiceDetail,
  unit: BookUnit,
  majorNum: number,
): { majors: readonly PlanRow[]; chosenShare: number | null } {
  if (majorList.length === 0) return { majors: unit.plans, chosenShare: null }
  const chosen = new Set(majorList.slice(0, majorNum).map(({ planId }) => planId))
  const isChosen = (plan: PlanRow): boolean => chosen.has(majorId(unit.planId, plan))
  return {
    majors: isObey === 1 ? unit.plans : unit.plans.filter(isChosen),
    chosenShare: shareOfPlaces(unit.plans, isChosen),
  }
}
