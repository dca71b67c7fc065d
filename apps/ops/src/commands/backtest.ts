import { loadPastYears } from '@wenjin/admission/judge/past-years'
import { LINE_LEVEL_NAMES } from '@wenjin/database/dataset-names'
import { LINE_LEVELS } from '@wenjin/database/schema/tables'
import {
  bestSimple,
  fitModel,
  matchedShare,
  meanScore,
  provinceById,
  scoreSeries,
  TRACK_NAMES,
} from '@wenjin/engine'
import type { Series, SeriesScore, Track } from '@wenjin/engine'
import { EXIT, Failure } from '../shell/command.ts'
import type { Command } from '../shell/command.ts'
import { field, PATH, PROVINCE } from '../shell/fields.ts'
import { helpText } from '../shell/help-text.ts'
import { must, one, readOptions } from '../shell/options.ts'
import { textTable } from '../shell/text-table.ts'
import { withTables } from '../model/tables.ts'

const YEARS = field('年份', '要写用逗号分开的年份，如 2023,2024', (text) => {
  const years = text.split(',').map(Number)
  return years.every((year) => Number.isInteger(year) && year >= 2000 && year <= 2100) ? years : undefined
})

const OPTIONS = {
  data: must(PATH, '表格所在的目录'),
  test: must(YEARS, '检验哪些年'),
  train: one(YEARS, '只许知道哪些年；不写就是检验年之前的所有年'),
  province: one(PROVINCE, '只检验一个省份；拟合仍用所有省份'),
}
/** Series with fewer units say little. */
const MIN_UNITS = 100

interface PlacedScore extends SeriesScore {
  readonly provId: number
  readonly track: Track
  readonly year: number
}

/** Says how good the chances would have been in past years. */
export const backtest: Command = {
  name: 'backtest',
  summary: '用往年检验录取概率准不准',
  help: helpText({
    name: 'backtest',
    about:
      '只用检验年之前的数据拟合并预测检验年，和实际投档线比较：布里尔分、对数损失、校准误差、80%区间的覆盖率、冲稳保各段的命中率，\n' +
      '匹配率是检验年的志愿单位里，能在往年找到的占多少；只有找到的才有概率。\n' +
      '并与四种简单算法（去年位次、四年加权位次、四年加权比例、去年位次加固定误差）在同样的考生上比较。',
    options: OPTIONS,
    example: 'backtest --data 表格目录 --train 2023,2024 --test 2025',
  }),
  async run(args, around) {
    const options = readOptions(args, OPTIONS)
    const tested = [...options.test].sort((a, b) => a - b)
    const scores = await withTables(options.data, around, async (connection) => {
      const all: PlacedScore[] = []
      for (const year of tested) {
        const known =
          options.train === undefined ? undefined : new Set(options.train.filter((one) => one < year))
        const before = await loadPastYears(connection, known)
        const training = before.filter(
          (past) => past.year < year && (known === undefined || known.has(past.year)),
        )
        if (training.length === 0) throw new Failure(`${year}年之前没有可以拟合的年份：至少要有相邻的两年`)
        const parameters = fitModel(training)
        const wanted = before.filter(
          (past) =>
            past.year === year && (options.province === undefined || past.provId === options.province.provId),
        )
        for (const past of wanted) {
          const { provId, track } = past
          all.push(...scoreSeries(past, parameters).map((score) => ({ ...score, provId, track, year })))
        }
        around.progress(`${year}年`)
      }
      around.progress('')
      return all.filter(({ matchedNum }) => matchedNum >= MIN_UNITS)
    })
    if (scores.length === 0) throw new Failure('检验年没有可以检验的志愿单位')
    for (const line of [...seriesLines(scores), '', ...meanLines(scores), '', ...sectionLines(scores)])
      around.print(line)
    return EXIT.done
  },
}

const four = (value: number): string => value.toFixed(4)
const percent = (value: number): string => `${(100 * value).toFixed(1)}%`

function seriesName({ level, isVocational }: Series): string {
  return `${LINE_LEVEL_NAMES[LINE_LEVELS[level]]}${isVocational ? '专科' : '本科'}`
}

function trackName(provId: number, track: Track): string {
  return `${provinceById(provId)?.name ?? provId}${TRACK_NAMES[track]}`
}

function seriesLines(scores: readonly PlacedScore[]): string[] {
  const header = [
    '年份',
    '科类',
    '单位',
    '个数',
    '匹配率',
    '布里尔',
    '最好的简单算法',
    '对数损失',
    '最好的简单算法',
    '校准误差',
    '80%覆盖',
  ]
  return textTable(
    header,
    scores.map((score) => [
      score.year,
      trackName(score.provId, score.track),
      seriesName(score),
      score.matchedNum,
      percent(matchedShare(score)),
      four(score.model.brier),
      four(bestSimple(score, 'brier')),
      four(score.model.logLoss),
      four(bestSimple(score, 'logLoss')),
      four(score.model.calibrationError),
      percent(score.coverage),
    ]),
  )
}

function meanLines(scores: readonly PlacedScore[]): string[] {
  const groups = [...Map.groupBy(scores, seriesName)]
  const rows = [['全部', scores] as const, ...groups].map(([name, inside]) => {
    const mean = meanScore(inside)
    return [
      name,
      mean.seriesNum,
      percent(mean.matched),
      four(mean.brier),
      percent(1 - mean.brier / mean.simpleBrier),
      four(mean.logLoss),
      percent(1 - mean.logLoss / mean.simpleLogLoss),
      four(mean.calibrationError),
      percent(mean.coverage),
      `${mean.worseNum}/${mean.largeNum}`,
    ]
  })
  return textTable(
    [
      '平均',
      '序列',
      '匹配率',
      '布里尔',
      '好于简单',
      '对数损失',
      '好于简单',
      '校准误差',
      '80%覆盖',
      '不如简单（300个以上）',
    ],
    rows,
  )
}

const SECTION_ROWS = [
  ['冲', 'reach'],
  ['稳', 'match'],
  ['保', 'safety'],
] as const

function sectionLines(scores: readonly PlacedScore[]): string[] {
  return textTable(
    ['分段', '预计投档', '实际投档'],
    SECTION_ROWS.map(([name, section]) => {
      const told = scores.map(({ model }) => model.sections[section])
      const pairs = told.reduce((sum, one) => sum + one.pairs, 0)
      const mean = (value: 'predicted' | 'filed'): number =>
        told.reduce((sum, one) => sum + one[value] * one.pairs, 0) / Math.max(1, pairs)
      return [name, percent(mean('predicted')), percent(mean('filed'))]
    }),
  )
}
