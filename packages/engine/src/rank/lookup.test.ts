import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { rankContradicts, rankOfScore, scoreOfRank } from './lookup.ts'
import { buildRankTable } from './rank-table.ts'
import type { RankSegment, RankTable } from './rank-table.ts'

const table = (
  ...rows: readonly (readonly [low: number, high: number, count: number, cumulative: number])[]
) =>
  buildRankTable({
    year: 2026,
    track: 'physics',
    provId: 32,
    segments: rows.map(([scoreLow, scoreHigh, count, cumulative]) => ({
      scoreLow,
      scoreHigh,
      count,
      cumulative,
    })),
  })

const plain = table([660, 750, 52, 52], [659, 659, 8, 60], [657, 657, 10, 70], [656, 656, 30, 100])

/** Random tables: segments of one or many scores, gaps, candidates left out of the print, an open top. */
const anyTable: fc.Arbitrary<RankTable> = fc
  .array(
    fc.record({
      gap: fc.integer({ min: 0, max: 3 }),
      width: fc.oneof(
        { weight: 4, arbitrary: fc.constant(1) },
        { weight: 1, arbitrary: fc.integer({ min: 2, max: 60 }) },
      ),
      step: fc.integer({ min: 0, max: 500 }),
      printed: fc.double({ min: 0, max: 1, noNaN: true }),
    }),
    { minLength: 1, maxLength: 60 },
  )
  .map((rows) => {
    const segments: RankSegment[] = []
    let top = 5000
    let cumulative = 0
    for (const { gap, width, step, printed } of rows) {
      const scoreHigh = top - gap
      cumulative += step
      segments.push({
        scoreLow: scoreHigh - width + 1,
        scoreHigh,
        count: Math.ceil(step * printed),
        cumulative,
      })
      top = scoreHigh - width
    }
    segments.push({ scoreLow: top, scoreHigh: top, count: 1, cumulative: cumulative + 1 })
    // of no province: any score is within its full mark
    return buildRankTable({ year: 2026, track: 'physics', provId: 0, segments })
  })

describe('rankOfScore', () => {
  test('is the cumulative at a score of its own', () => {
    expect(rankOfScore(plain, 659)).toEqual({ rank: 60, best: 53, worst: 60, edge: null })
  })

  test('interpolates inside a segment of many scores below the first', () => {
    const wide = table([660, 660, 4, 4], [650, 659, 20, 24])
    expect(rankOfScore(wide, 650)).toEqual({ rank: 24, best: 5, worst: 24, edge: null })
    expect(rankOfScore(wide, 655).rank).toBe(14)
    expect(rankOfScore(wide, 659).rank).toBe(6)
  })

  test('gives all who reach a first segment of many scores its ranks, not a point in it', () => {
    for (const score of [660, 705, 750]) {
      expect(rankOfScore(plain, score)).toEqual({ rank: 52, best: 1, worst: 52, edge: 'above' })
    }
  })

  test('knows a first segment that stands for all above by how many it holds', () => {
    // the first rows of 浙江 2025: 692 and above are 395
    const zhejiang = table([692, 692, 395, 395], [691, 691, 51, 446], [690, 690, 67, 513])
    for (const score of [692, 693, 750]) {
      expect(rankOfScore(zhejiang, score)).toEqual({ rank: 395, best: 1, worst: 395, edge: 'above' })
    }
    expect(rankOfScore(zhejiang, 691)).toEqual({ rank: 446, best: 396, worst: 446, edge: null })
    expect(scoreOfRank(zhejiang, 200)).toEqual({ score: 692, edge: 'above' })
    for (const rank of [1, 200, 395]) expect(rankContradicts(zhejiang, 693, rank)).toBeNull()
  })

  test('leaves a first segment that is a score of its own a point, and what is above it a range', () => {
    const own = table([652, 652, 3, 3], [651, 651, 3, 6], [650, 650, 9, 15])
    expect(rankOfScore(own, 652)).toEqual({ rank: 3, best: 1, worst: 3, edge: null })
    expect(rankOfScore(own, 653)).toEqual({ rank: 3, best: 1, worst: 3, edge: 'above' })
    const full = table([750, 750, 9, 9], [749, 749, 1, 10])
    expect(rankOfScore(full, 750).edge).toBeNull()
  })

  test('takes the cumulative of the next higher segment where nobody has the score', () => {
    expect(rankOfScore(plain, 658)).toEqual({ rank: 60, best: 60, worst: 60, edge: null })
  })

  test('answers the end of the table outside it, flagged', () => {
    expect(rankOfScore(plain, 760)).toEqual({ rank: 52, best: 1, worst: 52, edge: 'above' })
    expect(rankOfScore(plain, 655)).toEqual({ rank: 100, best: 100, worst: 100, edge: 'below' })
  })

  test('knows the candidates above a table that starts below the top', () => {
    const open = table([689, 689, 11, 64], [688, 688, 6, 70])
    expect(rankOfScore(open, 689)).toEqual({ rank: 64, best: 54, worst: 64, edge: null })
    expect(rankOfScore(open, 700)).toEqual({ rank: 53, best: 1, worst: 53, edge: 'above' })
  })

  test('refuses what is no score', () => {
    for (const bad of [Number.NaN, Infinity, -Infinity])
      expect(() => rankOfScore(plain, bad)).toThrow(RangeError)
    expect(rankOfScore(plain, -20)).toEqual({ rank: 100, best: 100, worst: 100, edge: 'below' })
  })

  test('never ranks a higher score behind a lower one, and keeps rank within best and worst', () => {
    fc.assert(
      fc.property(
        anyTable,
        fc.integer({ min: 2000, max: 5100 }),
        fc.integer({ min: 0, max: 200 }),
        (any, score, more) => {
          const lower = rankOfScore(any, score)
          const higher = rankOfScore(any, score + more)
          expect(higher.rank).toBeLessThanOrEqual(lower.rank)
          for (const { rank, best, worst } of [lower, higher]) {
            expect(best).toBeGreaterThanOrEqual(1)
            expect(rank).toBeGreaterThanOrEqual(best)
            expect(worst).toBeGreaterThanOrEqual(rank)
            expect(worst).toBeLessThanOrEqual(any.total)
          }
        },
      ),
    )
  })
})

