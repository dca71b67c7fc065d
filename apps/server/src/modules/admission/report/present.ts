import type { ReportBatchDetail, ReportMain, ReportMainDetail } from '@wenjin/contract'
import type { ReportHead, ReportRow } from '@wenjin/database/queries/admission/reports'
import type { ChoiceScoreRow } from '@wenjin/database/queries/admission/scores'
import { presentScore } from '../score/index.ts'

/** The filled batches of a stored list. */
export function batchesIn(row: ReportRow): ReportBatchDetail[] {
  return row.batchList as ReportBatchDetail[]
}

export function presentReport(row: ReportHead, score: ChoiceScoreRow): ReportMain {
  return {
    reportMainId: row.reportMainId,
    name: row.name,
    version: row.version,
    choiceScore: presentScore(score),
    univNum: row.univNum,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}

export function presentReportDetail(row: ReportRow, score: ChoiceScoreRow): ReportMainDetail {
  return { ...presentReport(row, score), batchList: batchesIn(row) }
}
