import { PLAN_TYPES } from '@wenjin/engine'
import type { Section, Told, Track } from '@wenjin/engine'
import type { Kysely } from 'kysely'
import type { Database } from '../schema/database.ts'

/** How good the chances of one series would have been in its last year that can be judged. */
export interface ReliabilityRow {
  readonly track: Track
  /** As LINE_LEVELS has it. */
  readonly level: number
  readonly isVocational: boolean
  readonly year: number
  /** Units whose cut-off of the year came out, and those of them that were found in an earlier year. */
  readonly unitNum: number
  readonly matchedNum: number
  /** Years that they were found in, newest first. */
  readonly knownYears: readonly number[]
  /** Newest year the parameters were fitted on. */
  readonly fittedTo: number
  readonly brier: number
  /** Of the simple method with the best. */
  readonly simpleBrier: number
  readonly logLoss: number
  readonly calibrationError: number
  /** Share of cut-offs inside the 80 % interval. */
  readonly coverage: number
  readonly bins: readonly Told[]
  readonly sections: Readonly<Record<Section, Told>>
  readonly isDemo: boolean
}

/** What is known of the reliability of a province, newest year first; nothing while it is due to be made anew. */
export function listReliability(db: Kysely<Database>, provId: number): Promise<ReliabilityRow[]> {
  return db
    .selectFrom('reliability')
    .select([
      'track',
      'level',
      'is_vocational as isVocational',
      'year',
      'unit_num as unitNum',
      'matched_num as matchedNum',
      'known_years as knownYears',
      'fitted_to as fittedTo',
      'brier',
      'simple_brier as simpleBrier',
      'log_loss as logLoss',
      'calibration_error as calibrationError',
      'coverage',
      'bins',
      'sections',
      'is_demo as isDemo',
    ])
    .$narrowType<{ track: Track }>()
    .where('prov_id', '=', provId)
    .where('prov_id', 'not in', db.selectFrom('reliability_due').select('prov_id'))
    .orderBy('year', 'desc')
    .orderBy('track', 'desc')
    .orderBy('is_vocational')
    .orderBy('level')
    .execute()
}

/** Puts what is known of a province in the place of what was; returns how many rows went or came. */
export async function replaceReliability(
  db: Kysely<Database>,
  provId: number,
  rows: readonly ReliabilityRow[],
  now: Date,
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('reliability')
    .where('prov_id', '=', provId)
    .executeTakeFirstOrThrow()
  if (rows.length > 0) {
    const values = rows.map((row) => ({
      prov_id: provId,
      track: row.track,
      level: row.level,
      is_vocational: row.isVocational,
      year: row.year,
      unit_num: row.unitNum,
      matched_num: row.matchedNum,
      known_years: JSON.stringify(row.knownYears),
      fitted_to: row.fittedTo,
      brier: row.brier,
      simple_brier: row.simpleBrier,
      log_loss: row.logLoss,
      calibration_error: row.calibrationError,
      coverage: row.coverage,
      bins: JSON.stringify(row.bins),
      sections: JSON.stringify(row.sections),
      is_demo: row.isDemo,
      made_at: now,
    }))
    await db.insertInto('reliability').values(values).execute()
  }
  return Number(numDeletedRows) + rows.length
}

/** Says that lines or tables of provinces have changed: to be called in the transaction that changes them. */
export async function setReliabilityDue(db: Kysely<Database>, provinces: Iterable<number>): Promise<void> {
  const values = [...new Set(provinces)].map((provId) => ({ prov_id: provId }))
  if (values.length === 0) return
  await db
    .insertInto('reliability_due')
    .values(values)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The same of the provinces that a dataset has something of. */
export async function setDatasetDue(db: Kysely<Database>, datasetId: number): Promise<void> {
  const rows = await db
    .selectFrom('dataset_slice')
    .select('prov_id')
    .distinct()
    .where('dataset_id', '=', datasetId)
    .execute()
  await setReliabilityDue(
    db,
    rows.map((row) => row.prov_id),
  )
}

export async function listReliabilityDue(db: Kysely<Database>): Promise<number[]> {
  const rows = await db.selectFrom('reliability_due').select('prov_id').orderBy('prov_id').execute()
  return rows.map((row) => row.prov_id)
}

/**
 * Takes a province off those that are due, to be called before its lines are read: who changes them meanwhile waits for
 * this transaction and puts it back. false: another process has done it.
 */
export async function takeReliabilityDue(db: Kysely<Database>, provId: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('reliability_due')
    .where('prov_id', '=', provId)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** How many lines with a rank a batch of a track has at a level in a year; art and sport have none. */
export interface RankedCount {
  readonly track: Track
  readonly year: number
  readonly level: number
  readonly batchId: number
  readonly lines: number
}

/** Lines with a rank of a province. */
export function countRankedLines(db: Kysely<Database>, provId: number): Promise<RankedCount[]> {
  return db
    .selectFrom('admission_line')
    .select(({ fn }) => ['track', 'year', 'level', 'batch_id as batchId', fn.countAll<number>().as('lines')])
    .where('prov_id', '=', provId)
    .where('min_rank', '>=', 1)
    .where('plan_type', 'not in', [PLAN_TYPES.art, PLAN_TYPES.sport])
    .groupBy(['track', 'year', 'level', 'batch_id'])
    .$narrowType<{ track: Track }>()
    .execute()
}

/** Tracks of a province that demo data say something of. */
export async function listDemoTracks(db: Kysely<Database>, provId: number): Promise<Set<string>> {
  const rows = await db
    .selectFrom('dataset_slice')
    .innerJoin('dataset', 'dataset.dataset_id', 'dataset_slice.dataset_id')
    .select('track')
    .distinct()
    .where('prov_id', '=', provId)
    .where('is_demo', '=', true)
    .execute()
  return new Set(rows.map((row) => row.track))
}
