import { FEATURES, KINDS, PROVINCES } from '@wenjin/engine'
import type { Kysely } from 'kysely'
import type { Bulk } from '../connection.ts'
import { copyLine } from '../copy-text.ts'
import type { Database } from '../schema/database.ts'
import type { DatasetKind } from '../schema/reference.ts'
import { DEMO_MAJORS, DEMO_UNIVERSITIES } from './knowledge/index.ts'
import { plainSchoolName } from '../importers/schools/school-name.ts'

/** Demo datasets give way to any other. */
const PRIORITY = 1_000
const ORIGIN = '由程序生成'

/** Registers a demo dataset; resolves to its id. */
export async function insertDemoDataset(
  db: Kysely<Database>,
  source: string,
  kind: DatasetKind,
  rows: number,
  now: Date,
): Promise<number> {
  const { dataset_id } = await db
    .insertInto('dataset')
    .values({
      source,
      kind,
      sha256: '',
      origin: ORIGIN,
      is_demo: true,
      priority: PRIORITY,
      rows_read: rows,
      rows_loaded: rows,
      rows_rejected: 0,
      imported_at: now,
    })
    .returning('dataset_id')
    .executeTakeFirstOrThrow()
  return dataset_id
}

/** Writes universities and majors; resolves to the univ_id of each name. */
export async function writeReference({ db, copy }: Bulk, now: Date): Promise<Map<string, number>> {
  const areaOf = new Map(PROVINCES.map(({ name, provId }) => [name, provId]))
  const dataset = await insertDemoDataset(db, '示例数据·院校', 'university', DEMO_UNIVERSITIES.length, now)
  const columns = [
    'name',
    'name_key',
    'area_id',
    'city',
    'level',
    'ownership',
    'department',
    'kind',
    'features',
    'dataset_id',
  ]
  await copy(
    'university',
    columns,
    DEMO_UNIVERSITIES.map((one) =>
      copyLine([
        one.name,
        plainSchoolName(one.name),
        areaOf.get(one.provName) ?? 0,
        one.city,
        one.level,
        one.ownership,
        one.department,
        KINDS.indexOf(one.kind),
        one.features.reduce((mask, feature) => mask | (1 << (feature - FEATURES.f985)), 0),
        dataset,
      ]),
    ),
  )
  const majors = await insertDemoDataset(db, '示例数据·专业目录', 'major', DEMO_MAJORS.length, now)
  const majorColumns = [
    'code',
    'name',
    'class_code',
    'class_name',
    'category_code',
    'category_name',
    'level',
    'degree',
    'years',
    'dataset_id',
  ]
  await copy(
    'major',
    majorColumns,
    DEMO_MAJORS.map((one) =>
      copyLine([
        one.code,
        one.name,
        one.classCode,
        one.className,
        one.categoryCode,
        one.categoryName,
        one.level,
        one.degree,
        one.years,
        majors,
      ]),
    ),
  )
  const rows = await db.selectFrom('university').select(['name', 'univ_id']).execute()
  return new Map(rows.map((row) => [row.name, row.univ_id]))
}
