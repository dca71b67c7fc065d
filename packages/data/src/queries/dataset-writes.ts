import type { Kysely } from 'kysely'
import type { Database } from '../schema/database.ts'
import type { DatasetKind } from '../schema/reference.ts'

/** What is known of a dataset before its rows are read. */
export interface DatasetHead {
  readonly source: string
  readonly kind: DatasetKind
  readonly sha256: string
  readonly rulesSha256: string
  readonly origin: string | null
  readonly note: string | null
  readonly priority: number
  readonly importedAt: Date
}

/** A dataset as it stands. */
export interface StandingDataset {
  readonly datasetId: number
  readonly sha256: string
  readonly rulesSha256: string
  readonly rowsRead: number
  readonly rowsLoaded: number
  readonly rowsRejected: number
}

/** The dataset that a source has been loaded as; undefined when it never was. */
export function findDataset(db: Kysely<Database>, source: string): Promise<StandingDataset | undefined> {
  return db
    .selectFrom('dataset')
    .select([
      'dataset_id as datasetId',
      'sha256',
      'rules_sha256 as rulesSha256',
      'rows_read as rowsRead',
      'rows_loaded as rowsLoaded',
      'rows_rejected as rowsRejected',
    ])
    .where('source', '=', source)
    .executeTakeFirst()
}

/** Enters a dataset, or what is new of one that stands; its id stays. */
export async function putDataset(db: Kysely<Database>, head: DatasetHead): Promise<number> {
  const values = {
    kind: head.kind,
    sha256: head.sha256,
    rules_sha256: head.rulesSha256,
    origin: head.origin,
    note: head.note,
    is_demo: false,
    priority: head.priority,
    imported_at: head.importedAt,
  }
  const row = await db
    .insertInto('dataset')
    .values({ source: head.source, ...values, rows_read: 0, rows_loaded: 0, rows_rejected: 0 })
    .onConflict((conflict) => conflict.column('source').doUpdateSet(values))
    .returning('dataset_id')
    .executeTakeFirstOrThrow()
  return row.dataset_id
}

/** How many rows a dataset was made of. */
export async function countDatasetRows(
  db: Kysely<Database>,
  datasetId: number,
  rows: { readonly read: number; readonly loaded: number; readonly rejected: number },
): Promise<void> {
  await db
    .updateTable('dataset')
    .set({ rows_read: rows.read, rows_loaded: rows.loaded, rows_rejected: rows.rejected })
    .where('dataset_id', '=', datasetId)
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

/** Says anew what a dataset holds. */
export async function replaceSlices(
  db: Kysely<Database>,
  datasetId: number,
  kind: DatasetKind,
  slices: readonly Slice[],
): Promise<void> {
  await db.deleteFrom('dataset_slice').where('dataset_id', '=', datasetId).execute()
  for (let from = 0; from < slices.length; from += 500) {
    await db
      .insertInto('dataset_slice')
      .values(
        slices.slice(from, from + 500).map(({ provId, year, track, level, rows }) => ({
          dataset_id: datasetId,
          prov_id: provId,
          year,
          track,
          kind,
          level,
          row_count: rows,
        })),
      )
      .execute()
  }
}
