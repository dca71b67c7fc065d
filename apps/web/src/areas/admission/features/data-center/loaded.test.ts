import { describe, expect, test } from 'vitest'
import type { DataRow } from './api.ts'
import { kindBlocks, otherBlocks } from './loaded.ts'
import {
  missingText,
  openingText,
  shortCount,
  sourceLine,
  standingText,
  updatedText,
} from './loaded-words.ts'

const LINE: DataRow = {
  kind: 'admission',
  kindName: '投档录取线',
  year: 2025,
  trackName: '物理类',
  levelName: '专业组',
  rows: 3850,
  source: 'lines_2025.csv',
  origin: '省考试院投档分数线',
  note: '',
  importedAt: '2026-06-28T17:30:00.000Z',
  demo: false,
}
const PLAN: DataRow = { ...LINE, kind: 'plan', kindName: '招生计划', levelName: '', source: 'plan.csv' }
const WANTED = { table: 2026, lines: 2025 }

function blockOf(rows: readonly DataRow[], kind: DataRow['kind'], latest = 2026) {
  const block = kindBlocks(rows, latest).find((one) => one.kind === kind)
  if (block === undefined) throw new Error(`no ${kind}`)
  return block
}

describe('what is loaded, by kind', () => {
  test('the kinds chances are made of come first, there even without rows; others follow', () => {
    const school: DataRow = { ...LINE, kind: 'high_school', kindName: '中学名单', year: 0 }
    const blocks = kindBlocks([school, PLAN], 2026)
    expect(blocks.map(({ kindName }) => kindName)).toEqual([
      '投档录取线',
      '一分一段',
      '招生计划',
      '批次线',
      '中学名单',
    ])
    expect(blocks.map(({ rows }) => rows)).toEqual([0, 0, 3850, 0, 3850])
    expect(blocks[0]?.strip).toEqual([])
  })

  test('the strip holds six years, newest first, all sources and tracks together; older years are told apart', () => {
    const rows = [
      LINE,
      { ...LINE, trackName: '历史类', rows: 1737 },
      { ...LINE, source: 'other.csv', rows: 13 },
      { ...LINE, year: 2023, rows: 9 },
      { ...LINE, year: 2016, rows: 1 },
    ]
    const { strip, earlier, years, rows: total } = blockOf(rows, 'admission')
    expect(strip.map(({ year }) => year)).toEqual([2026, 2025, 2024, 2023, 2022, 2021])
    expect(strip.map(({ rows: count }) => count)).toEqual([0, 5600, 0, 9, 0, 0])
    expect(earlier).toEqual([2016])
    expect(years).toEqual([2025, 2023, 2016])
    expect(total).toBe(5610)
  })

  test('a row of a year to come moves every strip, so that their columns stay one below the other', () => {
    const rows = [LINE, { ...PLAN, year: 2027 }]
    expect(blockOf(rows, 'admission').strip[0]?.year).toBe(2027)
    expect(blockOf(rows, 'plan').strip[0]?.year).toBe(2027)
  })

  test('a list of no year has no strip', () => {
    const school: DataRow = { ...LINE, kind: 'university', kindName: '院校名单', year: 0, trackName: '' }
    const [block] = otherBlocks([school], 2026)
    expect(block?.strip).toEqual([])
    expect(block?.years).toEqual([])
    expect(block?.sources).toHaveLength(1)
  })

  test('sources keep what they say of themselves, their rows newest first, and their demo mark', () => {
    const rows = [
      { ...LINE, year: 2024, demo: true },
      { ...LINE, demo: true },
      { ...LINE, source: 'b.csv' },
    ]
    const { sources, demo } = blockOf(rows, 'admission')
    expect(sources.map(({ source, rows: count, demo: made }) => [source, count, made])).toEqual([
      ['lines_2025.csv', 7700, true],
      ['b.csv', 3850, false],
    ])
    expect(sources[0]?.slices.map(({ year }) => year)).toEqual([2025, 2024])
    expect(demo).toBe(true)
  })
})

