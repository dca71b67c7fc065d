import { FEATURES, KINDS, PROVINCES } from '@wenjin/engine'
import type { Bulk } from '@wenjin/database/connect/connection'
import { copyLine } from '@wenjin/database/connect/copy-text'
import { countDatasetRows, putDataset } from '@wenjin/database/queries/dataset/dataset-writes'
import { loadUniversities } from '@wenjin/database/queries/library/universities'
import type { DatasetKind } from '@wenjin/database/schema/reference'
import { DEMO_MAJORS, DEMO_UNIVERSITIES } from './knowledge/index.ts'
import { plainSchoolName } from '../schools/school-name.ts'

/** Demo datasets give way to any other. */
const PRIORITY = 1_000
const ORIGIN = '由程序生成'

/** Registers a demo dataset; resolves to its id. */
export async function insertDemoDataset(
  db: Bulk['db'],
  source: string,
  kind: DatasetKind,
  rows: number,
  now: Date,
): Promise<number> {
  const datasetId = await putDataset(db, {
    source,
    kind,
    sha256: '',
    rulesSha256: '',
    origin: ORIGIN,
    note: null,
    isDemo: true,
    priority: PRIORITY,
    importedAt: now,
  })
  await countDatasetRows(db, datasetId, { read: rows, loaded: rows, rejected: 0 })
  return datasetId
}

/** Writes universities and majors; resolves to the schoolId of each name. */
export async function writeReference({ db, copy }: Bulk, now: Date): Promise<Map<string, number>> {
  const regionOf = new Map(PROVINCES.map(({ name, provId }) => [name, provId]))
  const dataset = await insertDemoDataset(db, '示例数据·院校', 'university', DEMO_UNIVERSITIES.length, now)
  const columns = [
    'name',
    'nameKey',
    'areaId',
    'city',
    'level',
    'ownership',
    'department',
    'kind',
    'features',
    'datasetId',
  ]
  await copy(
    'university',
    columns,
    DEMO_UNIVERSITIES.map((one) =>
      copyLine([
        one.name,
        plainSchoolName(one.name),
        regionOf.get(one.provName) ?? 0,
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
    'classCode',
    'className',
    'categoryCode',
    'categoryName',
    'level',
    'degree',
    'years',
    'datasetId',
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
  return new Map((await loadUniversities(db)).map(({ name, univId: schoolId }) => [name, schoolId]))
}
