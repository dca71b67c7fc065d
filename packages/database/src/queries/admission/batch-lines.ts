import type { Track } from '@wenjin/engine'
import { PLAN_TYPES } from '@wenjin/engine'
import { sql } from 'kysely'
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

/** The lowest of a year's ordinary control lines of one batch. */
export interface LowestLine {
  readonly provId: number
  readonly year: number
  readonly track: Track
  readonly batchId: number
  readonly score: number
}

/** The lowest real control line of every batch, by province, year and track. */
export async function loadLowestLines(db: Kysely<Database>): Promise<LowestLine[]> {
  const { rows } = await sql<LowestLine>`
    select prov_id, year, track, batch_id, min(score)::float8 as score
    from batch_line join dataset using (dataset_id)
    where plan_type = ${PLAN_TYPES.ordinary} and batch_id is not null and track is not null and not is_demo
    group by prov_id, year, track, batch_id`.execute(db)
  return rows
}
