import type { Kysely } from 'kysely'
import type { Database } from '../schema/database.ts'

export interface UniversityRow {
  readonly univId: number
  readonly name: string
  readonly areaId: number
  readonly city: string
  readonly level: number
  readonly ownership: number
  readonly department: number
  readonly departmentName: string
  readonly kind: number
  readonly features: number
}

/** All universities, in the order of their ids. */
export function loadUniversities(db: Kysely<Database>): Promise<UniversityRow[]> {
  return db
    .selectFrom('university')
    .select([
      'univ_id as univId',
      'name',
      'area_id as areaId',
      'city',
      'level',
      'ownership',
      'department',
      'department_name as departmentName',
      'kind',
      'features',
    ])
    .orderBy('univ_id')
    .execute()
}

/** How many universities there are in each place, as the lists call it. */
export function listUniversityCities(
  db: Kysely<Database>,
): Promise<{ readonly areaId: number; readonly city: string; readonly univNum: number }[]> {
  return db
    .selectFrom('university')
    .select((eb) => ['area_id as areaId', 'city', eb.fn.countAll<number>().as('univNum')])
    .groupBy(['area_id', 'city'])
    .execute()
}

export interface MajorRow {
  readonly code: string
  readonly name: string
  readonly classCode: string
  readonly className: string
  readonly categoryName: string
  readonly level: number
}

/** The catalogue, in the order of its codes. */
export function loadMajors(db: Kysely<Database>): Promise<MajorRow[]> {
  return db
    .selectFrom('major')
    .select([
      'code',
      'name',
      'class_code as classCode',
      'class_name as className',
      'category_name as categoryName',
      'level',
    ])
    .orderBy('code')
    .execute()
}

/** Provinces that have something to fill from: a score-rank table and units; demo when only demo datasets. */
export async function listOpenProvinces(
  db: Kysely<Database>,
): Promise<{ readonly provId: number; readonly demo: boolean }[]> {
  const rows = await db
    .selectFrom('dataset_slice')
    .innerJoin('dataset', 'dataset.dataset_id', 'dataset_slice.dataset_id')
    .select(['prov_id as provId', 'dataset_slice.kind', 'is_demo as isDemo'])
    .distinct()
    .where('dataset_slice.kind', 'in', ['score_rank', 'plan', 'admission'])
    .execute()
  const provinces = [...new Set(rows.map((row) => row.provId))].sort((a, b) => a - b)
  return provinces.flatMap((provId) => {
    const own = rows.filter((row) => row.provId === provId)
    const open = own.some((row) => row.kind === 'score_rank') && own.some((row) => row.kind !== 'score_rank')
    return open ? [{ provId, demo: own.every((row) => row.isDemo) }] : []
  })
}
