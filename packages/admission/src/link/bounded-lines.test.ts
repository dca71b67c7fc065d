import { buildRankTable } from '@wenjin/engine'
import { describe, expect, test } from 'vitest'
import type { LineRow } from '@wenjin/database/queries/admission/unit-rows'
import { groupUnit, lineRow, placeOf } from '../test-rows.ts'
import { boundedLines } from './bounded-lines.ts'
import { chancesOf, unitsOf } from './units-of.ts'

const YEAR = 2026
const ofSchool = (univId: number, own: Partial<LineRow> = {}): LineRow =>
  lineRow({ univId, schoolCode: `${4300 + univId}`, minScore: 674, minRank: 638, rankDerived: true, ...own })
const boundsOf = (lines: readonly LineRow[], tables = [TABLE]): number[] => {
  const bounded = boundedLines(lines, tables)
  return lines.flatMap((line, i) => (bounded.has(line) ? [i] : []))
}
const TABLE = buildRankTable({
  year: 2025,
  track: 'physics',
  provId: 32,
  segments: [
    { scoreLow: 690, scoreHigh: 690, count: 120, cumulative: 120 },
    { scoreLow: 674, scoreHigh: 674, count: 518, cumulative: 638 },
    { scoreLow: 600, scoreHigh: 600, count: 9_362, cumulative: 10_000 },
  ],
})

describe('a line is a bound', () => {
  test('where its source says so', () => {
    expect(boundsOf([ofSchool(1, { isAtLeast: true }), ofSchool(2, { minScore: 600 })])).toEqual([0])
  })

  test('where five schools or more share the highest score of a year and no ranks tell them apart', () => {
    const top = [1, 2, 3, 4, 5].map((school) => ofSchool(school))
    const below = [6, 7, 8, 9, 10].map((school) => ofSchool(school, { minScore: 600, minRank: 10_000 }))
    expect(boundsOf([...top, ...below])).toEqual([0, 1, 2, 3, 4])
    expect(boundsOf([...top.slice(1), ...below])).toEqual([])
    expect(boundsOf([...top, ofSchool(6, { minScore: 680, minRank: 400 })])).toEqual([])
    expect(boundsOf(top.map((line, i) => ({ ...line, minRank: 600 + i, rankDerived: false })))).toEqual([])
  })

  test('where its score lies above what the table tells apart, unless the rank is printed', () => {
    const high = ofSchool(1, { minScore: 699, minRank: 120 })
    expect(boundsOf([high, ofSchool(2)])).toEqual([0])
    expect(boundsOf([{ ...high, rankDerived: false }])).toEqual([])
    expect(boundsOf([{ ...high, minScore: 690 }])).toEqual([])
    expect(boundsOf([high], [])).toEqual([])
  })
})

describe('a unit whose newest line is a bound', () => {
  const unit = groupUnit()
  const chanceOf = (...lines: readonly LineRow[]) =>
    chancesOf(
      unitsOf(placeOf({ lines }), YEAR, { units: [unit], codeYear: YEAR, isWhole: true }),
      new Map(),
    )[0]!

  test('has no chance, but all the ranks it may have', () => {
    const { cutoff, interval } = chanceOf(lineRow({ isAtLeast: true, minRank: 638 }), lineRow({ year: 2024 }))
    expect(cutoff).toBeNull()
    expect(interval).toEqual({ low: 1, high: 638, from: 'bound' })
  })

  test('an older bound leaves the chance to the newer cut-off', () => {
    const alone = chanceOf(lineRow({ minRank: 700 }))
    expect(
      chanceOf(lineRow({ minRank: 700 }), lineRow({ year: 2024, isAtLeast: true, minRank: 638 })),
    ).toEqual(alone)
    expect(alone.cutoff?.years).toEqual([2025])
  })
})
