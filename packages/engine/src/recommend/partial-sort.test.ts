import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sortRange } from './partial-sort.ts'

function sortedBy(key: Float64Array, tie: Float64Array): number[] {
  return [...key.keys()].toSorted((a, b) => key[a]! - key[b]! || tie[a]! - tie[b]! || a - b)
}

describe('sorting a range', () => {
  test('puts there what sorting everything would, and keeps every id', () => {
    const keys = fc.array(fc.tuple(fc.integer({ min: -5, max: 5 }), fc.integer({ min: 0, max: 3 })), {
      maxLength: 300,
      size: 'max',
    })
    fc.assert(
      fc.property(keys, fc.nat({ max: 300 }), fc.nat({ max: 300 }), (pairs, a, b) => {
        const key = Float64Array.from(pairs, (pair) => pair[0])
        const tie = Float64Array.from(pairs, (pair) => pair[1])
        const low = Math.min(a, b, pairs.length)
        const high = Math.min(Math.max(a, b), pairs.length)
        const ids = Uint32Array.from(pairs.keys()).toReversed()
        sortRange(ids, ids.length, low, high, key, tie)
        expect([...ids.subarray(low, high)]).toEqual(sortedBy(key, tie).slice(low, high))
        expect([...ids].toSorted((x, y) => x - y)).toEqual([...pairs.keys()])
      }),
    )
  })

  test.each([
    ['ascending', (i: number) => i],
    ['descending', (i: number) => -i],
    ['all equal', () => 0],
    ['up and down', (i: number) => Math.abs(i - 2_500)],
    ['a saw', (i: number) => i % 7],
  ])('copes with keys that are %s', (_, keyOf) => {
    const key = Float64Array.from({ length: 5_000 }, (__, i) => keyOf(i))
    const ids = Uint32Array.from(key.keys())
    sortRange(ids, ids.length, 0, ids.length, key, key)
    expect([...ids]).toEqual(sortedBy(key, key))
  })

  test('leaves what is past the count alone', () => {
    const key = Float64Array.of(3, 2, 1, 0)
    const ids = Uint32Array.of(0, 1, 2, 3)
    sortRange(ids, 2, 0, 2, key, key)
    expect([...ids]).toEqual([1, 0, 2, 3])
  })
})
