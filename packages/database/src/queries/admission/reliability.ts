import { PLAN_TYPES } from '@wenjin/engine'
import type { Track } from '@wenjin/engine'
import type { Kysely, Selectable } from 'kysely'
import type { Database } from '../../schema/database.ts'
import type { ReliabilityTable } from '../../schema/reliability.ts'

const reliabilityRowColumns = [
  'track',
  'level',
  'isVocational',
  'year',
  'unitNum',
  'matchedNum',
  'knownYears',
  'fittedTo',
  'brier',
  'simpleBrier',
  'logLoss',
  'calibrationError',
  'coverage',
  'bins',
  'sections',
  'isDemo',
] as const

/** How good the chances of one series would have been in its last year that can be judged. */
export type ReliabilityRow = Readonly<
  Pick<Selectable<ReliabilityTable>, (typeof reliabilityRowColumns)[number]>
>

/** What is known of the reliability of a province, newest year first; nothing while it is due. */
export function listReliability(db: Kysely<Database>, provId: number): Promise<ReliabilityRow[]> {
  return db
    .selectFrom('reliability')
    .select(reliabilityRowColumns)
    .where('provId', '=', provId)
    .where('provId', 'not in', db.selectFrom('reliabilityDue').select('provId'))
    .orderBy('year', 'desc')
    .orderBy('track', 'desc')
    .orderBy('isVocational')
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
    .where('provId', '=', provId)
    .executeTakeFirstOrThrow()
  if (rows.length > 0) {
    const values = rows.map((row) => ({
      ...row,
      provId,
      knownYears: JSON.stringify(row.knownYears),
      bins: JSON.stringify(row.bins),
      sections: JSON.stringify(row.sections),
      madeAt: now,
    }))
    await db.insertInto('reliability').values(values).execute()
  }
  return Number(numDeletedRows) + rows.length
}

/** Marks provinces whose lines or tables have changed. Call it in the transaction that changes them. */
export async function setReliabilityDue(db: Kysely<Database>, provinces: Iterable<number>): Promise<void> {
  const values = [...new Set(provinces)].map((provId) => ({ provId }))
  if (values.length === 0) return
  await db
    .insertInto('reliabilityDue')
    .values(values)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The same of the provinces that a dataset has something of. */
export async function setDatasetDue(db: Kysely<Database>, datasetId: number): Promise<void> {
  const rows = await db
    .selectFrom('datasetSlice')
    .select('provId')
    .distinct()
    .where('datasetId', '=', datasetId)
    .execute()
  await setReliabilityDue(
    db,
    rows.map((row) => row.provId),
  )
}

export async function listReliabilityDue(db: Kysely<Database>): Promise<number[]> {
  const rows = await db.selectFrom('reliabilityDue').select('provId').orderBy('provId').execute()
  return rows.map((row) => row.provId)
}

/**
 * Takes a province off those that are due, to be called before its lines are read: who changes them meanwhile waits for
 * this transaction and puts it back. false: another process has done it.
 */
export async function takeReliabilityDue(db: Kysely<Database>, provId: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('reliabilityDue')
    .where('provId', '=', provId)
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
    .selectFrom('admissionLine')
    .select(({ fn }) => ['track', 'year', 'level', 'batchId', fn.countAll<number>().as('lines')])
    .where('provId', '=', provId)
    .where('minRank', '>=', 1)
    .where('planType', 'not in', [PLAN_TYPES.art, PLAN_TYPES.sport])
    .groupBy(['track', 'year', 'level', 'batchId'])
    .execute()
}

/** Tracks of a province that demo data say something of. */
export async function listDemoTracks(db: Kysely<Database>, provId: number): Promise<Set<string>> {
  const rows = await db
    .selectFrom('datasetSlice')
    .innerJoin('dataset', 'dataset.datasetId', 'datasetSlice.datasetId')
    .select('track')
    .distinct()
    .where('provId', '=', provId)
    .where('isDemo', '=', true)
    .execute()
  return new Set(rows.map((row) => row.track))
}
