import { BATCHES, buildRankTable, PLAN_TYPES } from '@wenjin/engine'
import { describe, expect, test } from 'vitest'
import type { LineRow } from '../queries/unit-rows.ts'
import { LINE_LEVELS } from '../schema/tables.ts'
import { cutsOf } from './cuts.ts'
import { linkLines } from './link-lines.ts'
import type { LinkedUnit } from './link-lines.ts'
import { modelUnits, settingOf } from './model-year.ts'
import { askedWithHistory, pastUnits } from './past-units.ts'

const SOURCES = new Map([[1, { datasetId: 1, source: '投档线', note: null, isDemo: false, priority: 10 }]])

function row(own: Partial<LineRow>): LineRow {
  return {
    datasetId: 1,
    year: 2025,
    batchId: BATCHES.undergrad,
    planType: PLAN_TYPES.ordinary,
    level: LINE_LEVELS.group,
    univId: 1,
    schoolCode: '4301',
    schoolName: null,
    groupCode: '101',
    groupName: null,
    majorCode: null,
    majorName: null,
    requirement: null,
    minScore: 600,
    minRank: 1_000,
    rankDerived: false,
    planNum: null,
    codeYear: null,
    note: null,
    ...own,
  }
}

const table = (year: number) =>
  buildRankTable({
    provId: 32,
    year,
    track: 'physics',
    segments: Array.from({ length: 200 }, (_, i) => ({
      scoreLow: 700 - i,
      scoreHigh: 700 - i,
      count: 10,
      cumulative: 10 * (i + 1),
    })),
  })

describe('what is known on the day', () => {
  /** Lines whose printed ranks are twice those of the table. */
  const against = Array.from({ length: 40 }, (_, i) => row({ minScore: 690 - i, minRank: 20 * (11 + i) }))

  test('a past year’s table that its lines contradict is no basis; that of the day cannot be judged yet', () => {
    const setting = settingOf('physics', [table(2025), table(2024)], [], against)
    expect(setting.yearOf(2026).tables.map(({ year }) => year)).toEqual([2024])
    expect(setting.yearOf(2025).tables.map(({ year }) => year)).toEqual([2025, 2024])
    expect(setting.yearOf(2024).tables.map(({ year }) => year)).toEqual([2024])
  })

  test('a control line that no source has is the weak end of the year’s scores, of past years alone', () => {
    const lines = Array.from({ length: 120 }, (_, i) => row({ minScore: 440 + i, groupCode: `${i}` }))
    const known = [{ year: 2024, batchId: BATCHES.undergrad, score: 430 }]
    const { yearOf } = settingOf('physics', [], known, lines)
    expect(yearOf(2025).controlLines).toEqual(known)
    expect(yearOf(2026).controlLines).toEqual([
      ...known,
      { year: 2025, batchId: BATCHES.undergrad, score: expect.closeTo(441.19, 2) },
    ])
  })
})

describe('a major', () => {
  const major = (majorName: string, groupCode: string): LinkedUnit & { readonly planNum: null } => ({
    kind: 'major',
    batchId: BATCHES.undergrad,
    planType: PLAN_TYPES.ordinary,
    univId: 1,
    schoolCode: '4301',
    schoolName: null,
    groupCode,
    majorCode: '',
    majorName,
    requirement: null,
    planNum: null,
    lines: [],
  })
  const lines = [
    row({ groupCode: '101', minRank: 5_000 }),
    row({ groupCode: '101', minRank: 7_000, year: 2024 }),
    row({ groupCode: '102', minRank: 9_000, batchId: BATCHES.vocational }),
    row({ level: LINE_LEVELS.major, groupCode: '109', majorName: '法学（涉外）', minRank: 3_000 }),
  ]
  const models = (groupCode: string) => {
    const units = [major('法学（涉外）', groupCode)]
    return modelUnits(units, linkLines(units, lines, SOURCES, [], 2026))
  }

  test('is told with its name and the line that its group of this year had in the year of its own newest line', () => {
    expect(models('101')).toMatchObject([{ majorName: '法学', groupLine: Math.log(5_000) }])
  })

  test('has no group’s line where the group is new, or only another batch has its code', () => {
    for (const code of ['', '102', '103']) expect(models(code)).toMatchObject([{ groupLine: null }])
  })
})

describe('how a school was cut', () => {
  const unit = (groupCode: string, requirement: string | null = null): LinkedUnit => ({
    kind: 'group',
    batchId: BATCHES.undergrad,
    planType: PLAN_TYPES.ordinary,
    univId: 1,
    schoolCode: '4301',
    schoolName: null,
    groupCode,
    majorCode: '',
    majorName: '',
    requirement,
    lines: [],
  })
  const lines = [
    row({ groupCode: '101', minRank: 1_000, requirement: '化' }),
    row({ groupCode: '102', minRank: 4_000, requirement: '' }),
  ]
  const cut = (units: readonly LinkedUnit[], isWhole = true) =>
    cutsOf(units, linkLines(units, lines, SOURCES, [], 2026), isWhole)

  test('is the share of codes that the two years do not have in common, with the other groups’ mean', () => {
    expect(cut([unit('101'), unit('102')])[0]).toEqual({
      recut: 0,
      siblings: expect.closeTo(Math.log(4_000), 9),
      requirementMoved: false,
      sameRequirement: null,
    })
    expect(cut([unit('101'), unit('103')])[0]?.recut).toBeCloseTo(2 / 3, 9)
    expect(cut([unit('103')])).toEqual([null])
  })

  test('a code that asks for other subjects is told with the groups that had those', () => {
    expect(cut([unit('101', ''), unit('102', '')])[0]).toMatchObject({
      requirementMoved: true,
      sameRequirement: expect.closeTo(Math.log(4_000), 9),
    })
  })

  test('of a school asked about in part is not taken from what was asked', () => {
    expect(cut([unit('101')], false)[0]?.recut).toBe(0.3)
    expect(cut([unit('101'), unit('102')], false)[0]?.recut).toBe(0)
  })

  test('units asked about stand beside those of the newest year, none twice', () => {
    const all = [...lines, row({ year: 2024, groupCode: '101', minRank: 900 })]
    const setting = settingOf('physics', [], [], all)
    const asked = [{ ...unit('101'), planNum: null }]
    const { models, linked } = askedWithHistory(asked, all, SOURCES, setting, 2026)
    expect(models.map(({ history }) => history.map(({ rank }) => rank))).toEqual([[1_000, 900], [4_000]])
    expect(linked.histories.map((history) => history.map(({ rank }) => rank))).toEqual([[1_000, 900]])
    expect(pastUnits(all, SOURCES, 2025)).toHaveLength(2)
  })
})
