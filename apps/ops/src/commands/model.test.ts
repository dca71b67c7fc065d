import type { PastModel } from '@wenjin/engine'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ops } from '../test-ops.ts'

const PAIRS_HEADER =
  'id,province,year,track,batch,school_code,school_name,group_code,group_name,subject_requirement,major_code,major_name,remark,rank'

let folder: string
const at = (name: string): string => join(folder, name)

/** Lines of made-up schools over four years, whose cut-offs wander a little, with one common move a year. */
function madeUpLines(schools = 150): string {
  const rows = [
    'year,province,subject_type,batch,school_code,school_name,group_code,min_score,min_rank,plan_count',
  ]
  for (const [i, year] of [2022, 2023, 2024, 2025].entries()) {
    for (let school = 1; school <= schools; school++) {
      for (const group of [101, 102]) {
        const base = 400 * school + (group === 102 ? 150 : 0)
        const wander = 1 + 0.08 * Math.sin(school * 12.9898 + year * 78.233 + group) + 0.02 * i
        const code = String(1000 + school)
        const score = 700 - Math.floor((400 * school) / schools)
        rows.push(
          `${year},湖南,物理类,本科批,${code},甲${code}大学,${group},${score},${Math.round(base * wander)},30`,
        )
      }
    }
  }
  return `${rows.join('\n')}\n`
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'wenjin-model-'))
  writeFileSync(at('adm_hunan.csv'), madeUpLines())
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function ask(rows: readonly string[]): Promise<string[][]> {
  writeFileSync(at('pairs.csv'), `${[PAIRS_HEADER, ...rows].join('\n')}\n`)
  const data = join(folder, 'adm_hunan.csv')
  const { code, complaints } = await ops([
    'chance',
    '--data',
    data,
    '--in',
    at('pairs.csv'),
    '--out',
    at('out.csv'),
  ])
  expect([code, complaints]).toEqual([0, ''])
  const [, ...answers] = readFileSync(at('out.csv'), 'utf8').trimEnd().split('\n')
  return answers.map((line) => line.split(',').slice(13))
}

describe('chance', () => {
  test('is likelier for a better rank, from the years before alone, with an interval', async () => {
    const unit = '湖南,2025,物理类,本科批,1050,甲1050大学,101,,,,,'
    const [[, good = '', years, low, high] = [], [, poor = ''] = []] = await ask([
      `1,${unit},15000`,
      `2,${unit},25000`,
    ])
    expect(Number(good)).toBeGreaterThan(0.9)
    expect(Number(poor)).toBeLessThan(0.2)
    expect(years).toBe('2024;2023;2022')
    expect(Number(low)).toBeGreaterThan(15_000)
    expect(Number(high)).toBeLessThan(30_000)
  })

  test('does not depend on what else is asked', async () => {
    const rows = Array.from({ length: 150 }, (_, i) =>
      [101, 102].map(
        (group) => `${i},湖南,2025,物理类,本科批,${1001 + i},甲${1001 + i}大学,${group},,,,,,20000`,
      ),
    ).flat()
    const [alone] = await ask(rows.slice(98, 99))
    const among = (await ask(rows))[98]!
    expect(Math.abs(Number(alone?.[1]) - Number(among[1]))).toBeLessThan(0.05)
  })

  test('of a year knows nothing of that year or later', async () => {
    const [[, , years] = []] = await ask(['1,湖南,2023,物理类,本科批,1050,甲1050大学,101,,,,,,20000'])
    expect(years).toBe('2022')
  })

  test('is empty with the reason where it cannot be told: an interval of the school where there is one', async () => {
    const answers = await ask([
      '1,湖南,2025,物理类,本科批,1050,甲1050大学,109,,,,,,20000',
      '2,湖南,2025,物理类,本科批,9999,没有的大学,101,,,,,,20000',
      '3,火星,2025,物理类,本科批,1050,甲1050大学,101,,,,,,20000',
      '4,湖南,2025,历史类,本科批,1050,甲1050大学,101,,,,,,20000',
      '5,湖南,2025,物理类,本科批,1050,甲1050大学,101,,,,,,-5',
      '6,湖南,2022,物理类,本科批,1050,甲1050大学,101,,,,,,20000',
    ])
    expect(answers.map(([, chance]) => chance)).toEqual(['', '', '', '', '', ''])
    expect(answers.map((answer) => answer.at(-1))).toEqual([
      '数据不足：没有这个志愿单位的往年投档线，区间由该校其他单位估计',
      '数据不足：没有该校和同一层次院校的往年投档线',
      '省份认不出：火星',
      '该省该科类没有往年投档线',
      '位次认不出',
      '该省该科类没有往年投档线',
    ])
    expect(Number(answers[0]?.[3])).toBeLessThan(Number(answers[0]?.[4]))
  })

  test('reads a row without a batch as one of the undergraduate batch, and the product’s words for tracks', async () => {
    const [[, chance] = []] = await ask(['1,湖南,2025,physics,,1050,甲1050大学,101,,,,,,15000'])
    expect(Number(chance)).toBeGreaterThan(0.9)
  })

  test.each([
    [['chance', '--data', 'nowhere', '--in', 'x', '--out', 'y'], '--in：x 不存在'],
    [['chance', '--in', 'x', '--out', 'y'], '缺少 --data 文件'],
  ])('%s is refused', async (args, complaint) => {
    const { code, complaints } = await ops(args)
    expect(code).toBe(2)
    expect(complaints).toContain(complaint)
  })

  test('a table without the columns says what it lacks', async () => {
    writeFileSync(at('wrong.csv'), 'a,b\n1,2\n')
    const args = ['chance', '--data', at('adm_hunan.csv'), '--in', at('wrong.csv'), '--out', at('out.csv')]
    const { code, complaints } = await ops(args)
    expect(code).toBe(2)
    expect(complaints).toContain('--in：认不出表头')
  })
})

