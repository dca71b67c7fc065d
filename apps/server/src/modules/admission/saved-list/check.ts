import type { BookUnit, UnitBook } from '@wenjin/admission/book/book'
import { majorId } from '@wenjin/admission/book/unit-id'
import { canBeFiled, unitName } from '@wenjin/admission/book/unit-name'
import type { ListBatch, ListBatchDetail, ListChoice, ListChoiceDetail } from '@wenjin/contract'
import { checkList, provinceRules, requirementText, satisfies } from '@wenjin/engine'
import type { BatchId, BatchRule } from '@wenjin/engine'
import { refuse } from '../../../kernel/refusal.ts'

type ListMajor = ListChoiceDetail['majorList'][number]

/** What a list is checked against. */
export interface ListGround {
  readonly provId: number
  readonly subjects: number | null
  /** undefined: nothing is loaded for the province any more. */
  readonly book: UnitBook | undefined
  /** What the list held before: choices in it may stay even when this year's data no longer have them. */
  readonly before: readonly ListBatchDetail[]
}

/**
 * Checks a list against the province's rules and this year's units, and gives it the names to keep.
 * Throws Refusal: 40001 for a list that is not well formed, 40006 for what the rules refuse.
 */
export function checkBatches(ground: ListGround, batches: readonly ListBatch[]): ListBatchDetail[] {
  if (new Set(batches.map((batch) => batch.batchId)).size !== batches.length) throw refuse.batchTwice()
  return batches.map((batch) => {
    const rule = provinceRules(ground.provId, batch.batchId as BatchId)
    if (rule === undefined) throw refuse.noBatch()
    return {
      batchId: batch.batchId,
      batchName: rule.name,
      reportUnivList: checkChoices(ground, rule, batch.reportUnivList),
    }
  })
}

function checkChoices(
  ground: ListGround,
  rule: BatchRule,
  choices: readonly ListChoice[],
): ListChoiceDetail[] {
  const sorted = choices.toSorted((a, b) => a.reportNo - b.reportNo)
  if (sorted.some((choice, i) => choice.reportNo !== i + 1)) throw refuse.numbersBroken()
  if (new Set(sorted.map((choice) => choice.planId)).size !== sorted.length) throw refuse.choiceTwice()
  const against = checkList(
    rule,
    sorted.map((choice) => ({ majorCount: choice.majorList.length, isObey: choice.isObey === 1 ? 1 : 0 })),
  )
  if (against !== null) throw refuse.forbidden(against.message)
  return sorted.map((choice) => checkChoice(ground, rule, choice))
}

function checkChoice(ground: ListGround, rule: BatchRule, choice: ListChoice): ListChoiceDetail {
  const { book, before, subjects } = ground
  const kept = before
    .find((batch) => batch.batchId === rule.batchId)
    ?.reportUnivList.find((one) => one.planId === choice.planId)
  const position = book?.position.get(choice.planId)
  const unit = position === undefined ? undefined : book?.units[position]
  if (book === undefined || unit === undefined || unit.batchId !== rule.batchId) {
    if (kept === undefined) throw refuse.choiceNotOffered(choice.reportNo, rule.name)
    return {
      ...kept,
      reportNo: choice.reportNo,
      isObey: choice.isObey,
      majorList: majorsOf(choice, [], kept),
    }
  }
  const school = book.schools[unit.school]
  const names = {
    univName: school?.name ?? '',
    unitName: unitName(unit),
    schoolCode: unit.schoolCode,
    majorNo: unit.majorCode,
  }
  if (kept === undefined && !canBeFiled(unit)) throw refuse.choiceWithoutCode(choice.reportNo, names.univName)
  if (subjects !== null && !satisfies(unit.requirement, subjects))
    throw refuse.subjectsUnfit(
      choice.reportNo,
      `${names.univName}${names.unitName}`,
      requirementText(unit.requirement),
    )
  return {
    planId: choice.planId,
    univId: school?.univId ?? choice.univId,
    reportNo: choice.reportNo,
    group: unit.groupCode,
    isObey: choice.isObey,
    ...names,
    majorList: majorsOf(choice, majorsIn(unit), kept),
  }
}

/** The majors of a choice in its order: those the unit offers, and those it was saved with before. */
function majorsOf(
  choice: ListChoice,
  offered: readonly ListMajor[],
  kept: ListChoiceDetail | undefined,
): ListMajor[] {
  const known = new Map([...(kept?.majorList ?? []), ...offered].map((major) => [major.planId, major]))
  if (new Set(choice.majorList.map((major) => major.planId)).size !== choice.majorList.length)
    throw refuse.majorTwice(choice.reportNo)
  return choice.majorList.map(({ planId }) => {
    const major = known.get(planId)
    if (major === undefined) throw refuse.majorNotOffered(choice.reportNo)
    return major
  })
}

function majorsIn(unit: BookUnit): ListMajor[] {
  return unit.plans.map((plan) => ({
    planId: majorId(unit.planId, plan),
    majorNo: plan.majorCode ?? '',
    majorName: plan.majorName,
  }))
}
