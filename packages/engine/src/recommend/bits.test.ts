import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countBits, fillBits, gatherBits, hasBit, popcount, setBit, wordsFor } from './bits.ts'

const ranges = fc
  .tuple(fc.nat({ max: 200 }), fc.nat({ max: 200 }))
  .map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const)

describe('bit sets', () => {
  test('count the ones of any word', () => {
    fc.assert(
      fc.property(fc.integer(), (word) => {
        expect(popcount(word)).toBe((word >>> 0).toString(2).replaceAll('0', '').length)
      }),
    )
  })

  test('fill a range and nothing else', () => {
    fc.assert(
      fc.property(ranges, ([from, to]) => {
        const words = new Uint32Array(wordsFor(200))
        fillBits(words, from, to)
        for (let bit = 0; bit < 200; bit++) expect(hasBit(words, bit)).toBe(bit >= from && bit < to)
        expect(countBits(words, words.length)).toBe(to - from)
      }),
    )
  })

  test('list the ones of a range in ascending order after what is listed already', () => {
    fc.assert(
      fc.property(ranges, fc.uniqueArray(fc.nat({ max: 199 })), ([from, to], bits) => {
        const words = new Uint32Array(wordsFor(200))
        for (const bit of bits) setBit(words, bit)
        const out = new Uint32Array(201).fill(999)
        const count = gatherBits(words, from, to, out, 1)
        const expected = bits.filter((bit) => bit >= from && bit < to).toSorted((a, b) => a - b)
        expect([...out.subarray(0, count)]).toEqual([999, ...expected])
      }),
    )
  })
})
