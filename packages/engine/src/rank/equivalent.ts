import { rankOfScore, scoreOfRank } from './lookup.ts'
import type { TableEdge } from './lookup.ts'
import type { RankTable } from './rank-table.ts'

/**
 * How two years are made comparable: 'share' of the year's candidates of the track (rank / total), or the plain
 * 'rank'. A table that stops early (only candidates over a line) makes shares wrong; there ranks are nearer.
 */
export type EquivalenceBasis = 'share' | 'rank'

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
