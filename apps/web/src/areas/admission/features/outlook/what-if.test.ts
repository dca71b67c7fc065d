import { describe, expect, test } from 'vitest'
import { rankAfter, reachOf } from './what-if.ts'

const NEARBY = [
  { score: 602, rank: 9_000 },
  { score: 601, rank: 9_500 },
  { score: 600, rank: 10_000 },
  { score: 599, rank: 10_600 },
]

describe('another score', () => {
  test('has the rank of the table where the rank comes from it', () => {
    expect(rankAfter(NEARBY, 600, 2, 10_000)).toBe(9_000)
    expect(rankAfter(NEARBY, 600, 0, 10_000)).toBe(10_000)
  })

  test('moves a rank of one’s own as far as the table moves', () => {
    expect(rankAfter(NEARBY, 600, -1, 9_800)).toBe(10_388)
  })

  test('has none where the table does not go', () => {
    expect(rankAfter(NEARBY, 600, -2, 10_000)).toBeNull()
    expect(rankAfter([], 600, 0, 10_000)).toBeNull()
  })

  test('goes as far as ranks are known', () => {
    expect(reachOf(NEARBY, 600)).toEqual({ down: 1, up: 2 })
    expect(reachOf(NEARBY, 650)).toEqual({ down: 0, up: 0 })
  })
})
