import { BATCHES } from '@wenjin/engine'
import { describe, expect, test } from 'vitest'
import { LINE_LEVELS } from '@wenjin/database/schema/tables'
import { groupUnit, lineRow, placeOf } from '../test-rows.ts'
import { cutsOf } from './cuts.ts'
import { linkLines } from './link-lines.ts'
import { modelUnits } from './model-units.ts'
import type { YearUnit } from './units-of.ts'

describe('a major', () => {
  const major = (majorName: string, groupCode: string): YearUnit =>
    groupUnit({ kind: 'major', groupCode, majorName })
  const lines = [
    lineRow({ requirement: null, groupCode: '101', minRank: 5_000 }),
    lineRow({ requirement: null, groupCode: '101', minRank: 7_000, year: 2024 }),
    lineRow({ requirement: null, groupCode: '102', minRank: 9_000, batchId: BATCHES.vocational }),
    lineRow({
      requirement: null,
      level: LINE_LEVELS.major,
      groupCode: '109',
      majorName: '法学（涉外）',
      minRank: 3_000,
    }),
  ]
  const models = (groupCode: string) => {
    const units = [major('法学（涉外）', groupCode)]
    return modelUnits(units, linkLines(units, lines, placeOf(), 2026))
  }

  test('is told with its name and the line that its group of this year had in the year of its own newest line', () => {
    expect(models('101')).toMatchObject([{ majorName: '法学', groupLine: Math.log(5_000) }])
  })

  test('has no group’s line where the group is new, or only another batch has its code', () => {
    for (const code of ['', '102', '103']) expect(models(code)).toMatchObject([{ groupLine: null }])
  })
})

describe('how a school was cut', () => {
  const unit = (groupCode: string, requirement: string | null = null): YearUnit =>
    groupUnit({ groupCode, requirement })
  const lines = [
    lineRow({ groupCode: '101', minRank: 1_000, requirement: '化' }),
    lineRow({ groupCode: '102', minRank: 4_000, requirement: '' }),
  ]
  const cut = (units: readonly YearUnit[], isWhole = true) =>
    cutsOf(units, linkLines(units, lines, placeOf(), 2026), isWhole)

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
})
