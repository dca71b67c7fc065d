import { describe, expect, test } from 'vitest'
import { KNOTS } from '../admission/bend.ts'
import { RecommendError } from './errors.ts'
import { queryUnits } from './query-units.ts'
import { plainQuery, plainSchool, plainUnit } from './test-rows.ts'
import type { UnitIndexRows } from './types.ts'
import { buildUnitIndex } from './unit-index.ts'

const bent = (bend: readonly number[]) => ({ location: 9, scale: 0.1, bend, years: [] })

const rows: UnitIndexRows = {
  schools: [plainSchool],
  units: [plainUnit],
  feeRanges: [
    [0, 5_000],
    [5_000, Infinity],
  ],
  planNumRanges: [[0, 10]],
}

/** The RecommendError that `act` throws. */
function refusalOf(act: () => unknown): RecommendError {
  try {
    act()
  } catch (error) {
    if (error instanceof RecommendError) return error
    throw error
  }
  throw new Error('nothing was refused')
}

describe('a query', () => {
  const index = buildUnitIndex(rows)

  test.each<[string, object]>([
    ['rank', { rank: 0 }],
    ['rank', { rank: 0.5 }],
    ['rank', { rank: Number.NaN }],
    ['rank', { rank: Infinity }],
    ['subjects', { subjects: -1 }],
    ['subjects', { subjects: 128 }],
    ['subjects', { subjects: 1.5 }],
    ['batchId', { batchId: Number.NaN }],
    ['offset', { offset: -1 }],
    ['offset', { offset: 0.5 }],
    ['offset', { offset: Number.NaN }],
    ['limit', { limit: 0 }],
    ['limit', { limit: 201 }],
    ['limit', { limit: Number.NaN }],
    ['sort', { sort: 'fee' }],
    ['by', { by: 'major' }],
    ['sections', { sections: ['reach', 'sure'] }],
    ['filters.areas', { filters: { areas: [32, Number.NaN] } }],
    ['filters.majorClasses', { filters: { majorClasses: [0.5] } }],
    ['filters.feeRanges', { filters: { feeRanges: [2] } }],
    ['filters.planNumRanges', { filters: { planNumRanges: [-1] } }],
    ['filters.only', { filters: { only: new Uint32Array(2) } }],
    ['filters.only', { filters: { only: new Uint32Array(0) } }],
  ])('with a bad %s is refused, naming it: %o', (argument, change) => {
    const refusal = refusalOf(() => queryUnits(index, { ...plainQuery, ...change }))
    expect(refusal.argument).toBe(argument)
    expect(refusal.message).toMatch(/[\u4e00-\u9fff]/)
  })

  test('is answered as before after a refused one', () => {
    const before = queryUnits(index, plainQuery)
    refusalOf(() => queryUnits(index, { ...plainQuery, rank: -1 }))
    expect(queryUnits(index, plainQuery)).toEqual(before)
    expect(before.unitTotal).toBe(1)
  })

  test('for a batch without units is empty', () => {
    expect(queryUnits(index, { ...plainQuery, batchId: 9 })).toMatchObject({
      total: 0,
      unitTotal: 0,
      groups: [],
    })
  })

  test('for values no unit has is empty', () => {
    expect(queryUnits(index, { ...plainQuery, filters: { areas: [999] } })).toMatchObject({
      total: 0,
      groups: [],
    })
  })
})

describe('rows', () => {
  test('that are missing make an index that answers nothing', () => {
    const index = buildUnitIndex({ ...rows, schools: [], units: [] })
    expect(queryUnits(index, plainQuery)).toMatchObject({ total: 0, unitTotal: 0, groups: [] })
  })

  test('with half a rank asked for are answered as between its neighbours', () => {
    const index = buildUnitIndex(rows)
    const chanceAt = (rank: number) =>
      queryUnits(index, { ...plainQuery, rank, sections: ['unlikely', 'reach', 'match', 'safety'] }).groups[0]
        ?.hits[0]?.probability
    expect(chanceAt(8_000.5)).toBeLessThan(chanceAt(8_000)!)
    expect(chanceAt(8_000.5)).toBeGreaterThan(chanceAt(8_001)!)
  })

  test.each<[string, object]>([
    ['units[0].school', { units: [{ ...plainUnit, school: 1 }] }],
    ['units[0].school', { units: [{ ...plainUnit, school: -1 }] }],
    ['units[1].batchId', { units: [plainUnit, { ...plainUnit, batchId: Number.NaN }] }],
    ['units[0].planType', { units: [{ ...plainUnit, planType: 0.5 }] }],
    ['units[0].planNum', { units: [{ ...plainUnit, planNum: Number.NaN }] }],
    ['units[0].feeMin', { units: [{ ...plainUnit, feeMin: Number.NaN }] }],
    ['units[0].majorClasses', { units: [{ ...plainUnit, majorClasses: [1_024] }] }],
    ['units[0].requirement', { units: [{ ...plainUnit, requirement: '化学' }] }],
    ['units[0].cutoff', { units: [{ ...plainUnit, cutoff: { location: Number.NaN, scale: 1, years: [] } }] }],
    ['units[0].cutoff', { units: [{ ...plainUnit, cutoff: { location: 9, scale: 0, years: [] } }] }],
    ['units[0].cutoff', { units: [{ ...plainUnit, cutoff: { location: 9, scale: Infinity, years: [] } }] }],
    ['units[0].cutoff', { units: [{ ...plainUnit, cutoff: bent(KNOTS.slice(1)) }] }],
    ['units[0].cutoff', { units: [{ ...plainUnit, cutoff: bent(KNOTS.map(() => 1)) }] }],
    ['units[0].cutoff', { units: [{ ...plainUnit, cutoff: bent(KNOTS.map(() => Number.NaN)) }] }],
    // steps that the index, which keeps single precision, cannot tell apart
    ['units[0].cutoff', { units: [{ ...plainUnit, cutoff: bent(KNOTS.map((k) => 1 + k * 1e-12)) }] }],
    ['schools[0].areaId', { schools: [{ ...plainSchool, areaId: Number.NaN }] }],
    ['schools[0].kind', { schools: [{ ...plainSchool, kind: 0.5 }] }],
    [
      'feeRanges[1]',
      {
        feeRanges: [
          [0, 1],
          [5, 5],
        ],
      },
    ],
    ['planNumRanges[0]', { planNumRanges: [[Number.NaN, 5]] }],
  ])('with a bad %s are refused, naming it', (argument, change) => {
    expect(refusalOf(() => buildUnitIndex({ ...rows, ...change })).argument).toBe(argument)
  })
})
