import type { Kysely, Selectable } from 'kysely'
import type { Database } from '../../schema/database.ts'
import type { UniversityTable, MajorTable } from '../../schema/reference.ts'

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

/** Provinces that have something to fill from: a score-rank table and units; demo when only demo datasets. */
export async function listOpenProvinces(
  db: Kysely<Database>,
): Promise<{ readonly provId: number; readonly demo: boolean }[]> {
  const rows = await db
    .selectFrom('datasetSlice')
    .innerJoin('dataset', 'dataset.datasetId', 'datasetSlice.datasetId')
    .select(['provId', 'datasetSlice.kind', 'isDemo'])
    .distinct()
    .where('datasetSlice.kind', 'in', ['score_rank', 'plan', 'admission'])
    .execute()
  const provinces = [...new Set(rows.map((row) => row.provId))].sort((a, b) => a - b)
  return provinces.flatMap((provId) => {
    const own = rows.filter((row) => row.provId === provId)
    const open = own.some((row) => row.kind === 'score_rank') && own.some((row) => row.kind !== 'score_rank')
    return open ? [{ provId, demo: own.every((row) => row.isDemo) }] : []
  })
}
