import type { CallInput, Calls, ReportBatchDetail } from '@wenjin/contract'
import { withCustomerLocked } from '@wenjin/database/queries/account/customers'
import {
  changeReport,
  countReports,
  findReport,
  insertReport,
  newestReport,
} from '@wenjin/database/queries/admission/reports'
import { findScore } from '@wenjin/database/queries/admission/scores'
import type { ReportRow } from '@wenjin/database/queries/admission/reports'
import type { ChoiceScoreRow } from '@wenjin/database/queries/admission/scores'
import type { Deps, SignedInCaller } from '../../../deps.ts'
import { refuse } from '../../../kernel/refusal.ts'
import type { Library } from '../plan/index.ts'
import { checkBatches } from './check.ts'
import { batchesIn, presentReportDetail } from './present.ts'

/** Lists one customer may hold. */
const MOST_REPORTS = 1_000
/** For how long a deleted list can be restored. */
const UNDO_DAYS = 30
const DAY = 86_400_000
/** A new list that equals the newest one and comes within this time is the same request again. */
const SAME_REQUEST = 60_000

export interface Reports {
  /** A customer's own list, deleted ones too when asked for. Throws Refusal 40301. */
  own(reportMainId: number, caller: SignedInCaller, withDeleted?: boolean): Promise<ReportRow>
  scoreOf(row: ReportRow): Promise<ChoiceScoreRow>
  save(
    input: CallInput<Calls['saveReport']>,
    score: ChoiceScoreRow,
    caller: SignedInCaller,
  ): Promise<ReportRow>
  copy(row: ReportRow, name: string | undefined, caller: SignedInCaller): Promise<ReportRow>
  remove(row: ReportRow, now: Date): Promise<void>
  restore(row: ReportRow, now: Date): Promise<ReportRow>
  rename(row: ReportRow, name: string, now: Date): Promise<ReportRow>
}

export function reportsOf({ connection: { db } }: Deps, library: Library): Reports {
  const scoreOf: Reports['scoreOf'] = async (row) => {
    const score = await findScore(db, row.scoreId)
    if (score === undefined) throw new Error(`report ${row.reportMainId} without its score`)
    return score
  }

  const own: Reports['own'] = async (reportMainId, caller, withDeleted = false) => {
    const row = await findReport(db, reportMainId)
    const { customerId, tenantId } = caller.customer
    if (row === undefined || row.customerId !== customerId || row.tenantId !== tenantId)
      throw refuse.notYours()
    if (row.deletedAt !== null && !withDeleted)
      throw canBeUndone(row.deletedAt, caller.now) ? refuse.reportDeleted() : refuse.gone()
    return row
  }

  async function checked(
    batchList: CallInput<Calls['saveReport']>['batchList'],
    score: ChoiceScoreRow,
    before: readonly ReportBatchDetail[],
  ): Promise<ReportBatchDetail[]> {
    const book = await library.book(score.provId, score.track, score.year)
    return checkBatches({ provId: score.provId, subjects: score.subjects, book, before }, batchList)
  }

  /** Stores a new list, unless the newest one is this very request come twice (`isRepeat`): then that one. */
  function insert(
    caller: SignedInCaller,
    list: {
      scoreId: number
      name: string | undefined
      batchList: readonly ReportBatchDetail[]
      expertParams: object | null
    },
    isRepeat: (newest: ReportRow) => boolean,
  ): Promise<ReportRow> {
    const { customerId, tenantId } = caller.customer
    return withCustomerLocked(db, customerId, async (locked) => {
      const newest = await newestReport(locked, customerId)
      if (newest !== undefined && isRepeat(newest)) return newest
      const count = await countReports(locked, customerId)
      refuseTooMany(count)
      const name = list.name ?? `志愿表${count + 1}`
      return insertReport(locked, { ...list, tenantId, customerId, name }, caller.now)
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
      const saved = await changeReport(db, row.reportMainId, change, now, input.version)
      if (saved !== undefined) return saved
      const current = await own(input.reportMainId, caller)
      throw refuse.reportChanged({ data: presentReportDetail(current, await scoreOf(current)) })
    },

    copy(row, name, caller) {
      const { scoreId, expertParams } = row
      const batchList = batchesIn(row)
      const list = { scoreId, name: name ?? copyName(row.name), batchList, expertParams }
      return insert(caller, list, () => false)
    },

    async remove(row, now) {
      if (row.deletedAt === null) await changeReport(db, row.reportMainId, { deletedAt: now }, now)
    },

    async restore(row, now) {
      if (row.deletedAt === null) return row
      if (!canBeUndone(row.deletedAt, now)) throw refuse.undoExpired()
      refuseTooMany(await countReports(db, row.customerId))
      return (await changeReport(db, row.reportMainId, { deletedAt: null }, now)) ?? row
    },

    rename: async (row, name, now) => (await changeReport(db, row.reportMainId, { name }, now)) ?? row,
  }
}

function canBeUndone(deletedAt: Date, now: Date): boolean {
  return now.getTime() - deletedAt.getTime() <= UNDO_DAYS * DAY
}

function refuseTooMany(count: number): void {
  if (count >= MOST_REPORTS) throw refuse.reportsFull(MOST_REPORTS)
}

function isSameRequest(
  newest: ReportRow,
  { scoreId, name, batchList }: { scoreId: number; name: string | undefined; batchList: ReportBatchDetail[] },
  now: Date,
): boolean {
  return (
    newest.scoreId === scoreId &&
    newest.version === 1 &&
    now.getTime() - newest.createdAt.getTime() < SAME_REQUEST &&
    (name === undefined || name === newest.name) &&
    JSON.stringify(batchKey(batchesIn(newest))) === JSON.stringify(batchKey(batchList))
  )
}

/** What makes two lists the same: choices, order, obedience, majors. */
function batchKey(batches: readonly ReportBatchDetail[]): unknown {
  return batches.map((batch) => [
    batch.batchId,
    batch.reportUnivList.map((one) => [one.planId, one.isObey, one.majorList.map((major) => major.planId)]),
  ])
}

/** The name of a copy, within the 40 characters a name may have. */
function copyName(name: string): string {
  return `${[...name].slice(0, 37).join('')} 副本`
}
