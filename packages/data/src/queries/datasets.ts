import type { Kysely } from 'kysely'
import type { Database } from '../schema/database.ts'
import type { DatasetKind } from '../schema/reference.ts'

/** A dataset: one source file, or the demo generator's. */
export interface DatasetRow {
  readonly datasetId: number
  readonly source: string
  readonly kind: DatasetKind
  readonly origin: string | null
  readonly note: string | null
  readonly isDemo: boolean
  readonly priority: number
  readonly rowsRead: number
  readonly rowsLoaded: number
  readonly rowsRejected: number
  readonly importedAt: Date
}

/** What a dataset holds of a province, year and track; track '' where its rows name none. */
export interface SliceRow {
  readonly datasetId: number
  readonly source: string
  readonly isDemo: boolean
  readonly kind: DatasetKind
  readonly provId: number
  readonly year: number
  readonly track: string
  /** Of admission lines: 1 school, 2 group, 3 major; 0 otherwise. */
  readonly level: number
  readonly rows: number
  readonly importedAt: Date
}

/** Every dataset that is loaded, by kind and name. */
export function listDatasets(db: Kysely<Database>): Promise<DatasetRow[]> {
  return db
    .selectFrom('dataset')
    .select([
      'dataset_id as datasetId',
      'source',
      'kind',
      'origin',
      'note',
      'is_demo as isDemo',
      'priority',
      'rows_read as rowsRead',
      'rows_loaded as rowsLoaded',
      'rows_rejected as rowsRejected',
      'imported_at as importedAt',
    ])
    .orderBy('kind')
    .orderBy('source')
    .execute()
}

/** How many rows of universities, majors and high schools are a dataset's own, by its id. */
export async function countListRows(db: Kysely<Database>): Promise<Map<number, number>> {
  const counts = new Map<number, number>()
  for (const table of ['university', 'major', 'high_school'] as const) {
    const rows = await db
      .selectFrom(table)
      .select(({ fn }) => ['dataset_id as datasetId', fn.countAll<number>().as('rows')])
      .where('dataset_id', 'is not', null)
      .groupBy('dataset_id')
      .$narrowType<{ datasetId: number }>()
      .execute()
    for (const { datasetId, rows: own } of rows) counts.set(datasetId, own)
  }
  return counts
}

/** What is loaded of each province, or of one, by province, kind, year (newest first), track and source. */
export function listSlices(db: Kysely<Database>, provId?: number): Promise<SliceRow[]> {
  return db
    .selectFrom('dataset_slice')
    .innerJoin('dataset', 'dataset.dataset_id', 'dataset_slice.dataset_id')
    .select([
      'dataset.dataset_id as datasetId',
      'source',
      'is_demo as isDemo',
      'dataset_slice.kind as kind',
      'prov_id as provId',
      'year',
      'track',
      'level',
      'row_count as rows',
      'imported_at as importedAt',
    ])
    .$if(provId !== undefined, (query) => query.where('prov_id', '=', provId!))
    .orderBy('prov_id')
    .orderBy('dataset_slice.kind')
    .orderBy('year', 'desc')
    .orderBy('track')
    .orderBy('level')
    .orderBy('priority')
    .orderBy('source')
    .execute()
}
