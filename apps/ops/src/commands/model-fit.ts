import { loadPastYears } from '@wenjin/admission/judge/past-years'
import type { PastYear } from '@wenjin/admission/judge/past-years'
import { FITTED_MODEL, fitCommonShares, fitModel, provinceById } from '@wenjin/engine'
import type { FittedModel, PastModel } from '@wenjin/engine'
import { writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { EXIT } from '../shell/command.ts'
import type { Command } from '../shell/command.ts'
import { line, PATH } from '../shell/fields.ts'
import { helpText } from '../shell/help-text.ts'
import { must, one, readOptions } from '../shell/options.ts'
import { textTable } from '../shell/text-table.ts'
import { withTables } from '../model/tables.ts'

/** The file that comes with the product, and beside it the parameters of past years. */
const OWN_FILE = join(
  import.meta.dirname,
  '../../../../packages/engine/src/admission/model/fitted-model.json',
)

const PAST_FILE = 'past-models.json'

/** Units from which on the years before a year say enough to fit on. */
const MIN_TRAINING = 5_000

const OPTIONS = {
  data: must(PATH, '表格所在的目录：投档录取线、一分一段、批次线'),
  out: one(PATH, `参数写到哪个文件，往年的参数写在旁边的${PAST_FILE}；不写就是产品自带的`),
  version: one(line('版本', 40), '模型的名字和版本；不写就在现有的后面加一'),
}

/** Fits the model of cut-offs on past years. */
export const modelFit: Command = {
  name: 'model-fit',
  summary: '用往年数据拟合录取概率模型',
  help: helpText({
    name: 'model-fit',
    about:
      '每个往年只用它之前的数据预测它，按最大似然求出模型参数，写成一个小文件。不改动数据库。\n' +
      '另外为每个往年求出只用它之前的年份拟合的参数：数据中心用它们说往年的概率准不准。',
    options: OPTIONS,
    example: 'model-fit --data 表格目录',
  }),
  async run(args, around) {
    const options = readOptions(args, OPTIONS)
    const started = around.clock().getTime()
    const years = await withTables(options.data, around, (connection) => loadPastYears(connection))
    const parameters = fitModel(years)
    const fitted: FittedModel = {
      version: options.version ?? nextVersion(FITTED_MODEL.version),
      commonShares: fitCommonShares(years, parameters),
      fitted: {
        command: 'npm run model:fit -- --data DIR',
        years: yearsOf(years),
        unitNum: countUnits(years),
        seriesNum: years.length,
      },
      parameters,
    }
    const past = yearsOf(years).flatMap((year) => {
      around.progress(`${year}年之前`)
      return modelOfYear(years, year)
    })
    around.progress('')
    const file = options.out ?? OWN_FILE
    writeFileSync(file, jsonText(fitted))
    writeFileSync(join(dirname(file), PAST_FILE), jsonText(past))
    const { years: fitYears, unitNum, seriesNum } = fitted.fitted
    const seconds = Math.round((around.clock().getTime() - started) / 1000)
    around.print(
      `${fitted.version}：${fitYears[0]}～${fitYears.at(-1)}年，${seriesNum}个省份科类年份，${unitNum}个志愿单位，往年参数${past.length}份，用时${seconds}秒`,
    )
    for (const line of matchLines(years)) around.print(line)
    return EXIT.done
  },
}

/** The parameters before a year; none where the years before it say too little. */
function modelOfYear(years: readonly PastYear[], before: number): PastModel[] {
  const training = years.filter(({ year }) => year < before)
  const unitNum = countUnits(training)
  if (unitNum < MIN_TRAINING) return []
  return [{ before, years: yearsOf(training), unitNum, parameters: fitModel(training) }]
}

function yearsOf(years: readonly PastYear[]): number[] {
  return [...new Set(years.map(({ year }) => year))].sort((a, b) => a - b)
}

function countUnits(years: readonly PastYear[]): number {
  return years.reduce((sum, { units }) => sum + units.length, 0)
}

/** Share of the units of each province and year that were found in an earlier year. */
function matchLines(years: readonly PastYear[]): string[] {
  const all = yearsOf(years)
  const rows = [...Map.groupBy(years, ({ provId }) => provId)].map(([provId, own]) => [
    provinceById(provId)?.name ?? String(provId),
    ...all.map((year) => {
      const inside = own.filter((past) => past.year === year)
      const units = inside.flatMap(({ series }) => series).reduce((sum, { unitNum }) => sum + unitNum, 0)
      return units === 0 ? '' : `${((100 * countUnits(inside)) / units).toFixed(1)}%`
    }),
  ])
  return textTable(['匹配率', ...all.map(String)], rows)
}

function jsonText(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`
}

function nextVersion(version: string): string {
  const [, name = version, count = '0'] = /^(.*?)-(\d+)$/.exec(version) ?? []
  return `${name}-${Number(count) + 1}`
}
