import { linkLines } from '../link/link-lines.ts'
import type { LineRow, PlanRow } from '@wenjin/database/queries/admission/unit-rows'
import { PLAN_TYPES } from '@wenjin/engine'
import { describe, expect, test } from 'vitest'
import { assembleUnits } from './assemble.ts'
import type { AssembledUnit } from './assembled-unit.ts'
import { HUNAN, lineRow, placeOf, planRow } from '../test-rows.ts'

const { ordinary, jointVenture, nationalSpecial, preparatory, directed } = PLAN_TYPES

/** Plan rows of group 201, one of each type. */
const majors = (...types: number[]): PlanRow[] =>
  types.map((planType, i) => planRow({ planType, majorCode: `${i}`, majorName: `专业${i}` }))
const seen = (units: readonly AssembledUnit[]): [string, number, number][] =>
  units.map(({ groupCode, planType, plans }) => [groupCode, planType, plans.length])
const OTHER = lineRow({ univId: 2, groupCode: '301', planType: nationalSpecial })

describe('a group whose line comes from a source without types', () => {
  test.each([nationalSpecial, preparatory, directed, jointVenture])(
    'is what its plan says: %i',
    (planType) => {
      expect(seen(assembleUnits(HUNAN, majors(planType, planType), [lineRow()]))).toEqual([
        ['201', planType, 2],
      ])
    },
  )

  test('has the history that its code has there, but none that a source with types prints as another type’s', () => {
    const lines = [lineRow(), lineRow({ groupCode: '202' }), lineRow({ year: 2024 })]
    const ofOther = lineRow({ year: 2024, univId: 2, planType: nationalSpecial })
    const units = assembleUnits(HUNAN, majors(nationalSpecial), lines.slice(0, 2))
    const years = (rows: LineRow[]) =>
      linkLines(units, rows, placeOf(), 2026).histories.map((own) => own.map(({ year }) => year))
    expect(years(lines)).toEqual([[2025, 2024], [2025]])
    expect(years([...lines, ofOther])).toEqual([[2025], [2025]])
  })
})

describe('a group whose line comes from a source with types', () => {
  test('is what its line says', () => {
    const units = assembleUnits(HUNAN, majors(jointVenture), [lineRow(), OTHER])
    expect(seen(units)[0]).toEqual(['201', ordinary, 1])
    const special = assembleUnits(HUNAN, majors(ordinary), [lineRow({ planType: nationalSpecial })])
    expect(seen(special)).toEqual([['201', nationalSpecial, 1]])
  })
})

describe('a group known by its plan alone', () => {
  test.each([
    [[jointVenture, ordinary], ordinary],
    [[ordinary, jointVenture, directed], ordinary],
    [[directed, jointVenture], jointVenture],
    [[nationalSpecial, nationalSpecial], nationalSpecial],
  ])('with majors of the types %j is of type %i, in whatever order they come', (types, planType) => {
    for (const rows of [majors(...types), majors(...types).toReversed()])
      expect(seen(assembleUnits(HUNAN, rows, []))).toEqual([['201', planType, types.length]])
  })
})

describe('majors of a special programme filed under an ordinary group', () => {
  test('stand apart, in a group whose code is not known', () => {
    const units = assembleUnits(HUNAN, majors(ordinary, nationalSpecial, jointVenture), [lineRow(), OTHER])
    expect(seen(units)).toEqual([
      ['201', ordinary, 2],
      ['301', nationalSpecial, 0],
      ['', nationalSpecial, 1],
    ])
    expect(units[0]?.plans.map(({ majorName }) => majorName)).toEqual(['专业0', '专业2'])
    expect(units[2]).toMatchObject({ univId: 1, groupName: '', requirement: '化' })
  })

  test('of a preparatory class stay, unless the school has a group of such', () => {
    const rows = majors(ordinary, preparatory)
    expect(seen(assembleUnits(HUNAN, rows, [lineRow()]))).toEqual([['201', ordinary, 2]])
    const own = lineRow({ groupCode: '501', planType: preparatory })
    expect(seen(assembleUnits(HUNAN, rows, [lineRow(), own]))).toEqual([
      ['201', ordinary, 1],
      ['501', preparatory, 0],
      ['', preparatory, 1],
    ])
  })
})
