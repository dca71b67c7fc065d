import type { CallInput, Calls, ReportBatchDetail } from '@wenjin/contract'
import { changeReport, countReports, findReport, findScore, insertReport, listReports } from '@wenjin/data'
import type { ChoiceScoreRow, ReportRow } from '@wenjin/data'
import type { Deps, SignedInCaller } from '../../deps.ts'
import { Refusal } from '../../refusal.ts'
import type { Library } from '../plan/index.ts'
import { checkBatches } from './check.ts'
import { batchesIn, presentReportDetail } from './present.ts'

/** Lists one customer may hold. */
const MOST_REPORTS = 1_000
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
      throw new Refusal('40301')
    if (row.deletedAt !== null && !withDeleted) throw new Refusal('40006', '志愿表已删除，可在30天内恢复')
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

  async function insert(
    caller: SignedInCaller,
    scoreId: number,
    name: string | undefined,
    batchList: readonly ReportBatchDetail[],
  ): Promise<ReportRow> {
    const { customerId, tenantId } = caller.customer
    const count = await countReports(db, customerId)
    if (count >= MOST_REPORTS) throw new Refusal('40006', `最多保存${MOST_REPORTS}份志愿表，请先删除不用的`)
    const report = { tenantId, customerId, scoreId, name: name ?? `志愿表${count + 1}`, batchList }
    return insertReport(db, report, caller.now)
  }

  return {
    own,
    scoreOf,

    async save(input, score, caller) {
      const { now } = caller
      if (input.reportMainId === undefined || input.reportMainId === null) {
        const batchList = await checked(input.batchList, score, [])
        const [newest] = await listReports(db, caller.customer.customerId, {
          order: 'desc',
          offset: 0,
          limit: 1,
        })
        if (newest !== undefined && isSameRequest(newest, score.scoreId, input.name, batchList, now))
          return newest
        return insert(caller, score.scoreId, input.name, batchList)
      }
      if (input.version === undefined) throw new Refusal('40001', '缺少参数 version')
      const row = await own(input.reportMainId, caller)
      const batchList = await checked(input.batchList, score, batchesIn(row))
      const change = {
        scoreId: score.scoreId,
        batchList,
        ...(input.name === undefined ? {} : { name: input.name }),
      }
      const saved = await changeReport(db, row.reportMainId, change, now, input.version)
      if (saved !== undefined) return saved
      const current = await own(input.reportMainId, caller)
      throw new Refusal('40901', undefined, { data: presentReportDetail(current, await scoreOf(current)) })
    },

    copy: (row, name, caller) => insert(caller, row.scoreId, name ?? copyName(row.name), batchesIn(row)),

    async remove(row, now) {
      if (row.deletedAt === null) await changeReport(db, row.reportMainId, { deletedAt: now }, now)
    },

    async restore(row, now) {
      if (row.deletedAt === null) return row
      if (now.getTime() - row.deletedAt.getTime() > UNDO_DAYS * DAY)
        throw new Refusal('40006', '删除已超过30天，无法恢复')
      return (await changeReport(db, row.reportMainId, { deletedAt: null }, now)) ?? row
    },

    rename: async (row, name, now) => (await changeReport(db, row.reportMainId, { name }, now)) ?? row,
  }
}

function isSameRequest(
  newest: ReportRow,
  scoreId: number,
  name: string | undefined,
  batchList: readonly ReportBatchDetail[],
  now: Date,
): boolean {
  return (
    newest.scoreId === scoreId &&
    newest.version === 1 &&
    now.getTime() - newest.createdAt.getTime() < SAME_REQUEST &&
    (name === undefined || name === newest.name) &&
    JSON.stringify(batchKey(newest.batchList as ReportBatchDetail[])) === JSON.stringify(batchKey(batchList))
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
  return `${name.slice(0, 36)} 副本`
}
