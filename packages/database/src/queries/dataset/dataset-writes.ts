import type { Kysely, Selectable } from 'kysely'
import type { Database } from '../../schema/database.ts'
import type { DatasetKind, DatasetTable } from '../../schema/reference.ts'

/** What is known of a dataset before its rows are read. */
export interface DatasetHead {
  readonly source: string
  readonly kind: DatasetKind
  readonly sha256: string
  readonly rulesSha256: string
  readonly origin: string | null
  readonly note: string | null
  readonly isDemo: boolean
  readonly priority: number
  readonly importedAt: Date
}

const standingDatasetColumns = [
  'datasetId',
  'sha256',
  'rulesSha256',
  'rowsRead',
  'rowsLoaded',
  'rowsRejected',
] as const

/** A dataset as it stands. */
export type StandingDataset = Readonly<
  Pick<Selectable<DatasetTable>, (typeof standingDatasetColumns)[number]>
>

/** The dataset that a source has been loaded as; undefined when it never was. */
export function findDataset(db: Kysely<Database>, source: string): Promise<StandingDataset | undefined> {
  return db
    .selectFrom('dataset')
    .select(standingDatasetColumns)
    .where('source', '=', source)
    .executeTakeFirst()
}

/** Enters a dataset, or what is new of one that stands; its id stays. */
export async function putDataset(db: Kysely<Database>, head: DatasetHead): Promise<number> {
  const row = await db
    .insertInto('dataset')
    .values({ ...head, rowsRead: 0, rowsLoaded: 0, rowsRejected: 0 })
    .onConflict((conflict) => conflict.column('source').doUpdateSet(head))
    .returning('datasetId')
    .executeTakeFirstOrThrow()
  return row.datasetId
}

/** How many rows a dataset was made of. */
export async function countDatasetRows(
  db: Kysely<Database>,
  datasetId: number,
  rows: { readonly read: number; readonly loaded: number; readonly rejected: number },
): Promise<void> {
  await db
    .updateTable('dataset')
    .set({ rowsRead: rows.read, rowsLoaded: rows.loaded, rowsRejected: rows.rejected })
    .where('datasetId', '=', datasetId)
    .execute()
}

/** One slice of a dataset. */
export interface Slice {
  readonly provId: number
  readonly year: number
  readonly track: string
  readonly level: number
  readonly rows: number
}

/** Replaces what is said of a dataset's content. */
export async function replaceSlices(
  db: Kysely<Database>,
  datasetId: number,
  kind: DatasetKind,
  slices: readonly Slice[],
): Promise<void> {
  await db.deleteFrom('datasetSlice').where('datasetId', '=', datasetId).execute()
  for (let from = 0; from < slices.length; from += 500) {
    await db
      .insertInto('datasetSlice')
      .values(
        slices.slice(from, from + 500).map(({ provId, year, track, level, rows }) => ({
          datasetId,
          provId,
          year,
          track,
          kind,
          level,
          rowCount: rows,
        })),
      )
      .execute()
  }
}
