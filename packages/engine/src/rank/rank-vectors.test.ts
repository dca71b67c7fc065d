import { describe, expect, test } from 'vitest'
import golden from '../../golden/rank.json' with { type: 'json' }
import { equivalentRank } from './equivalent.ts'
import { rankOfScore, scoreOfRank } from './lookup.ts'
import { buildRankTable } from './rank-table.ts'

// The vectors were counted out segment by segment in Python, apart from this code; the file says how.
const table = buildRankTable({
  year: 2025,
  track: 'physics',
  provId: 32,
  segments: golden.segments.map(([scoreLow, scoreHigh, count, cumulative]) => ({
    scoreLow: scoreLow!,
    scoreHigh: scoreHigh!,
    count: count!,
    cumulative: cumulative!,
  })),
})
const other = buildRankTable({
  year: 2026,
  track: 'physics',
  provId: 32,
  segments: [{ scoreLow: 0, scoreHigh: 750, count: golden.otherTotal, cumulative: golden.otherTotal }],
})

describe('rank and score', () => {
  test.each(golden.rankOfScore)('%d points are rank %d', (score, rank) => {
    expect(rankOfScore(table, score!).rank).toBe(rank)
  })

  test.each(golden.scoreOfRank)('rank %d has %d points', (rank, score) => {
    expect(scoreOfRank(table, rank!).score).toBe(score)
  })

  test.each(golden.equivalentRank)(
    'rank %d stands at %d by share and at %d by rank',
    (rank, share, plain) => {
      expect(equivalentRank(table, other, rank!).rank).toBe(share)
      expect(equivalentRank(table, other, rank!, 'rank').rank).toBe(plain)
    },
  )
})
