import type { Track } from '@wenjin/engine'
import { PLAN_TYPES } from '@wenjin/engine'
import type { Kysely } from 'kysely'
import type { Database } from '../../schema/database.ts'
import { sourceName } from '../dataset/source-name.ts'

export interface BatchLine {
  readonly batchId: number
  readonly year: number
  readonly score: number
  readonly source: string
}

/**
 * Ordinary control lines of a province and track, those that all its tracks share included; newest year first, best
 * source first.
 */
export async function loadBatchLines(
  db: Kysely<Database>,
  provId: number,
  track: Track,
): Promise<BatchLine[]> {
  const rows = await db
    .selectFrom('batchLine')
    .innerJoin('dataset', 'dataset.datasetId', 'batchLine.datasetId')
    .select(['batchId', 'year', 'score', sourceName.as('source')])
    .where('provId', '=', provId)
    .where((eb) => eb.or([eb('track', '=', track), eb('track', 'is', null)]))
    .where('planType', '=', PLAN_TYPES.ordinary)
    .where('batchId', 'is not', null)
    .orderBy('year', 'desc')
    .orderBy('priority')
    .orderBy('dataset.source')
    .orderBy('lineNo')
    .execute()
  return rows.map((row) => ({ ...row, batchId: row.batchId ?? 0 }))
}
