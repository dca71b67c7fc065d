import { CallError, callLimits, refusalCode } from '@wenjin/contract'
import type { SavedListHead, SavedList } from '@wenjin/contract'
import { call } from '../../shared/lib/call.ts'
import { readStored } from '../../shared/lib/storage.ts'
import type { ChoiceList } from './choice-list.ts'
import { heldList, savedForm } from './wire.ts'
import type { HeldList } from './wire.ts'

/** What became of a save. */
export type SaveOutcome =
  | { readonly is: 'saved' | 'newer'; readonly held: HeldList }
  | { readonly is: 'gone' }

/** Saves a list. Rejects with CallError on anything but success, a newer version, or a list that is not there. */
export async function saveList(local: ChoiceList, customerId: number): Promise<SaveOutcome> {
  try {
    return { is: 'saved', held: heldList(await call('saveReport', savedForm(local), { quiet: true })) }
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    if (isAbsence(error)) return { is: 'gone' }
    if (error.code !== refusalCode('listChanged')) throw error
    const held = isDetail(error.data) ? heldList(error.data) : await readList(customerId, local.reportMainId)
    return held === null ? { is: 'gone' } : { is: 'newer', held }
  }
}

/**
 * What the account holds for a list: the list it was saved to, else of those of its candidate the one this phone used
 * last or the latest; null: nothing. Rejects with CallError.
 */
export async function lookFor(local: ChoiceList, customerId: number): Promise<HeldList | null> {
  if (local.reportMainId !== 0) return readList(customerId, local.reportMainId)
  const { list } = await call(
    'mainReportList',
    { customerId, order: 'desc', pageNo: 1, pageSize: ALL },
    QUIET,
  )
  const own = list.filter(({ choiceScore }) => choiceScore.scoreId === local.scoreId)
  const lastUsed = readStored('reportMainId')
  const found =
    own.find((one) => one.reportMainId === lastUsed) ??
    own.reduce<SavedListHead | undefined>(later, undefined)
  return found === undefined ? null : readList(customerId, found.reportMainId)
}

/** One list of the account, to be opened on this phone. Rejects with CallError. */
export async function readHeldList(asked: {
  readonly customerId: number
  readonly reportMainId: number
  readonly isExpert: boolean
}): Promise<HeldList> {
  return heldList(await readDetail(asked.customerId, asked.reportMainId, asked.isExpert))
}

/** The list as an Excel file. Rejects with CallError. */
export function exportList(heldId: number): Promise<Blob> {
  return call('reportExport', { reportMainId: heldId })
}

const ALL = callLimits('mainReportList').pageSize.maximum
const QUIET = { quiet: true }

async function readList(customerId: number, heldId: number): Promise<HeldList | null> {
  try {
    return heldList(await readDetail(customerId, heldId, false))
  } catch (error) {
    if (error instanceof CallError && isAbsence(error)) return null
    throw error
  }
}

async function readDetail(customerId: number, heldId: number, isExpert: boolean): Promise<SavedList> {
  const input = {
    customerId,
    reportMainId: heldId,
    isExpert: isExpert ? 1 : 0,
    detailLevel: 2,
    encryptType: 0,
  }
  const detail = await call('mainReportDetail', input, QUIET)
  if (!isDetail(detail)) throw new CallError('transport', '志愿表内容无法读取', 200, null)
  return detail
}

/** Deleted on another phone, or not this account's. */
function isAbsence({ code }: CallError): boolean {
  return code === refusalCode('notYours') || code === refusalCode('listDeleted')
}

function later(a: SavedListHead | undefined, b: SavedListHead): SavedListHead {
  return a !== undefined && a.updatedAt >= b.updatedAt ? a : b
}

function isDetail(value: unknown): value is SavedList {
  return typeof value === 'object' && value !== null && 'batchList' in value && 'reportMainId' in value
}
