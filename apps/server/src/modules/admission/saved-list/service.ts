import { RESTORE_DAYS } from '@wenjin/contract'
import type { CallInput, Calls, ListBatchDetail } from '@wenjin/contract'
import { withCustomerLocked } from '@wenjin/database/queries/account/customers'
import { DAY_MS } from '@wenjin/engine'
import {
  changeList,
  countLists,
  findList,
  insertList,
  newestList,
} from '@wenjin/database/queries/admission/saved-lists'
import { findScore } from '@wenjin/database/queries/admission/saved-candidates'
import type { SavedListRow } from '@wenjin/database/queries/admission/saved-lists'
import type { SavedCandidateRow } from '@wenjin/database/queries/admission/saved-candidates'
import type { Deps } from '../../../deps.ts'
import type { SignedInCaller } from '../../../kernel/caller.ts'
import { refuse } from '../../../kernel/refusal.ts'
import type { Books } from '../plan/index.ts'
import { checkBatches } from './check.ts'
import { batchesIn, presentList } from './present.ts'

/** Lists one customer may hold. */
const MAX_LISTS = 1_000
/** A new list that equals the newest one and comes within this time is the same request again. */
const SAME_REQUEST_MS = 60_000

export interface SavedLists {
  /** A customer's own list, deleted ones too when asked for. Throws Refusal 40301. */
  own(listId: number, caller: SignedInCaller, withDeleted?: boolean): Promise<SavedListRow>
  scoreOf(row: SavedListRow): Promise<SavedCandidateRow>
  save(
    input: CallInput<Calls['saveReport']>,
    score: SavedCandidateRow,
    caller: SignedInCaller,
  ): Promise<SavedListRow>
  copy(row: SavedListRow, name: string | undefined, caller: SignedInCaller): Promise<SavedListRow>
  remove(row: SavedListRow, now: Date): Promise<void>
  restore(row: SavedListRow, now: Date): Promise<SavedListRow>
  rename(row: SavedListRow, name: string, now: Date): Promise<SavedListRow>
}

export function savedListsOf({ connection: { db } }: Deps, books: Books): SavedLists {
  const scoreOf: SavedLists['scoreOf'] = async (row) => {
    const score = await findScore(db, row.scoreId)
    if (score === undefined) throw new Error(`saved list ${row.reportMainId} has no candidate`)
    return score
  }

  const own: SavedLists['own'] = async (listId, caller, withDeleted = false) => {
    const row = await findList(db, listId)
    const { customerId, tenantId } = caller.customer
    if (row === undefined || row.customerId !== customerId || row.tenantId !== tenantId)
      throw refuse.notYours()
    if (row.deletedAt !== null && !withDeleted)
      throw canBeUndone(row.deletedAt, caller.now) ? refuse.listDeleted() : refuse.gone()
    return row
  }

  async function checked(
    batchList: CallInput<Calls['saveReport']>['batchList'],
    score: SavedCandidateRow,
    before: readonly ListBatchDetail[],
  ): Promise<ListBatchDetail[]> {
    const book = await books.book(score.provId, score.track, score.year)
    return checkBatches({ provId: score.provId, subjects: score.subjects, book, before }, batchList)
  }

  /** Stores a new list, unless the newest one is this very request come twice (`isRepeat`): then that one. */
  function insert(
    caller: SignedInCaller,
    list: {
      scoreId: number
      name: string | undefined
      batchList: readonly ListBatchDetail[]
      expertParams: object | null
    },
    isRepeat: (newest: SavedListRow) => boolean,
  ): Promise<SavedListRow> {
    const { customerId, tenantId } = caller.customer
    return withCustomerLocked(db, customerId, async (locked) => {
      const newest = await newestList(locked, customerId)
      if (newest !== undefined && isRepeat(newest)) return newest
      const count = await countLists(locked, customerId)
      refuseTooMany(count)
      const name = list.name ?? `志愿表${count + 1}`
      return insertList(locked, { ...list, tenantId, customerId, name }, caller.now)
    })
  }

  return {
    own,
    scoreOf,

    async save(input, score, caller) {
      const { now } = caller
      const name = input.name?.trim()
      if (input.reportMainId === undefined || input.reportMainId === null) {
        const batchList = await checked(input.batchList, score, [])
        const list = { scoreId: score.scoreId, name, batchList, expertParams: null }
        return insert(caller, list, (newest) => isSameRequest(newest, list, now))
      }
      if (input.version === undefined) throw refuse.missing('version')
      const row = await own(input.reportMainId, caller)
      const batchList = await checked(input.batchList, score, batchesIn(row))
      const change = {
        scoreId: score.scoreId,
        batchList,
        ...(name === undefined ? {} : { name }),
      }
      const saved = await changeList(db, row.reportMainId, change, now, input.version)
      if (saved !== undefined) return saved
      const current = await own(input.reportMainId, caller)
      throw refuse.listChanged({ data: presentList(current, await scoreOf(current)) })
    },

    copy(row, name, caller) {
      const { scoreId, expertParams } = row
      const batchList = batchesIn(row)
      const list = { scoreId, name: name ?? copyName(row.name), batchList, expertParams }
      return insert(caller, list, () => false)
    },

    async remove(row, now) {
      if (row.deletedAt === null) await changeList(db, row.reportMainId, { deletedAt: now }, now)
    },

    async restore(row, now) {
      if (row.deletedAt === null) return row
      if (!canBeUndone(row.deletedAt, now)) throw refuse.undoExpired()
      refuseTooMany(await countLists(db, row.customerId))
      return (await changeList(db, row.reportMainId, { deletedAt: null }, now)) ?? row
    },

    rename: async (row, name, now) => (await changeList(db, row.reportMainId, { name }, now)) ?? row,
  }
}

function canBeUndone(deletedAt: Date, now: Date): boolean {
  return now.getTime() - deletedAt.getTime() <= RESTORE_DAYS * DAY_MS
}

function refuseTooMany(count: number): void {
  if (count >= MAX_LISTS) throw refuse.listsFull(MAX_LISTS)
}

function isSameRequest(
  newest: SavedListRow,
  { scoreId, name, batchList }: { scoreId: number; name: string | undefined; batchList: ListBatchDetail[] },
  now: Date,
): boolean {
  return (
    newest.scoreId === scoreId &&
    newest.version === 1 &&
    now.getTime() - newest.createdAt.getTime() < SAME_REQUEST_MS &&
    (name === undefined || name === newest.name) &&
    JSON.stringify(batchKey(batchesIn(newest))) === JSON.stringify(batchKey(batchList))
  )
}

/** What makes two lists the same: choices, order, obedience, majors. */
function batchKey(batches: readonly ListBatchDetail[]): unknown {
  return batches.map((batch) => [
    batch.batchId,
    batch.reportUnivList.map((one) => [one.planId, one.isObey, one.majorList.map((major) => major.planId)]),
  ])
}

/** The name of a copy, within the 40 characters a name may have. */
function copyName(name: string): string {
  return `${[...name].slice(0, 37).join('')} 副本`
}
