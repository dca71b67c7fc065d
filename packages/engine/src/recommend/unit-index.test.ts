import { expect, test } from 'vitest'
import { queryUnits } from './query-units.ts'
import { plainQuery } from './test-rows.ts'
import type { SchoolRow, UnitRow } from './types.ts'
import { buildUnitIndex, indexBytes } from './unit-index.ts'

/** Rows with every value spread by its own step, so that no two columns run alike. */
function spreadRows(schoolCount: number, unitCount: number, classesPerUnit: number) {
  const schools = Array.from({ length: schoolCount }, (_, i): SchoolRow => ({
    univId: i,
    areaId: 15 + ((i * 7) % 31),
    features: i % 9 === 0 ? 3 : 0,
    department: 1 + (i % 4),
    level: 1 + (i % 2),
    ownership: 1 + ((i >> 1) % 2),
    kind: (i * 5) % 13,
  }))
  const units = Array.from({ length: unitCount }, (_, i): UnitRow => ({
    planId: i,
    school: (i * 37) % schoolCount,
    batchId: 2,
    planType: i % 11 === 0 ? 1 : 0,
    requirement: ['', '化', '化+生', '化/生'][i % 4]!,
    planNum: (i * 3) % 120,
    feeMin: (i * 500) % 60_000,
    feeMax: null,
    majorClasses: Array.from({ length: 1 + (i % classesPerUnit) }, (__, c) => (i * 13 + c * 17) % 190),
    unsettled: i % 8 === 0,
    conditions: i % 7 === 0 ? 1 + (i % 3) : 0,
    cutoff:
      i % 25 === 0
        ? null
        : { location: 6 + ((i * 0.618) % 7), scale: 0.08 + ((i * 0.01) % 0.2), years: [2025] },
  }))
  const feeRanges = [
    [0, 5_000],
    [5_000, 10_000],
    [10_000, Infinity],
  ] as const
  return {
    schools,
    units,
    feeRanges,
    planNumRanges: [
      [0, 10],
      [10, 50],
      [50, Infinity],
    ] as const,
  }
}

test.each([
  ['3,200 major groups of several classes', 1_000, 3_200, 6],
  ['32,000 majors', 1_500, 32_000, 1],
])(
  'an index of %s takes under 200 bytes a unit, with all combinations of subjects asked for',
  (_, schools, units, classes) => {
    const index = buildUnitIndex(spreadRows(schools, units, classes))
    const fresh = indexBytes(index)
    for (let subjects = 0; subjects < 128; subjects++) {
      queryUnits(index, { ...plainQuery, subjects })
    }
    expect(indexBytes(index)).toBeGreaterThan(fresh)
    expect(indexBytes(index) / units).toBeLessThan(200)
  },
)

test('an index counts a buffer once and every typed array it holds', () => {
  const small = indexBytes(buildUnitIndex(spreadRows(10, 100, 2)))
  const large = indexBytes(buildUnitIndex(spreadRows(10, 200, 2)))
  // location, scale, position, slot, school, requirement, column and one ladder alone are 8 + 8 + 4 + 4 + 4 + 2 + 4 + 4.
  expect(large - small).toBeGreaterThan(100 * 38)
})
