import { callLimits } from '@wenjin/contract'
import { isSameCandidate } from '../candidate/model.ts'
import type { Statement } from '../candidate/model.ts'

/** What a list is filled for. */
export type ListCandidate = Statement

export interface ChosenMajor {
  readonly planId: number
  readonly majorNo: string
  readonly majorName: string
}

/** One choice (志愿) of a list, with the names it had when it was chosen so that the list reads offline. */
export interface Choice {
  readonly planId: number
  readonly univId: number
  readonly group: string
  readonly isObey: 0 | 1
  readonly majorList: readonly ChosenMajor[]
  readonly univName: string
  readonly unitName: string
  readonly schoolCode: string
  /** Code of the major where the choice is one (choiceMode 2), else ''. */
  readonly majorNo: string
}

/** What a batch allows, as batchList answers it. */
export interface BatchRules {
  readonly batchId: number
  readonly batchName: string
  readonly choiceMode: number
  readonly maxUnivNum: number
  readonly majorNum: number
  /** 1: a choice asks for 服从专业调剂. */
  readonly hasObey: number
}

/** The choices of one batch in the order of the form; the rules stay with them for the list without network. */
export interface ListBatch extends BatchRules {
  readonly reportUnivList: readonly Choice[]
}

/** A list being filled on this phone. */
export interface ChoiceList {
  /** Made on this phone, so that a late answer finds the list it belongs to. */
  readonly id: string
  /** The account it was last saved to; 0 while it never was. */
  readonly customerId: number
  readonly scoreId: number
  readonly candidate: ListCandidate
  /** 0 until the account holds it. */
  readonly reportMainId: number
  /** The account's version this one was made from. */
  readonly version: number
  /** Counts the edits on this phone. */
  readonly revision: number
  /** There are edits the account does not hold. */
  readonly isChange: boolean
  /** A second copy kept beside the list that was chosen: saved as a list of its own. */
  readonly isCopy: boolean
  readonly name: string
  readonly batchList: readonly ListBatch[]
  readonly editedAt: string
  readonly savedAt: string | null
}

export const MAX_NAME_LENGTH = callLimits('saveReport').name.maxLength

export function emptyList(id: string, candidate: ListCandidate, scoreId: number, at: string): ChoiceList {
  return {
    id,
    customerId: 0,
    scoreId,
    candidate,
    reportMainId: 0,
    version: 0,
    revision: 0,
    isChange: false,
    isCopy: false,
    name: `${candidate.score}分志愿表`,
    batchList: [],
    editedAt: at,
    savedAt: null,
  }
}

const NO_CHOICES: readonly Choice[] = []

/** The choices of a batch; always the same empty list without any. */
export function choicesOf(list: Pick<ChoiceList, 'batchList'> | null, batchId: number): readonly Choice[] {
  return list?.batchList.find((batch) => batch.batchId === batchId)?.reportUnivList ?? NO_CHOICES
}

export function choiceCount(list: Pick<ChoiceList, 'batchList'>): number {
  return list.batchList.reduce((sum, batch) => sum + batch.reportUnivList.length, 0)
}

/**
 * The reuse rule: a list serves the candidate it was filled for and no other. Saved candidates are told apart by
 * scoreId, a candidate not yet saved by what it says.
 */
export function servesCandidate(list: ChoiceList, candidate: ListCandidate, scoreId: number): boolean {
  if (list.scoreId !== 0 && scoreId !== 0) return list.scoreId === scoreId
  return isSameCandidate(list.candidate, candidate)
}

/** The list with the choices of one batch replaced: an edit of the person, made at a moment. */
export function withChoices(
  list: ChoiceList,
  rules: BatchRules,
  choices: readonly Choice[],
  at: string,
): ChoiceList {
  const { batchId, batchName, choiceMode, maxUnivNum, majorNum, hasObey } = rules
  const batch = { batchId, batchName, choiceMode, maxUnivNum, majorNum, hasObey, reportUnivList: choices }
  const known = list.batchList.some((one) => one.batchId === batchId)
  const batchList = known
    ? list.batchList.map((one) => (one.batchId === batchId ? batch : one))
    : [...list.batchList, batch]
  return touched({ ...list, batchList }, at)
}

/** The list under another name; an empty name leaves it as it is. */
export function renamed(list: ChoiceList, name: string, at: string): ChoiceList {
  const text = name.trim().slice(0, MAX_NAME_LENGTH)
  return text === '' || text === list.name ? list : touched({ ...list, name: text }, at)
}

function touched(list: ChoiceList, at: string): ChoiceList {
  return { ...list, revision: list.revision + 1, isChange: true, editedAt: at }
}