describe('scoreOfRank', () => {
  test('is the score of the segment that holds the rank', () => {
    expect(scoreOfRank(plain, 53)).toEqual({ score: 659, edge: null })
    expect(scoreOfRank(plain, 60)).toEqual({ score: 659, edge: null })
    expect(scoreOfRank(plain, 61)).toEqual({ score: 657, edge: null })
    expect(scoreOfRank(plain, 52)).toEqual({ score: 660, edge: 'above' })
  })

  test('answers the end of the table outside it, flagged', () => {
    expect(scoreOfRank(plain, 101)).toEqual({ score: 656, edge: 'below' })
    expect(scoreOfRank(table([689, 689, 11, 64]), 20)).toEqual({ score: 689, edge: 'above' })
  })

  test('refuses what is no rank', () => {
    for (const bad of [0, -1, 0.5, Number.NaN, Infinity])
      expect(() => scoreOfRank(plain, bad)).toThrow(RangeError)
    expect(scoreOfRank(plain, 60.5)).toEqual({ score: 657, edge: null })
  })

  test('turns every rank back into the segment it came from', () => {
    fc.assert(
      fc.property(anyTable, fc.double({ min: 0, max: 1, noNaN: true }), (any, share) => {
        const rank = 1 + Math.floor(share * (any.total - 1))
        const { score, edge } = scoreOfRank(any, rank)
        if (edge === 'above') expect(rank).toBeLessThanOrEqual(any.openTop)
        else {
          const { best, worst } = rankOfScore(any, score)
          expect(rank).toBeGreaterThanOrEqual(best)
          expect(rank).toBeLessThanOrEqual(worst)
        }
      }),
    )
  })

  test('finds a score again from its own rank', () => {
    fc.assert(
      fc.property(anyTable, fc.nat(), (any, pick) => {
        const at = pick % any.scoreLow.length
        const score = any.scoreLow[at]!
        expect(scoreOfRank(any, rankOfScore(any, score).rank).score).toBe(score)
      }),
    )
  })
})

describe('rankContradicts', () => {
  test.each([0, -1, Number.NaN, Infinity])('a rank of %d contradicts every score of the table', (rank) => {
    expect(rankContradicts(plain, 659, rank)).toEqual({ best: 1, worst: 100 })
    expect(() => rankContradicts(plain, Number.NaN, rank)).toThrow(RangeError)
  })

  test('accepts a rank in the segment of the score and in two neighbouring ones', () => {
    const fine = table(...[10, 9, 8, 7, 6, 5, 4].map((score, i) => [score, score, 10, 10 * (i + 1)] as const))
    expect(rankContradicts(fine, 7, 35)).toBeNull()
    expect(rankContradicts(fine, 7, 11)).toBeNull()
    expect(rankContradicts(fine, 7, 60)).toBeNull()
    expect(rankContradicts(fine, 7, 10)).toEqual({ best: 11, worst: 60 })
    expect(rankContradicts(fine, 7, 61)).toEqual({ best: 11, worst: 60 })
  })

  test('accepts rank 1 at the top and any weaker rank below the table', () => {
    expect(rankContradicts(plain, 750, 1)).toBeNull()
    expect(rankContradicts(plain, 600, 5000)).toBeNull()
    expect(rankContradicts(plain, 600, 52)).toEqual({ best: 53, worst: null })
  })

  test('always accepts the rank that the table itself gives', () => {
    fc.assert(
      fc.property(anyTable, fc.integer({ min: 2000, max: 5100 }), (any, score) => {
        const { rank, best, worst } = rankOfScore(any, score)
        for (const one of [rank, best, worst]) expect(rankContradicts(any, score, one)).toBeNull()
      }),
    )
  })
})
