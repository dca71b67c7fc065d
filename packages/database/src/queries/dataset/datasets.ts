import type { Kysely, Selectable } from 'kysely'
import type { Database } from '../../schema/database.ts'
import type { DatasetKind, DatasetTable } from '../../schema/reference.ts'

const datasetColumns = [
  'datasetId',
  'source',
  'kind',
  'origin',
  'note',
  'isDemo',
  'priority',
  'rowsRead',
  'rowsLoaded',
  'rowsRejected',
  'importedAt',
] as const

/** A dataset: one source file, or the demo generator's. */
export type DatasetRow = Readonly<Pick<Selectable<DatasetTable>, (typeof datasetColumns)[number]>>

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
  return db.selectFrom('dataset').select(datasetColumns).orderBy('kind').orderBy('source').execute()
}

/** Whether anything is loaded. */
export async function hasDatasets(db: Kysely<Database>): Promise<boolean> {
  return (await db.selectFrom('dataset').select('datasetId').limit(1).executeTakeFirst()) !== undefined
}

/** How many rows of universities, majors and high schools are a dataset's own, by its id. */
export async function countListRows(db: Kysely<Database>): Promise<Map<number, number>> {
  const counts = new Map<number, number>()
  for (const table of ['university', 'major', 'highSchool'] as const) {
    const rows = await db
      .selectFrom(table)
      .select(({ fn }) => ['datasetId', fn.countAll<number>().as('rows')])
      .where('datasetId', 'is not', null)
      .groupBy('datasetId')
      .$narrowType<{ datasetId: number }>()
      .execute()
    for (const { datasetId, rows: own } of rows) counts.set(datasetId, own)
  }
  return counts
}

/** What is loaded of each province, or of one, by province, kind, year (newest first), track and source. */
export function listSlices(db: Kysely<Database>, provId?: number): Promise<SliceRow[]> {
  return db
    .selectFrom('datasetSlice')
    .innerJoin('dataset', 'dataset.datasetId', 'datasetSlice.datasetId')
    .select([
      'dataset.datasetId',
      'source',
      'isDemo',
      'datasetSlice.kind',
      'provId',
      'year',
      'track',
      'level',
      'rowCount as rows',
      'importedAt',
    ])
    .$if(provId !== undefined, (query) => query.where('provId', '=', provId!))
    .orderBy('provId')
    .orderBy('datasetSlice.kind')
    .orderBy('year', 'desc')
    .orderBy('track')
    .orderBy('level')
    .orderBy('priority')
    .orderBy('source')
    .execute()
}
