import { provinceById } from '../vocab/province.ts'
import { rankOfScore, scoreOfRank } from './lookup.ts'
import type { TableEdge } from './lookup.ts'
import type { RankTable } from './rank-table.ts'

/**
 * How two years are made comparable: 'share' of the year's candidates of the track (rank / total), or the plain
 * 'rank'. A table that stops early (only candidates over a line) makes shares wrong; there ranks are nearer.
 */
export type EquivalenceBasis = 'share' | 'rank'

/** Tables that end within this share of the full mark hold all candidates, whatever their last segment counts. */
const DEEP_END = 0.2
/** Points at the end of a table whose candidates tell how many are left out below it. */
const END_POINTS = 20
/**
 * Candidates below a score, per candidate a point just above it, where about one in twenty is below: the median of 288
 * whole tables of 2018–2026 (half of them between 33 and 46).
 */
const LEFT_OUT_POINTS = 40
/** How far apart, in shares of candidates left out, two tables may end for their totals to count the same candidates. */
const SAME_DEPTH = 0.05
/** Whole tables of two years that differ by more than this count different candidates. */
const MAX_CHANGE = 2

/** Share of the candidates that a table leaves out below its end, about; 0 for a table that goes down to the bottom. */
function leftOut({ provId, total, scoreLow, cumulative }: RankTable): number {
  const last = scoreLow.length - 1
  const end = scoreLow[last]!
  if (end <= DEEP_END * (provinceById(provId)?.fullMark ?? 750)) return 0
  let from = last
  while (from > 0 && scoreLow[from]! < end + END_POINTS) from--
  const points = scoreLow[from]! - end
  return points === 0 ? 1 : (((total - cumulative[from]!) / points) * LEFT_OUT_POINTS) / total
}

/**
 * How two tables are compared: by share where they end at the same depth, for then their totals count the same part of
 * the candidates; by rank where one stops earlier. Null: the totals of tables of one depth are so far apart that
 * they are not of the same examination, and nothing can be said.
 */
export function equivalenceBasis(a: RankTable, b: RankTable): EquivalenceBasis | null {
  if (Math.abs(leftOut(a) - leftOut(b)) > SAME_DEPTH) return 'rank'
  return Math.max(a.total, b.total) > MAX_CHANGE * Math.min(a.total, b.total) ? null : 'share'
}

/** A rank of another year. */
export interface EquivalentRank {
  readonly rank: number
  readonly edge: TableEdge | null
}

/** A score of another year, and the rank it stands for. */
export interface EquivalentScore extends EquivalentRank {
  readonly score: number
}

/**
 * The rank of year `to` that stands where a rank stands in year `from`. A rank past the end of either table takes
 * that end and is flagged.
 * @param rank rank in year `from`, 1 is best; throws RangeError below 1 or when it is not a finite number
 */
export function equivalentRank(
  from: RankTable,
  to: RankTable,
  rank: number,
  basis: EquivalenceBasis = 'share',
): EquivalentRank {
  if (!(rank >= 1 && rank < Infinity)) throw new RangeError(`equivalentRank: ${rank} is not a rank`)
  const pastFrom = rank > from.total
  const known = Math.min(rank, from.total)
  const target =
    basis === 'share' ? Math.max(1, Math.round((known / from.total) * to.total)) : Math.round(known)
  const pastTo = target > to.total
  return { rank: Math.min(target, to.total), edge: pastFrom || pastTo ? 'below' : null }
}

/**
 * The score of year `to` that stands where a score stands in year `from` (等效分). Flags of either table pass through.
 * @param score total score in year `from`; throws RangeError when it is not a finite number
 */
export function equivalentScore(
  from: RankTable,
  to: RankTable,
  score: number,
  basis: EquivalenceBasis = 'share',
): EquivalentScore {
  const own = rankOfScore(from, score)
  const { rank, edge } = equivalentRank(from, to, own.rank, basis)
  const other = scoreOfRank(to, rank)
  return { score: other.score, rank, edge: own.edge ?? edge ?? other.edge }
}
