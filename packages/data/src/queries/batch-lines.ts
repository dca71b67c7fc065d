import type { Track } from '@wenjin/engine'
import { PLAN_TYPES } from '@wenjin/engine'
import type { Kysely } from 'kysely'
import type { Database } from '../schema/database.ts'
import { sourceName } from './source-name.ts'

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
    .selectFrom('batch_line')
    .innerJoin('dataset', 'dataset.dataset_id', 'batch_line.dataset_id')
    .select(['batch_id as batchId', 'year', 'score', sourceName.as('source')])
    .where('prov_id', '=', provId)
    .where((eb) => eb.or([eb('track', '=', track), eb('track', 'is', null)]))
    .where('plan_type', '=', PLAN_TYPES.ordinary)
    .where('batch_id', 'is not', null)
    .orderBy('year', 'desc')
    .orderBy('priority')
    .orderBy('dataset.source')
    .orderBy('line_no')
    .execute()
  return rows.map((row) => ({ ...row, batchId: row.batchId ?? 0 }))
}
