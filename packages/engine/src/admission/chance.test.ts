import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import golden from '../../golden/normal.json' with { type: 'json' }
import { cutoffInterval } from './interval.ts'
import { chanceOfFiling, normalCdf, normalQuantile } from './chance.ts'

describe('normalCdf', () => {
  test.each(golden.cdf)('Φ(%d) is %d', (x, expected) => {
    const value = normalCdf(x!)
    expect(Math.abs(value - expected!)).toBeLessThan(1e-14)
    expect(Math.abs(value / expected! - 1)).toBeLessThan(1e-11)
  })

  test('has its limits at the ends and no value for what is not a number', () => {
    expect(normalCdf(-Infinity)).toBe(0)
    expect(normalCdf(Infinity)).toBe(1)
    expect(() => normalCdf(Number.NaN)).toThrow(RangeError)
  })

  test('rises, and mirrors around 0', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -40, max: 40, noNaN: true }),
        fc.double({ min: 0, max: 5, noNaN: true }),
        (x, d) => {
          expect(normalCdf(x + d)).toBeGreaterThanOrEqual(normalCdf(x) - 1e-15)
          expect(Math.abs(normalCdf(x) + normalCdf(-x) - 1)).toBeLessThan(1e-14)
        },
      ),
    )
  })
})

describe('normalQuantile', () => {
  test.each(golden.quantile)('Φ⁻¹(%d) is %d', (p, expected) => {
    expect(Math.abs(normalQuantile(p!) - expected!)).toBeLessThan(1e-9)
  })

  test('undoes the distribution function', () => {
    fc.assert(
      fc.property(fc.double({ min: 1e-12, max: 1 - 1e-9, noNaN: true }), (p) => {
        expect(Math.abs(normalCdf(normalQuantile(p)) - p)).toBeLessThan(1e-13)
      }),
    )
  })

  test('is infinite at the ends and refuses what is no probability', () => {
    expect(normalQuantile(0)).toBe(-Infinity)
    expect(normalQuantile(1)).toBe(Infinity)
    for (const p of [-0.1, 1.1, Number.NaN]) expect(() => normalQuantile(p)).toThrow(RangeError)
  })
})

describe('chanceOfFiling', () => {
  const cutoff = { location: Math.log(12_000), scale: 0.1, years: [2025] }

  test('is one half at the expected cut-off', () => {
    expect(chanceOfFiling(cutoff, 12_000)).toBeCloseTo(0.5, 12)
  })

  test('is 95 % 1.645 scales before it', () => {
    expect(chanceOfFiling(cutoff, 12_000 * Math.exp(-0.1644853626951472))).toBeCloseTo(0.95, 12)
  })

  test('never reaches certainty', () => {
    expect(chanceOfFiling(cutoff, 1)).toBeLessThan(1)
    expect(chanceOfFiling(cutoff, 1e9)).toBeGreaterThan(0)
  })

  test('falls as the rank gets weaker', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 400_000 }),
        fc.integer({ min: 0, max: 100_000 }),
        (rank, more) => {
          expect(chanceOfFiling(cutoff, rank + more)).toBeLessThanOrEqual(
            chanceOfFiling(cutoff, rank) + 1e-15,
          )
        },
      ),
    )
  })

  test.each([
    { location: Number.NaN },
    { location: Infinity },
    { scale: 0 },
    { scale: -0.1 },
    { scale: Number.NaN },
  ])('refuses a distribution with %o', (bad) => {
    expect(() => chanceOfFiling({ ...cutoff, ...bad }, 12_000)).toThrow(RangeError)
    expect(() => cutoffInterval({ ...cutoff, ...bad })).toThrow(RangeError)
  })

  test('a rank may be a fraction, as ranks of another year are', () => {
    expect(chanceOfFiling(cutoff, 12_000.5)).toBeLessThan(chanceOfFiling(cutoff, 12_000))
    expect(chanceOfFiling(cutoff, 12_000.5)).toBeGreaterThan(chanceOfFiling(cutoff, 12_001))
  })

  test.each([0, -5, 0.5, Number.NaN, Infinity])('refuses %d as a rank', (rank) => {
    expect(() => chanceOfFiling(cutoff, rank)).toThrow(RangeError)
  })
})