test('model-fit writes parameters that backtest would have got from the years before', async () => {
  const fit = await ops([
    'model-fit',
    '--data',
    at('adm_hunan.csv'),
    '--out',
    at('model.json'),
    '--version',
    'made-up-1',
  ])
  expect(fit.code).toBe(0)
  const model = JSON.parse(readFileSync(at('model.json'), 'utf8')) as {
    version: string
    fitted: { years: number[]; unitNum: number }
    parameters: Record<string, Record<string, number>>
  }
  expect(model.version).toBe('made-up-1')
  expect(fit.printed).toMatch(/^湖南 +100\.0% +100\.0% +100\.0%$/m)
  // too little before any year to fit on
  expect(JSON.parse(readFileSync(at('past-models.json'), 'utf8'))).toEqual([])
  expect(model.fitted).toMatchObject({ years: [2023, 2024, 2025], unitNum: 900 })
  expect(
    Object.values(model.parameters)
      .flatMap((one) => Object.values(one))
      .every(Number.isFinite),
  ).toBe(true)

  const tested = await ops([
    'backtest',
    '--data',
    at('adm_hunan.csv'),
    '--train',
    '2022,2023,2024',
    '--test',
    '2025',
  ])
  expect(tested.code).toBe(0)
  expect(tested.printed).toMatch(/2025 +湖南物理类 +专业组本科 +300 +100\.0%/)
  expect(tested.printed).toMatch(/^全部 +1 +100\.0% /m)
  const early = await ops(['backtest', '--data', at('adm_hunan.csv'), '--train', '2024', '--test', '2025'])
  expect([early.code, early.complaints]).toEqual([1, expect.stringContaining('至少要有相邻的两年')])
})

test('model-fit writes for each year with enough before it the parameters of the years before alone', async () => {
  const folder = join(at('.'), 'many')
  mkdirSync(folder)
  writeFileSync(join(folder, 'adm_hunan.csv'), madeUpLines(1_300))
  const out = join(folder, 'model.json')
  const args = ['model-fit', '--data', join(folder, 'adm_hunan.csv'), '--out', out]
  const { code, printed } = await ops(args)
  expect([code, printed]).toEqual([0, expect.stringContaining('往年参数1份')])
  const [past, ...others] = JSON.parse(readFileSync(join(folder, 'past-models.json'), 'utf8')) as PastModel[]
  expect(others).toEqual([])
  expect(past).toMatchObject({ before: 2025, years: [2023, 2024], unitNum: 5_200 })
  const { parameters } = JSON.parse(readFileSync(out, 'utf8')) as { parameters: PastModel['parameters'] }
  expect(Object.keys(past!.parameters)).toEqual(Object.keys(parameters))
  expect(past!.parameters).not.toEqual(parameters)
})
