import { FITTED_MODEL, fitCommonShares, fitModel } from '@wenjin/engine'
import type { FittedModel } from '@wenjin/engine'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { EXIT } from '../shell/command.ts'
import type { Command } from '../shell/command.ts'
import { line, PATH } from '../shell/fields.ts'
import { helpText } from '../shell/help-text.ts'
import { must, one, readOptions } from '../shell/options.ts'
import { loadPastYears } from '../model/past-years.ts'
import { withTables } from '../model/tables.ts'

/** The file that comes with the product. */
const OWN_FILE = join(
  import.meta.dirname,
  '../../../../packages/engine/src/admission/model/fitted-model.json',
)

const OPTIONS = {
  data: must(PATH, '表格所在的目录：投档录取线、一分一段、批次线'),
  out: one(PATH, '参数写到哪个文件；不写就是产品自带的那个'),
  version: one(line('版本', 40), '模型的名字和版本；不写就在现有的后面加一'),
}

/** Fits the model of cut-offs on past years. */
export const modelFit: Command = {
  name: 'model-fit',
  summary: '用往年数据拟合录取概率模型',
  help: helpText({
    name: 'model-fit',
    about: '每个往年只用它之前的数据预测它，按最大似然求出模型参数，写成一个小文件。不改动数据库。',
    options: OPTIONS,
    example: 'model-fit --data 表格目录',
  }),
  async run(args, around) {
    const options = readOptions(args, OPTIONS)
    const started = around.clock().getTime()
    const fitted = await withTables(options.data, around, async (connection): Promise<FittedModel> => {
      const years = await loadPastYears(connection, {})
      const parameters = fitModel(years)
      return {
        version: options.version ?? nextVersion(FITTED_MODEL.version),
        commonShares: fitCommonShares(years, parameters),
        fitted: {
          command: 'npm run model:fit -- --data DIR',
          years: [...new Set(years.map(({ year }) => year))].sort((a, b) => a - b),
          unitNum: years.reduce((sum, { units }) => sum + units.length, 0),
          seriesNum: years.length,
        },
        parameters,
      }
    })
    writeFileSync(options.out ?? OWN_FILE, `${JSON.stringify(fitted, null, 2)}\n`)
    const { years, unitNum, seriesNum } = fitted.fitted
    const seconds = Math.round((around.clock().getTime() - started) / 1000)
    around.print(
      `${fitted.version}：${years[0]}～${years.at(-1)}年，${seriesNum}个省份科类年份，${unitNum}个志愿单位，用时${seconds}秒`,
    )
    return EXIT.done
  },
}

function nextVersion(version: string): string {
  const [, name = version, count = '0'] = /^(.*?)-(\d+)$/.exec(version) ?? []
  return `${name}-${Number(count) + 1}`
}
