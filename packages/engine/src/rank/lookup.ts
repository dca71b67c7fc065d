import type { RankTable } from './rank-table.ts'

/**
 * Where the table does not tell a score or rank: 'above' all that it tells score by score (past its top, or in a first
 * segment that stands for its score and all above), or 'below' its weakest segment.
 */
export type TableEdge = 'above' | 'below'

/** Rank of a score: `rank` is the figure to show, `best` (1 is best) and `worst` bound what the table allows. */
export interface ScoreRank {
  readonly rank: number
  readonly best: number
  readonly worst: number
  readonly edge: TableEdge | null
}

/** Score of a rank. */
export interface RankScore {
  readonly score: number
  readonly edge: TableEdge | null
}

/**
 * How far the rank of a person may lie from the segment of their score, in neighbouring segments: official ranks come
 * with bonus points (加分) and ties broken, which the table of plain scores does not show.
 */
const TOLERATED_SEGMENTS = 2

/**
 * Rank of a score. In a segment of one score the rank is its cumulative, as official tables mean 位次: the number of
 * candidates at or above the score. Inside a segment of many scores it is linear:
 * before + count · (high − score + 1) / (high − low + 1). A score nobody has takes the cumulative of the next
 * higher segment. At the table's open top and above it, all ranks from 1 to the last the table counts there are possible:
 * the last is the figure, flagged. Below the table its end is answered, flagged. Never extrapolated.
 * @param score total score; throws RangeError when it is not a finite number
 */
export function rankOfScore(table: RankTable, score: number): ScoreRank {
  if (!Number.isFinite(score)) throw new RangeError(`rankOfScore: ${score} is not a score`)
  const at = segmentReaching(table, score)
  if (at === table.scoreLow.length) {
    return { rank: table.total, best: table.total, worst: table.total, edge: 'below' }
  }
  const high = table.scoreHigh[at]!
  const before = table.before[at]!
  const isOpen = at === 0 && table.hidden === 0 && table.openTop > 0
  if (at === 0 && (score > high || isOpen)) {
    const worst = table.hidden > 0 ? table.hidden : table.cumulative[0]!
    return { rank: worst, best: 1, worst, edge: 'above' }
  }
  if (score > high) return { rank: before, best: before, worst: before, edge: null }
  const low = table.scoreLow[at]!
  const worst = table.cumulative[at]!
  const share = (high - score + 1) / (high - low + 1)
  const rank = Math.max(before + 1, Math.round(before + share * (worst - before)))
  return { rank, best: before + 1, worst, edge: null }
}

/**
 * Score of a rank: the score of the segment that holds it, linear inside a segment of many scores. A rank of the open
 * top has at least the score answered, flagged.
 * @param rank 1 is best; throws RangeError below 1 or when it is not a finite number
 */
export function scoreOfRank(table: RankTable, rank: number): RankScore {
  if (!(rank >= 1 && rank < Infinity)) throw new RangeError(`scoreOfRank: ${rank} is not a rank`)
  if (rank <= table.openTop) {
    return { score: (table.hidden > 0 ? table.scoreHigh : table.scoreLow)[0]!, edge: 'above' }
  }
  const at = segmentHolding(table, rank)
  if (at === table.cumulative.length) return { score: table.scoreLow.at(-1)!, edge: 'below' }
  const low = table.scoreLow[at]!
  const high = table.scoreHigh[at]!
  const before = table.before[at]!
  const share = (rank - before) / (table.cumulative[at]! - before)
  const score = Math.round(high + 1 - share * (high - low + 1))
  return { score: Math.min(high, Math.max(low, score)), edge: null }
}

/** Ranks that go with a score; worst is null below the table, which does not say how many candidates follow. */
export interface AllowedRanks {
  readonly best: number
  readonly worst: number | null
}

/**
 * Ranks a person may enter beside a score: those of the score's segment and of two neighbouring segments on either
 * side (bonus points, ties); below the table any weaker rank.
 */
export function allowedRanks(table: RankTable, score: number): AllowedRanks {
  const own = rankOfScore(table, score)
  const last = table.cumulative.length - 1
  const first = segmentHolding(table, own.best) - TOLERATED_SEGMENTS
  const end = Math.min(last, segmentHolding(table, own.worst) + TOLERATED_SEGMENTS)
  return {
    best: first < 0 ? 1 : table.before[first]! + 1,
    worst: own.edge === 'below' ? null : table.cumulative[end]!,
  }
}

/**
 * Checks a rank that a person entered beside a score.
 * @returns null when the rank is among the allowed ones, otherwise their range
 */
export function rankContradicts(table: RankTable, score: number, rank: number): AllowedRanks | null {
  const allowed = allowedRanks(table, score)
  return rank >= allowed.best && rank <= (allowed.worst ?? Infinity) ? null : allowed
}

/** Position of the best segment that reaches down to the score; the number of segments when none does. */
function segmentReaching(table: RankTable, score: number): number {
  return firstPosition(table.scoreLow.length, (i) => table.scoreLow[i]! <= score)
}

/** Position of the segment whose candidates include the rank; the number of segments when the rank is past all. */
function segmentHolding(table: RankTable, rank: number): number {
  return firstPosition(table.cumulative.length, (i) => table.cumulative[i]! >= rank)
}

/** Binary search: first position in [0, length) from which on the condition holds, or length. */
function firstPosition(length: number, holds: (position: number) => boolean): number {
  let low = 0
  let high = length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (holds(middle)) high = middle
    else low = middle + 1
  }
  return low
}
