import type { Bulk } from '@wenjin/database/connect/connection'
import { copyLine } from '@wenjin/database/connect/copy-text'
import { regions } from '@wenjin/database/regions/regions'
import { draw } from './chance.ts'
import type { DemoProvince } from './provinces.ts'
import { insertDemoDataset } from './write-reference.ts'

/** Made-up schools of every borough: no name is meant for a school there is. */
const NAMES = ['第一中学', '第二中学', '实验中学']
const MIN_CLASSES = 8
const MAX_CLASSES = 24

/** Writes a few made-up high schools for each borough of the provinces. */
export async function writeHighSchools(
  { db, copy }: Bulk,
  provinces: readonly DemoProvince[],
  now: Date,
): Promise<void> {
  const names = new Set(provinces.map(({ name }) => name))
  const schools = regions()
    .provinces.filter(({ provName }) => names.has(provName))
    .flatMap(({ cities }) => cities)
    .flatMap(({ cityId, boroughs }) =>
      boroughs.flatMap(({ boroughId, boroughName }) =>
        NAMES.map((kind) => ({ cityId, boroughId, name: `${boroughName}${kind}（示例）` })),
      ),
    )
  const dataset = await insertDemoDataset(db, '示例数据·中学', 'high_school', schools.length, now)
  await copy(
    'highSchool',
    ['cityId', 'boroughId', 'name', 'classCount', 'datasetId'],
    schools.map(({ cityId, boroughId, name }) =>
      copyLine([cityId, boroughId, name, classesOf(`${boroughId} ${name}`), dataset]),
    ),
  )
}

function classesOf(key: string): number {
  return MIN_CLASSES + Math.floor(draw(key) * (MAX_CLASSES - MIN_CLASSES + 1))
}
