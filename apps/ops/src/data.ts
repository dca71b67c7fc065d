import { listDatasets, listSlices } from '@wenjin/data'
import type { DatasetRow, SliceRow } from '@wenjin/data'
import { provinceById, PROVINCES, TRACK_NAMES } from '@wenjin/engine'
import type { Track } from '@wenjin/engine'
import { EXIT, UsageError } from './command.ts'
import type { Command } from './command.ts'
import { dataPlace, openDatabase } from './open-database.ts'
import { readOptions } from './options.ts'
import { textTable } from './text-table.ts'

const HELP = `用法：npm run ops -- data [--province 省份] [--data-dir 目录]

列出数据库里有哪些数据：每个来源多少行，每个省份各年各科类有什么、来自哪里、何时导入。

  --province   只看一个省份，例如 湖南
  --data-dir   数据目录（默认用环境变量DATA_DIR，没有则是./data）`

const KIND_NAMES: Readonly<Record<DatasetRow['kind'], string>> = {
  score_rank: '一分一段',
  admission: '投档录取线',
  plan: '招生计划',
  batch_line: '批次线',
  university: '院校名单',
  major: '专业目录',
  evaluation: '学科专业评估',
  demo: '示例数据',
}

const LEVEL_NAMES: Readonly<Record<number, string>> = { 1: '院校', 2: '专业组', 3: '专业' }

/** Says what is loaded. */
export const dataCommand: Command = {
  summary: '列出已导入的数据',
  help: HELP,
  async run(args, around) {
    const options = readOptions(args, { province: { type: 'string' }, 'data-dir': { type: 'string' } })
    const provId = options.province === undefined ? undefined : provinceNamed(options.province)
    const connection = await openDatabase(dataPlace(around.env, options['data-dir']))
    try {
      const slices = (await listSlices(connection.db)).filter(
        (slice) => provId === undefined || slice.provId === provId,
      )
      const sources = new Set(slices.map((slice) => slice.datasetId))
      const datasets = (await listDatasets(connection.db)).filter(
        (dataset) => provId === undefined || sources.has(dataset.datasetId),
      )
      if (datasets.length === 0) around.print('还没有数据')
      else for (const line of [...datasetLines(datasets), '', ...sliceLines(slices)]) around.print(line)
    } finally {
      await connection.close()
    }
    return EXIT.done
  },
}

function provinceNamed(text: string): number {
  const province = PROVINCES.find(({ name, fullName }) => text === name || text === fullName)
  if (province === undefined) throw new UsageError(`没有这个省份：${text}`)
  return province.provId
}

function datasetLines(datasets: readonly DatasetRow[]): string[] {
  const header = ['来源', '种类', '行数', '拒收', '优先级', '导入日期', '说明']
  return textTable(
    header,
    datasets.map((dataset) => [
      dataset.source,
      KIND_NAMES[dataset.kind],
      dataset.rowsLoaded,
      dataset.rowsRejected,
      dataset.priority,
      dataset.importedAt.toISOString().slice(0, 10),
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
      KIND_NAMES[slice.kind],
      slice.year,
      slice.track === '' ? '各科类' : TRACK_NAMES[slice.track as Track],
      LEVEL_NAMES[slice.level] ?? '',
      slice.rows,
      slice.isDemo ? `${slice.source}（示例）` : slice.source,
    ]),
  )
}
