import { DATASET_KIND_NAMES, LINE_LEVEL_NAMES } from '@wenjin/database/dataset-names'
import { listDatasets, listSlices } from '@wenjin/database/queries/dataset/datasets'
import type { DatasetRow, SliceRow } from '@wenjin/database/queries/dataset/datasets'
import { provinceById, TRACK_NAMES } from '@wenjin/engine'
import type { Track } from '@wenjin/engine'
import { chinaDay } from '@wenjin/engine'
import { STANDING_NAMES } from '@wenjin/admission/book/standing'
import { standingsOf } from '@wenjin/admission/book/load-standing'
import { gaokaoYears } from '@wenjin/contract'
import { look } from '../shell/define.ts'
import type { Db } from '../shell/define.ts'
import { PROVINCE } from '../shell/fields.ts'
import { one } from '../shell/options.ts'
import { textTable } from '../shell/text-table.ts'

/** Says what is loaded. */
export const dataCommand = look({
  name: 'data',
  summary: '列出已导入的数据',
  about:
    '列出数据库里有哪些数据：每个省份能做到哪一步（仅位次、有投档线、可算概率、可填志愿），每个来源多少行，各年各科类有什么、来自哪里、何时导入。',
  example: 'data --province 湖南',
  options: { province: one(PROVINCE, '只看一个省份') },
  async lines({ options: { province }, db, around }) {
    const slices = await listSlices(db, province?.provId)
    const sources = new Set(slices.map((slice) => slice.datasetId))
    const datasets = (await listDatasets(db)).filter(
      (dataset) => province === undefined || sources.has(dataset.datasetId),
    )
    if (datasets.length === 0) return ['还没有数据']
    const standings = await standingLines(db, slices, around.clock())
    return [...standings, '', ...datasetLines(datasets), '', ...sliceLines(slices)]
  },
})

/** What families can do in each province for the next examination. */
async function standingLines(db: Db, slices: readonly SliceRow[], now: Date): Promise<string[]> {
  const [year = now.getUTCFullYear()] = gaokaoYears(now)
  const standingIn = standingsOf({ db }, year)
  const rows: (string | number)[][] = []
  for (const provId of new Set(slices.map((slice) => slice.provId))) {
    const { standing, unitNum, chanceNum, listNum } = await standingIn(provId)
    const name = provinceById(provId)?.name ?? String(provId)
    rows.push([name, year, STANDING_NAMES[standing], unitNum, chanceNum, listNum])
  }
  return textTable(['省份', '高考', '能做什么', '志愿单位', '可算概率', '可填'], rows)
}

function datasetLines(datasets: readonly DatasetRow[]): string[] {
  const header = ['来源', '种类', '行数', '拒收', '优先级', '导入日期', '说明']
  return textTable(
    header,
    datasets.map((dataset) => [
      dataset.source,
      DATASET_KIND_NAMES[dataset.kind],
      dataset.rowsLoaded,
      dataset.rowsRejected,
      dataset.priority,
      chinaDay(dataset.importedAt),
      [dataset.isDemo ? '示例数据' : '', dataset.origin, dataset.note].filter(Boolean).join('；'),
    ]),
  )
}

function sliceLines(slices: readonly SliceRow[]): string[] {
  const header = ['省份', '种类', '年份', '科类', '层级', '行数', '来源']
  return textTable(
    header,
    slices.map((slice) => [
      provinceById(slice.provId)?.name ?? String(slice.provId),
      DATASET_KIND_NAMES[slice.kind],
      slice.year,
      slice.track === '' ? '各科类' : TRACK_NAMES[slice.track as Track],
      LINE_LEVEL_NAMES[slice.level] ?? '',
      slice.rows,
      slice.isDemo ? `${slice.source}（示例）` : slice.source,
    ]),
  )
}
