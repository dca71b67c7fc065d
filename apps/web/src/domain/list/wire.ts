import type { CallInput, Calls, SavedList, ListChoiceDetail } from '@wenjin/contract'
import { provinceRules } from '@wenjin/engine'
import type { BatchId } from '@wenjin/engine'
import { statementOf } from '../candidate/model.ts'
import type { BatchRules, Choice, ChoiceList, ListBatch, ListCandidate } from './choice-list.ts'

/** A list as the account holds it. */
export interface HeldList {
  readonly reportMainId: number
  readonly version: number
  readonly scoreId: number
  readonly candidate: ListCandidate
  readonly name: string
  readonly batchList: readonly ListBatch[]
  readonly updatedAt: string
}

/** What saveReport takes of a list: a new list while the account holds none. */
export function savedForm(list: ChoiceList): CallInput<Calls['saveReport']> {
  const batchList = list.batchList.map(({ batchId, reportUnivList }) => ({
    batchId,
    reportUnivList: reportUnivList.map(({ planId, univId, group, isObey, majorList }, i) => ({
      planId,
      univId,
      group,
      isObey,
      reportNo: i + 1,
      majorList: majorList.map((major) => ({ planId: major.planId, majorNo: major.majorNo })),
    })),
  }))
  const held = list.reportMainId === 0 ? {} : { reportMainId: list.reportMainId, version: list.version }
  return { ...held, scoreId: list.scoreId, name: list.name, batchList }
}

/** The account's list in the words of this phone. */
export function heldList(detail: SavedList): HeldList {
  const { reportMainId, version, name, updatedAt, choiceScore } = detail
  return {
    reportMainId,
    version,
    name,
    updatedAt,
    scoreId: choiceScore.scoreId,
    candidate: statementOf(choiceScore),
    batchList: detail.batchList.map(({ batchId, batchName, reportUnivList }) => ({
      ...rulesOf(choiceScore.provinceId, batchId, batchName),
      reportUnivList: [...reportUnivList].sort((a, b) => a.reportNo - b.reportNo).map(choiceOf),
    })),
  }
}

function choiceOf({ reportNo: _number, isObey, ...names }: ListChoiceDetail): Choice {
  return { ...names, isObey: isObey === 1 ? 1 : 0 }
}

/** A batch that this version of the app does not know limits nothing here; the server's rules decide. */
function rulesOf(provinceId: number, batchId: number, batchName: string): BatchRules {
  const rule = provinceRules(provinceId, batchId as BatchId)
  if (rule === undefined)
    return { batchId, batchName, choiceMode: 1, maxUnivNum: 500, majorNum: 50, hasObey: 1 }
  const { choiceMode, maxUnivNum, majorNum, hasObey } = rule
  return { batchId, batchName, choiceMode, maxUnivNum, majorNum, hasObey: hasObey ? 1 : 0 }
}