describe('sources of one name', () => {
  const file = { ...LINE, source: '各省投档线汇编', origin: '' }

  test('are one, with the same year, track and level counted together and the day of the last', () => {
    const again = { ...file, rows: 925, importedAt: '2026-06-29T03:00:00.000Z' }
    const { sources } = blockOf([file, { ...file, year: 2024 }, again], 'admission')
    expect(sources).toHaveLength(1)
    expect(sources[0]?.slices.map(({ year, rows }) => [year, rows])).toEqual([
      [2025, 4775],
      [2024, 3850],
    ])
    expect(sources[0]?.importedAt).toBe('2026-06-29T03:00:00.000Z')
  })

  test('of which another thing must be known stay apart', () => {
    const partial = { ...file, note: '只有部分高校' }
    expect(blockOf([file, partial], 'admission').sources.map(({ note }) => note)).toEqual([
      '',
      '只有部分高校',
    ])
  })
})

describe('what is loaded, in words', () => {
  test('one sentence names the years of each kind, a gap included', () => {
    const rows = [LINE, { ...LINE, year: 2024 }, { ...PLAN, year: 2018 }, PLAN]
    expect(openingText('湖南', kindBlocks(rows, 2026))).toBe(
      '湖南收录了2024～2025年的投档录取线，2018、2025年的招生计划。',
    )
  })

  test('the day is the day in China', () => {
    expect(updatedText('2026-06-28T17:30:00.000Z')).toBe('数据更新于2026年6月29日')
    expect(updatedText(null)).toBe('')
    expect(updatedText('no moment')).toBe('')
  })

  test('a table of the year is missing, last year’s lines are not asked of this year', () => {
    expect(missingText(blockOf([PLAN], 'plan'), WANTED)).toBe('2026年招生计划：尚未收录')
    expect(missingText(blockOf([LINE], 'admission'), WANTED)).toBe('')
    expect(missingText(blockOf([LINE], 'admission'), { table: 2026, lines: 2026 })).toBe(
      '2026年投档录取线：尚未收录',
    )
    expect(missingText(blockOf([LINE], 'batch_line'), WANTED)).toBe('尚未收录')
  })

  test('nothing is missing of a kind that chances do without', () => {
    const [block] = otherBlocks([{ ...LINE, kind: 'high_school', kindName: '中学名单' }], 2026)
    if (block === undefined) throw new Error('no block')
    expect(missingText(block, WANTED)).toBe('')
  })

  test('a source says its years, rows and day, without what is not known', () => {
    expect(sourceLine({ ...LINE, years: [2025, 2024], rows: 10_781 })).toBe(
      '2024～2025年 · 10,781条 · 2026年6月29日导入',
    )
    expect(sourceLine({ ...LINE, years: [], rows: 7, importedAt: '' })).toBe('7条')
  })

  test.each([
    [820, '820'],
    [9999, '9,999'],
    [13_264, '1.3万'],
    [124_863, '12.5万'],
  ])('%d rows are %s in a narrow place', (rows, text) => {
    expect(shortCount(rows)).toBe(text)
  })
})

test('what a family can do is one sentence with its counts', () => {
  const told = {
    standing: 'list',
    standingName: '可填志愿',
    unitNum: 4183,
    chanceNum: 4020,
    listNum: 4020,
  } as const
  expect(standingText(told)).toBe('可填志愿：4,183个志愿单位，4,020个可算概率。')
  expect(standingText({ ...told, listNum: 4015 })).toContain('，5个没有注明代码，不能填报')
  expect(standingText({ ...told, standing: 'rank', standingName: '仅位次', unitNum: 0 })).toBe(
    '仅位次：只有一分一段，没有投档线，暂不能算概率。',
  )
  expect(standingText({ ...told, standing: 'lines', standingName: '有投档线' })).toBe(
    '有投档线：4,183个志愿单位，暂不能算概率。',
  )
  expect(standingText({ ...told, standing: 'none' })).toBe('')
})
