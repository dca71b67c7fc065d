import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hasBit, wordsFor } from './bits.ts'
import { buildLadder, countFrom, unitsReached } from './ladder.ts'

const quantile = -1.5
const cutoffs = fc
  .array(fc.tuple(fc.double({ min: 0, max: 14, noNaN: true }), fc.constantFrom(0.08, 0.3)), {
    maxLength: 700,
    size: 'max',
  })
  .map((pairs) => ({
    location: Float64Array.from(pairs, (pair) => pair[0]),
    scale: Float64Array.from(pairs, (pair) => pair[1]),
    bends: null,
  }))

test('the units reached are those whose threshold is at or above the rank, whatever checkpoint is nearest', () => {
  fc.assert(
    fc.property(cutoffs, fc.double({ min: -1, max: 16, noNaN: true }), (units, logRank) => {
      const count = units.location.length
      const words = wordsFor(count)
      const ladder = buildLadder(units, Uint32Array.from(units.location.keys()), quantile, words)
      const reached = new Uint32Array(words).fill(0xffffffff)
      unitsReached(ladder, units, logRank, reached, words)
      for (let slot = 0; slot < count; slot++) {
        expect(hasBit(reached, slot)).toBe(units.location[slot]! - quantile * units.scale[slot]! >= logRank)
      }
    }),
    { numRuns: 60 },
  )
})

test('a checkpoint counts the units of a set that stand at or after it', () => {
  fc.assert(
    fc.property(cutoffs, (units) => {
      const words = wordsFor(units.location.length)
      const ladder = buildLadder(units, Uint32Array.from(units.location.keys()), quantile, words)
      const odd = new Uint32Array(words).fill(0xaaaaaaaa)
      for (let j = 0; j * ladder.stride <= ladder.order.length; j++) {
        const expected = ladder.order.subarray(j * ladder.stride).filter((slot) => slot % 2 === 1).length
        expect(countFrom(ladder, j, odd, words)).toBe(expected)
      }
    }),
    { numRuns: 60 },
  )
})
