import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import golden from '../../golden/ratio.json' with { type: 'json' }
import { ratioBand, scoreRatio, sectionOf } from './ratio.ts'

const chance = fc.double({ min: 0, max: 1, noNaN: true })

describe('scoreRatio', () => {
  test.each(golden.ratio)('a chance of %d is a ratio of %d', (chance, expected) => {
    expect(Math.abs(scoreRatio(chance!) - expected!)).toBeLessThan(1e-9)
  })

  test('rises with the chance and stays within 0 and 1.6', () => {
    fc.assert(
      fc.property(chance, chance, (a, b) => {
        const [less, more] = [scoreRatio(Math.min(a, b)), scoreRatio(Math.max(a, b))]
        expect(less).toBeGreaterThanOrEqual(0)
        expect(more).toBeLessThanOrEqual(1.6)
        expect(less).toBeLessThanOrEqual(more)
      }),
    )
  })

  test('makes no jump at its fixed points', () => {
    for (const anchor of [0.0005, 0.05, 0.2, 0.35, 0.5, 0.8, 0.95, 0.995]) {
      expect(scoreRatio(anchor + 1e-9) - scoreRatio(anchor - 1e-9)).toBeLessThan(1e-5)
    }
  })

  test('refuses what is no probability', () => {
    expect(() => scoreRatio(1.2)).toThrow(RangeError)
    expect(() => scoreRatio(Number.NaN)).toThrow(RangeError)
  })
})

describe('ratioBand', () => {
  test.each([
    [0, 'grey'],
    [0.39, 'grey'],
    [0.4, 'orangeRed'],
    [0.6, 'orange'],
    [0.8, 'green'],
    [1, 'teal'],
    [1.2, 'blue'],
    [1.4, 'darkBlue'],
    [1.6, 'darkBlue'],
  ])('a ratio of %d is %s', (ratio, band) => {
    expect(ratioBand(ratio)).toBe(band)
  })

  test.each([Number.NaN, -0.1])('refuses %d', (ratio) => {
    expect(() => ratioBand(ratio)).toThrow(RangeError)
  })
})

describe('sectionOf', () => {
  test.each([
    [0, 'unlikely'],
    [0.0499, 'unlikely'],
    [0.05, 'reach'],
    [0.4999, 'reach'],
    [0.5, 'match'],
    [0.8499, 'match'],
    [0.85, 'safety'],
    [1, 'safety'],
  ])('a chance of %d is %s', (chance, section) => {
    expect(sectionOf(chance)).toBe(section)
  })

  test.each([Number.NaN, -0.1, 1.1, Infinity])('refuses %d', (chance) => {
    expect(() => sectionOf(chance)).toThrow(RangeError)
  })
})
