import type { Bulk } from '../connection.ts'
import { copyLine } from '../copy-text.ts'
import { regions } from '../regions/regions.ts'
import { draw } from './chance.ts'
import type { DemoProvince } from './provinces.ts'
import { insertDemoDataset } from './write-reference.ts'

/** Made-up schools of every borough: no name is meant for a school there is. */
const NAMES = ['第一中学', '第二中学', '实验中学']
const FEWEST_CLASSES = 8
const MOST_CLASSES = 24

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
    'high_school',
    ['city_id', 'borough_id', 'name', 'class_count', 'dataset_id'],
    schools.map(({ cityId, boroughId, name }) =>
      copyLine([cityId, boroughId, name, classesOf(`${boroughId} ${name}`), dataset]),
    ),
  )
}

function classesOf(key: string): number {
  return FEWEST_CLASSES + Math.floor(draw(key) * (MOST_CLASSES - FEWEST_CLASSES + 1))
}
