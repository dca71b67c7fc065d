import type { BatchRules, Choice, ChoiceList, ListCandidate } from './choice-list.ts'
import { emptyList } from './choice-list.ts'

/** Material for the tests beside this file. */

export const LIST_CANDIDATE: ListCandidate = {
  provinceId: 32,
  year: 2026,
  majorTypeId: 1,
  courseGroupId: 0b0001101,
  score: 620,
  rank: null,
}

export const AT = '2026-06-26T01:00:00.000Z'

export const GROUPS: BatchRules = {
  batchId: 2,
  batchName: '本科批',
  choiceMode: 1,
  maxUnivNum: 45,
  majorNum: 6,
  hasObey: 1,
}

export const MAJORS: BatchRules = { ...GROUPS, choiceMode: 2, maxUnivNum: 80, majorNum: 1, hasObey: 0 }

export function choice(planId: number, majors: readonly number[] = [], isObey: 0 | 1 = 1): Choice {
  return {
    planId,
    univId: 1000 + planId,
    group: '101',
    isObey,
    majorList: majors.map((id) => ({ planId: id, majorNo: String(id), majorName: `专业${id}` })),
    univName: `大学${planId}`,
    unitName: '第101组',
    schoolCode: '1101',
    majorNo: '',
  }
}

export function listOf(choices: readonly Choice[], fields: Partial<ChoiceList> = {}): ChoiceList {
  const batchList = choices.length === 0 ? [] : [{ ...GROUPS, reportUnivList: choices }]
  return { ...emptyList('a', LIST_CANDIDATE, 7, AT), batchList, ...fields }
}
