import { batchesOf } from '@wenjin/engine'
import type { Kysely, Selectable } from 'kysely'
import type { Database } from '../../schema/database.ts'
import type { UniversityTable, MajorTable } from '../../schema/reference.ts'
import { LINE_LEVELS } from '../../schema/tables.ts'

const universityColumns = [
  'univId',
  'name',
  'areaId',
  'city',
  'level',
  'ownership',
  'department',
  'departmentName',
  'kind',
  'features',
] as const

export type UniversityRow = Readonly<Pick<Selectable<UniversityTable>, (typeof universityColumns)[number]>>

/** All universities, in the order of their ids. */
export function loadUniversities(db: Kysely<Database>): Promise<UniversityRow[]> {
  return db.selectFrom('university').select(universityColumns).orderBy('univId').execute()
}

/** How many universities there are in each place, as the lists call it. */
export function listUniversityCities(
  db: Kysely<Database>,
): Promise<{ readonly areaId: number; readonly city: string; readonly univNum: number }[]> {
  return db
    .selectFrom('university')
    .select((eb) => ['areaId', 'city', eb.fn.countAll<number>().as('univNum')])
    .groupBy(['areaId', 'city'])
    .execute()
}

const majorColumns = ['code', 'name', 'classCode', 'className', 'categoryName', 'level'] as const

export type MajorRow = Readonly<Pick<Selectable<MajorTable>, (typeof majorColumns)[number]>>

/** The catalogue, in the order of its codes. */
export function loadMajors(db: Kysely<Database>): Promise<MajorRow[]> {
  return db.selectFrom('major').select(majorColumns).orderBy('code').execute()
}

/** A province with a score-rank table. */
export interface OpenProvince {
  readonly provId: number
  /** All of it is made up. */
  readonly demo: boolean
  /** There are units to choose from: of a track that its newest score-rank table has, as the province chooses them. */
  readonly fillable: boolean
}

/** Provinces that can tell a rank. Lines of tracks or units that the province has no more make it no place to fill from. */
export async function listOpenProvinces(db: Kysely<Database>): Promise<OpenProvince[]> {
  const rows = await db
    .selectFrom('datasetSlice')
    .innerJoin('dataset', 'dataset.datasetId', 'datasetSlice.datasetId')
    .select(['provId', 'datasetSlice.kind', 'isDemo', 'year', 'track', 'level'])
    .distinct()
    .where('datasetSlice.kind', 'in', ['score_rank', 'plan', 'admission'])
    .execute()
  const byProvince = [...Map.groupBy(rows, (row) => row.provId)].sort(([a], [b]) => a - b)
  return byProvince.flatMap(([provId, own]) => {
    const tables = own.filter(({ kind }) => kind === 'score_rank')
    if (tables.length === 0) return []
    const newest = Math.max(...tables.map(({ year }) => year))
    const tracks = new Set(tables.flatMap(({ year, track }) => (year === newest ? [track] : [])))
    const levels = new Set<number>(batchesOf(provId).map(({ unit }) => LINE_LEVELS[unit]))
    const fillable = own.some(
      ({ kind, track, level }) =>
        tracks.has(track) && (kind === 'plan' || (kind === 'admission' && levels.has(level))),
    )
    return [{ provId, demo: own.every((row) => row.isDemo), fillable }]
  })
}
