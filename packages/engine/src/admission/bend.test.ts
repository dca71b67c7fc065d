import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aheadOfQuantile, bendOf, checkBend, KNOTS, quantileOfAhead } from './bend.ts'
import { cutoffInterval } from './interval.ts'
import { chanceOfFiling, normalCdf } from './chance.ts'

const steps = fc.array(fc.double({ min: 0.01, max: 2, noNaN: true }), { minLength: 12, maxLength: 12 })
const bends = steps.map((sizes) => {
  const rising = sizes.map((_, i) => sizes.slice(0, i + 1).reduce((sum, one) => sum + one, 0))
  return Float64Array.from([0, ...rising], (one) => one - rising[5]!)
})

test('quantile and place are each other’s inverse, between the knots and beyond', () => {
  fc.assert(
    fc.property(bends, fc.double({ min: -12, max: 12, noNaN: true }), (bend, quantile) => {
      expect(quantileOfAhead(bend, aheadOfQuantile(bend, quantile))).toBeCloseTo(quantile, 9)
    }),
  )
})

test('the chance falls as the rank weakens', () => {
  fc.assert(
    fc.property(bends, fc.integer({ min: 1, max: 100_000 }), (bend, rank) => {
      const cutoff = { location: 9, scale: 1, bend }
      expect(chanceOfFiling(cutoff, rank)).toBeGreaterThanOrEqual(chanceOfFiling(cutoff, rank + 1))
    }),
  )
})

test('a normal distribution, tabled, tells what it told before', () => {
  const { location, bend } = bendOf((quantile) => 9 - 0.2 * quantile)
  expect(location).toBe(9)
  for (const rank of [1_000, 8_103, 9_000, 20_000]) {
    expect(chanceOfFiling({ location, scale: 0.2, bend }, rank)).toBeCloseTo(
      chanceOfFiling({ location, scale: 0.2 }, rank),
      6,
    )
  }
  expect(cutoffInterval({ location, scale: 0.2, bend, years: [] })).toEqual(
    cutoffInterval({ location, scale: 0.2, years: [] }),
  )
  expect(chanceOfFiling({ location, scale: 0.2, bend }, Math.exp(9 - 0.2 * 5))).toBeCloseTo(normalCdf(5), 9)
})

test('a distribution that turns back, or is no number, is refused', () => {
  expect(() => bendOf((quantile) => quantile)).toThrow(RangeError)
  expect(() => bendOf(() => Number.NaN)).toThrow(RangeError)
  expect(() => checkBend(KNOTS.map(() => 1))).toThrow(RangeError)
})
