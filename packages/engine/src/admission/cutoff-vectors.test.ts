import { describe, expect, test } from 'vitest'
import golden from '../../golden/cutoff.json' with { type: 'json' }
import { aheadOfQuantile, quantileOfAhead } from './bend.ts'
import { cutoffInterval } from './interval.ts'
import { chanceOfFiling } from './chance.ts'

// The vectors were worked out in Python with 60 digits, apart from this code; the file says how.
const { bends, bent, normal } = golden
type BendName = keyof typeof bends
const bendOf = (name: unknown): Float32Array => Float32Array.from(bends[name as BendName])
const numbers = (values: readonly unknown[]): number[] => values.map(Number)

describe('a bent distribution', () => {
  test.each(bent.quantileOfAhead)('%s: a place of %d is the quantile %d', (name, ...values) => {
    const [ahead, quantile] = numbers(values)
    expect(Math.abs(quantileOfAhead(bendOf(name), ahead!) - quantile!)).toBeLessThan(1e-12)
  })

  test.each(bent.aheadOfQuantile)('%s: the quantile %d is a place of %d', (name, ...values) => {
    const [quantile, ahead] = numbers(values)
    expect(Math.abs(aheadOfQuantile(bendOf(name), quantile!) - ahead!)).toBeLessThan(1e-12)
  })

  test.each(bent.chance)('%s about %d: at rank %d the chance is %d', (name, ...values) => {
    const [location, rank, chance] = numbers(values)
    const cutoff = { location: location!, scale: 0.1, bend: bendOf(name) }
    expect(Math.abs(chanceOfFiling(cutoff, rank!) - chance!)).toBeLessThan(1e-12)
  })

  test.each(bent.interval)('%s about %d: %d lies from rank %d to %d', (name, ...values) => {
    const [location, level, low, high] = numbers(values)
    const cutoff = { location: location!, scale: 0.1, bend: bendOf(name), years: [] }
    expect(cutoffInterval(cutoff, level)).toEqual({ low, high })
  })
})

describe('a normal distribution', () => {
  test.each(normal.chance)('about %d with scale %d: at rank %d the chance is %d', (...values) => {
    const [location, scale, rank, chance] = numbers(values)
    expect(Math.abs(chanceOfFiling({ location: location!, scale: scale! }, rank!) - chance!)).toBeLessThan(
      1e-12,
    )
  })

  test.each(normal.interval)('about %d with scale %d: %d lies from rank %d to %d', (...values) => {
    const [location, scale, level, low, high] = numbers(values)
    expect(cutoffInterval({ location: location!, scale: scale!, years: [] }, level)).toEqual({ low, high })
  })
})
