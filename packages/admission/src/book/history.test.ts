import { linkLines } from '../link/link-lines.ts'
import { LINE_LEVELS } from '@wenjin/database/schema/tables'
import type { Linked } from '../link/link-lines.ts'
import type { LineRow, PlanRow } from '@wenjin/database/queries/admission/unit-rows'
import { BATCHES, buildRankTable, PLAN_TYPES } from '@wenjin/engine'
import { describe, expect, test } from 'vitest'
import { assembleUnits } from './assemble.ts'
import { HUNAN, lineRow, placeOf, planRow, XINJIANG, ZHEJIANG } from '../test-rows.ts'

const table = buildRankTable({
  provId: HUNAN,
  year: 2024,
  track: 'physics',
  segments: [
    { scoreLow: 600, scoreHigh: 750, count: 9_000, cumulative: 9_000 },
    { scoreLow: 599, scoreHigh: 599, count: 300, cumulative: 9_300 },
  ],
})
const TABLES = [table]

/** History of the units that the plan rows make. */
function link(provId: number, plans: readonly PlanRow[], lines: readonly LineRow[]): Linked['histories'] {
  return linkLines(assembleUnits(provId, plans, []), lines, placeOf({ lines, tables: TABLES }), 2026)
    .histories
}

describe('lines of a unit', () => {
  test('are one a year, newest first, each with its source', () => {
    const lines = [lineRow({ year: 2023, minRank: 12_000, datasetId: 3 }), lineRow()]
    const [history] = link(HUNAN, [planRow()], lines)
    expect(
      history?.map(({ year, rank, score, planNum, source }) => [year, rank, score, planNum, source]),
    ).toEqual([
      [2025, 10_000, 600, 12, '官方投档线'],
      [2023, 12_000, 600, 12, '汇编投档线'],
    ])
  })

  test('of one year and school are those of the best source alone', () => {
    const compiled = lineRow({ datasetId: 3, groupCode: '201', minRank: 99_999 })
    const [history] = link(HUNAN, [planRow()], [compiled, lineRow()])
    expect(history?.map(({ rank }) => rank)).toEqual([10_000])
  })

  test('come from a lower source where the best one says nothing of the school or the year', () => {
    const lines = [lineRow({ univId: 2, schoolCode: '4302' }), lineRow({ datasetId: 3, minRank: 11_000 })]
    expect(link(HUNAN, [planRow()], lines)[0]?.map(({ rank }) => rank)).toEqual([11_000])
  })

  test('never come from other groups, special programmes or levels', () => {
    const others = [
      lineRow({ groupCode: '202', requirement: '物' }),
      lineRow({ planType: PLAN_TYPES.nationalSpecial }),
      lineRow({ level: LINE_LEVELS.school, groupCode: null }),
      lineRow({ level: LINE_LEVELS.major, groupCode: null, majorName: '数学与应用数学' }),
      lineRow({ batchId: BATCHES.vocational }),
    ]
    expect(link(HUNAN, [planRow()], others)).toEqual([[]])
  })

  test('of majors follow the name, of schools the school', () => {
    const major = { groupCode: null, majorCode: '12', majorName: '软件工程' }
    const majorLine = lineRow({ ...major, majorCode: '31', level: LINE_LEVELS.major })
    expect(link(ZHEJIANG, [planRow(major)], [majorLine])[0]).toHaveLength(1)
    const school = { batchId: BATCHES.first, groupCode: null }
    expect(
      link(XINJIANG, [planRow(school)], [lineRow({ ...school, level: LINE_LEVELS.school })])[0],
    ).toHaveLength(1)
  })
})

test('majors of one name have each the line of its own code in the year they are from, and share those before', () => {
  const line = (majorCode: string, year: number, minRank: number): LineRow =>
    lineRow({ level: LINE_LEVELS.major, groupCode: null, majorName: '临床医学', majorCode, year, minRank })
  const own = [line('92', 2025, 3_500), line('95', 2025, 4_300)]
  const units = assembleUnits(ZHEJIANG, [], own)
  const { histories: linked } = linkLines(
    units,
    [...own, line('11', 2024, 5_000), line('12', 2024, 6_000)],
    placeOf({}),
    2025,
  )
  expect(units.map(({ majorCode }) => majorCode)).toEqual(['92', '95'])
  expect(linked.map((history) => history.map(({ year, rank }) => [year, rank]))).toEqual([
    [
      [2025, 3_500],
      [2024, 6_000],
    ],
    [
      [2025, 4_300],
      [2024, 6_000],
    ],
  ])
})

describe('a rank', () => {
  test('that the source prints stands as it is', () => {
    const [history] = link(HUNAN, [planRow()], [lineRow({ year: 2024, minScore: 599, minRank: 9_100 })])
    expect(history).toMatchObject([{ rank: 9_100, rankDerived: false }])
  })

  test('that it leaves out is read off the year’s score-rank table, and says so', () => {
    const [history] = link(HUNAN, [planRow()], [lineRow({ year: 2024, minScore: 599, minRank: null })])
    expect(history).toMatchObject([{ rank: 9_300, score: 599, rankDerived: true }])
  })

  test('that was derived at the import still says so', () => {
    const [history] = link(HUNAN, [planRow()], [lineRow({ rankDerived: true })])
    expect(history).toMatchObject([{ rankDerived: true }])
  })

  test.each([
    ['without a score', { minScore: null }],
    ['of a score below the table', { minScore: 400 }],
    ['of a year without a table', { year: 2022 }],
  ])('%s is not known, and its line is left out', (_what, own) => {
    expect(link(HUNAN, [planRow()], [lineRow({ year: 2024, minRank: null, ...own })])).toEqual([[]])
  })
})

describe('a school', () => {
  test('that enrols under two codes in a year is told apart by them', () => {
    const plans = [planRow(), planRow({ schoolCode: '4399' })]
    const lines = [lineRow({ minRank: 1_000 }), lineRow({ schoolCode: '4399', minRank: 50_000 })]
    expect(link(HUNAN, plans, lines).map(([line]) => line?.rank)).toEqual([1_000, 50_000])
  })

  test('that got another code keeps its history', () => {
    const lines = [lineRow({ schoolCode: '1234' }), lineRow({ year: 2024, schoolCode: '1234' })]
    expect(link(HUNAN, [planRow()], lines)[0]?.map(({ year }) => year)).toEqual([2025, 2024])
  })

  test('whose code a source leaves out keeps its history', () => {
    expect(link(HUNAN, [planRow({ schoolCode: null })], [lineRow()])[0]).toHaveLength(1)
    expect(link(HUNAN, [planRow()], [lineRow({ schoolCode: null })])[0]).toHaveLength(1)
  })

  test('on no list goes by its name', () => {
    const unlisted = { univId: null, schoolName: '某某学院' }
    const lines = [lineRow(unlisted), lineRow({ univId: null, schoolName: '别的学院' })]
    expect(link(HUNAN, [planRow(unlisted)], lines)[0]).toHaveLength(1)
  })
})
