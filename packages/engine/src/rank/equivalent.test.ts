import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { equivalenceBasis, equivalentRank, equivalentScore } from './equivalent.ts'
import { buildRankTable } from './rank-table.ts'

/** A table of one score a segment, `size` candidates each, from 700 down. */
const even = (size: number, segments = 100) =>
  buildRankTable({
    year: 2025,
    track: 'physics',
    provId: 32,
    segments: Array.from({ length: segments }, (_, i) => ({
      scoreLow: 700 - i,
      scoreHigh: 700 - i,
      count: size,
      cumulative: size * (i + 1),
    })),
  })

/** A table of one score a segment from 700 down to `end`, with `size` candidates each. */
const downTo = (end: number, size: number) => even(size, 701 - end)

describe('equivalenceBasis', () => {
  test('is the share where both tables end at the same depth', () => {
    expect(equivalenceBasis(downTo(100, 10), downTo(150, 12))).toBe('share')
    expect(equivalenceBasis(downTo(482, 10), downTo(484, 12))).toBe('share')
  })

  test('is the rank where one table stops earlier', () => {
    expect(equivalenceBasis(downTo(100, 10), downTo(480, 10))).toBe('rank')
    expect(equivalenceBasis(downTo(480, 10), downTo(100, 10))).toBe('rank')
  })

  test('takes a table of few far segments for one that leaves much out', () => {
    const coarse = buildRankTable({
      year: 2024,
      track: 'physics',
      provId: 32,
      segments: [600, 500, 459].map((score, i) => ({
        scoreLow: score,
        scoreHigh: score,
        count: null,
        cumulative: 1000 * (i + 1),
      })),
    })
    expect(equivalenceBasis(downTo(100, 10), coarse)).toBe('rank')
  })

  test('is none where whole tables count other candidates', () => {
    expect(equivalenceBasis(downTo(100, 10), downTo(100, 70))).toBeNull()
  })
})

describe('equivalentRank', () => {
  test('keeps the share of the candidates by default', () => {
    expect(equivalentRank(even(10), even(20), 250)).toEqual({ rank: 500, edge: null })
  })

  test('keeps the rank itself when asked to', () => {
    expect(equivalentRank(even(10), even(20), 250, 'rank')).toEqual({ rank: 250, edge: null })
  })

  test('flags a rank past the end of either table', () => {
    expect(equivalentRank(even(10), even(20), 1001)).toEqual({ rank: 2000, edge: 'below' })
    expect(equivalentRank(even(20), even(10), 1500, 'rank')).toEqual({ rank: 1000, edge: 'below' })
  })

  test.each([0, -3, 0.5, Number.NaN, Infinity])('refuses %d as a rank', (rank) => {
    for (const basis of ['share', 'rank'] as const)
      expect(() => equivalentRank(even(10), even(20), rank, basis)).toThrow(RangeError)
  })

  test('rounds a fraction of a rank to a whole one', () => {
    expect(equivalentRank(even(10), even(20), 250.4)).toEqual({ rank: 501, edge: null })
    expect(equivalentRank(even(10), even(20), 250.4, 'rank')).toEqual({ rank: 250, edge: null })
  })

  test('keeps the order of candidates and comes back to where it started', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 50 }),
        fc.integer({ min: 1, max: 50 }),
        fc.integer({ min: 1, max: 100 }),
        fc.integer({ min: 1, max: 100 }),
        fc.constantFrom('share' as const, 'rank' as const),
        (from, to, a, b, basis) => {
          const [better, weaker] = [Math.min(a, b), Math.max(a, b)]
          const there = (rank: number) => equivalentRank(even(from), even(to), rank, basis).rank
          expect(there(better)).toBeLessThanOrEqual(there(weaker))
          if (basis === 'share' && to >= from) {
            expect(equivalentRank(even(to), even(from), there(a)).rank).toBe(a)
          }
        },
      ),
    )
  })
})

describe('equivalentScore', () => {
  test('is the score of the equivalent rank', () => {
    expect(equivalentScore(even(10), even(20), 690)).toEqual({ score: 690, rank: 220, edge: null })
    expect(equivalentScore(even(10), even(20), 690, 'rank')).toEqual({ score: 695, rank: 110, edge: null })
  })

  test('is the same score in the same table', () => {
    const table = even(7)
    for (const score of [700, 655, 601]) expect(equivalentScore(table, table, score).score).toBe(score)
  })

  test.each([Number.NaN, Infinity])('refuses %d as a score', (score) => {
    expect(() => equivalentScore(even(10), even(20), score)).toThrow(RangeError)
  })

  test('passes the flags of either table on', () => {
    expect(equivalentScore(even(10), even(20), 710).edge).toBe('above')
    expect(equivalentScore(even(10), even(20), 500).edge).toBe('below')
    expect(equivalentScore(even(20), even(10), 610, 'rank').edge).toBe('below')
  })
})
