import type { ListBatchDetail, SavedListHead, SavedList } from '@wenjin/contract'
import type { ListHeadRow, SavedListRow } from '@wenjin/database/queries/admission/saved-lists'
import type { SavedCandidateRow } from '@wenjin/database/queries/admission/saved-candidates'
import { presentScore } from '../score/index.ts'

/** The filled batches of a stored list. */
export function batchesIn(row: SavedListRow): ListBatchDetail[] {
  return row.batchList as ListBatchDetail[]
}

export function presentHead(row: ListHeadRow, score: SavedCandidateRow): SavedListHead {
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

export function presentList(row: SavedListRow, score: SavedCandidateRow): SavedList {
  return { ...presentHead(row, score), batchList: batchesIn(row) }
}
