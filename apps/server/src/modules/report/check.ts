import type { ReportBatch, ReportBatchDetail, ReportUniv, ReportUnivDetail } from '@wenjin/contract'
import { checkList, provinceRules, requirementText, satisfies } from '@wenjin/engine'
import type { BatchId, BatchRule } from '@wenjin/engine'
import { Refusal } from '../../refusal.ts'
import type { BookUnit, UnitBook } from '../plan/index.ts'
import { majorId, unitName } from '../plan/index.ts'

type ReportMajor = ReportUnivDetail['majorList'][number]

/** What a list is checked against. */
export interface ListGround {
  readonly provId: number
  readonly subjects: number | null
  /** undefined: nothing is loaded for the province any more. */
  readonly book: UnitBook | undefined
  /** What the list held before: choices in it may stay even when this year's data no longer have them. */
  readonly before: readonly ReportBatchDetail[]
}

/**
 * Checks a list against the province's rules and this year's units, and gives it the names to keep.
 * Throws Refusal: 40001 for a list that is not well formed, 40006 for what the rules refuse.
 */
export function checkBatches(ground: ListGround, batches: readonly ReportBatch[]): ReportBatchDetail[] {
  if (new Set(batches.map((batch) => batch.batchId)).size !== batches.length)
    throw new Refusal('40001', '同一批次只能出现一次')
  return batches.map((batch) => {
    const rule = provinceRules(ground.provId, batch.batchId as BatchId)
    if (rule === undefined) throw new Refusal('40006', '该省份没有这个批次')
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
  choices: readonly ReportUniv[],
): ReportUnivDetail[] {
  const sorted = choices.toSorted((a, b) => a.reportNo - b.reportNo)
  if (sorted.some((choice, i) => choice.reportNo !== i + 1))
    throw new Refusal('40001', '志愿序号应从1起连续且不重复')
  if (new Set(sorted.map((choice) => choice.planId)).size !== sorted.length)
    throw new Refusal('40001', '同一志愿不能重复添加')
  const against = checkList(
    rule,
    sorted.map((choice) => ({ majorCount: choice.majorList.length, isObey: choice.isObey === 1 ? 1 : 0 })),
  )
  if (against !== null) throw new Refusal('40006', against.message)
  return sorted.map((choice) => checkChoice(ground, rule, choice))
}

function checkChoice(ground: ListGround, rule: BatchRule, choice: ReportUniv): ReportUnivDetail {
  const { book, before, subjects } = ground
  const kept = before
    .find((batch) => batch.batchId === rule.batchId)
    ?.reportUnivList.find((one) => one.planId === choice.planId)
  const position = book?.position.get(choice.planId)
  const unit = position === undefined ? undefined : book?.units[position]
  if (book === undefined || unit === undefined || unit.batchId !== rule.batchId) {
    if (kept === undefined)
      throw new Refusal('40006', `第${choice.reportNo}志愿不在${rule.name}的招生计划中，请移除后重新添加`)
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
  if (subjects !== null && !satisfies(unit.requirement, subjects))
    throw new Refusal(
      '40006',
      `第${choice.reportNo}志愿${names.univName}${names.unitName}要求选考${requirementText(unit.requirement)}，与所选科目不符`,
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
  choice: ReportUniv,
  offered: readonly ReportMajor[],
  kept: ReportUnivDetail | undefined,
): ReportMajor[] {
  const known = new Map([...(kept?.majorList ?? []), ...offered].map((major) => [major.planId, major]))
  if (new Set(choice.majorList.map((major) => major.planId)).size !== choice.majorList.length)
    throw new Refusal('40001', `第${choice.reportNo}志愿的专业不能重复`)
  return choice.majorList.map(({ planId }) => {
    const major = known.get(planId)
    if (major === undefined)
      throw new Refusal('40006', `第${choice.reportNo}志愿含有不属于该专业组的专业，请移除后重新选择`)
    return major
  })
}

function majorsIn(unit: BookUnit): ReportMajor[] {
  return unit.plans.map((plan) => ({
    planId: majorId(unit.planId, plan),
    majorNo: plan.majorCode ?? '',
    majorName: plan.majorName,
  }))
}
