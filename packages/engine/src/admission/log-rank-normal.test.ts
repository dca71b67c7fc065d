import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import golden from '../../golden/log-rank-normal.json' with { type: 'json' }
import { cutoffInterval, logRankNormal } from './log-rank-normal.ts'
import type { PastCutoff } from './log-rank-normal.ts'
import { chanceOfFiling, normalCdf } from './probability.ts'

const past = (year: number, rank: number): PastCutoff => ({ year, rank, score: null, planNum: null })
const anyHistory = fc.array(
  fc.record({ year: fc.integer({ min: 2016, max: 2030 }), rank: fc.integer({ min: 1, max: 500_000 }) }),
  { maxLength: 8 },
)

describe('logRankNormal', () => {
  test.each(golden.cases)(
    'gives the golden distribution for $year with $history',
    ({ year, history, expected }) => {
      const cutoff = logRankNormal.estimate(
        history.map(([pastYear, rank]) => past(pastYear!, rank!)),
        year,
      )
      if (expected === null) {
        expect(cutoff).toBeNull()
        return
      }
      expect(cutoff!.location).toBeCloseTo(expected.location, 12)
      expect(cutoff!.scale).toBeCloseTo(expected.scale, 12)
      expect(cutoff!.years).toEqual(expected.years)
      expect(Object.values(cutoffInterval(cutoff!))).toEqual(expected.interval80)
      for (const [rank, chance] of expected.chances)
        expect(chanceOfFiling(cutoff!, rank!)).toBeCloseTo(chance!, 12)
    },
  )

  test('never looks at the candidate’s year or a later one', () => {
    fc.assert(
      fc.property(anyHistory, fc.integer({ min: 2018, max: 2028 }), (history, year) => {
        const all = history.map((one) => past(one.year, one.rank))
        const before = all.filter((one) => one.year < year)
        const known = logRankNormal.estimate(all, year)
        expect(known).toEqual(logRankNormal.estimate(before, year))
        expect((known?.years ?? []).every((one) => one < year && one >= year - 4)).toBe(true)
      }),
    )
  })

  test('does not depend on the order of the history', () => {
    fc.assert(
      fc.property(anyHistory, (history) => {
        const all = history.map((one) => past(one.year, one.rank))
        expect(logRankNormal.estimate(all.toReversed(), 2025)).toEqual(logRankNormal.estimate(all, 2025))
      }),
    )
  })

  test('is surer the more years it knows, when they agree', () => {
    const years = [2025, 2024, 2023, 2022].map((year) => past(year, 5000))
    const scales = [1, 2, 3, 4].map((count) => logRankNormal.estimate(years.slice(0, count), 2026)!.scale)
    expect(scales).toEqual([0.15, 0.12, 0.08, 0.08])
  })

  test('takes the weakest of several cut-offs of one year', () => {
    const cutoff = logRankNormal.estimate([past(2025, 5000), past(2025, 7000), past(2025, 6000)], 2026)!
    expect(cutoff.location).toBeCloseTo(Math.log(7000), 12)
    expect(cutoff.years).toEqual([2025])
  })

  test('refuses a rank that is none', () => {
    expect(() => logRankNormal.estimate([past(2025, 0)], 2026)).toThrow(RangeError)
    expect(() => logRankNormal.estimate([past(2025, Number.NaN)], 2026)).toThrow(RangeError)
  })
})

describe('cutoffInterval', () => {
  test('holds the level it promises', () => {
    const cutoff = { location: Math.log(50_000), scale: 0.2, years: [2025] }
    for (const level of [0.5, 0.8, 0.95]) {
      const { low, high } = cutoffInterval(cutoff, level)
      const held =
        normalCdf((Math.log(high) - cutoff.location) / cutoff.scale) -
        normalCdf((Math.log(low) - cutoff.location) / cutoff.scale)
      expect(held).toBeCloseTo(level, 3)
    }
  })

  test('has no rank before 1', () => {
    expect(cutoffInterval({ location: 0, scale: 0.5, years: [2025] }).low).toBe(1)
  })

  test.each([0, 1, Number.NaN])('refuses %d as a level', (level) => {
    expect(() => cutoffInterval({ location: 5, scale: 0.1, years: [] }, level)).toThrow(RangeError)
  })
})
