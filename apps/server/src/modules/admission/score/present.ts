import { majorTypeIdOf } from '@wenjin/contract'
import type { SavedCandidate, RankInfo } from '@wenjin/contract'
import type { SavedCandidateRow } from '@wenjin/database/queries/admission/saved-candidates'
import {
  allowedRanks,
  equivalenceBasis,
  equivalentScore,
  provinceById,
  rankOfScore,
  TRACK_NAMES,
} from '@wenjin/engine'
import type { Track } from '@wenjin/engine'
import type { SourcedTable } from './rank-tables.ts'

export function presentScore(row: SavedCandidateRow): SavedCandidate {
  return {
    scoreId: row.scoreId,
    provinceId: row.provId,
    provinceName: provinceById(row.provId)?.name ?? '',
    year: row.year,
    majorTypeId: majorTypeIdOf(row.track),
    courseGroupId: row.subjects ?? 0,
    score: row.score,
    rank: row.rank,
    rankGiven: row.rankGiven,
  }
}

/** The rank of a score in its table, with the scores of earlier tables that meant the same. */
export function presentRank(
  ranked: SourcedTable,
  { year, track, score }: { readonly year: number; readonly track: Track; readonly score: number },
  tables: readonly SourcedTable[],
): Omit<RankInfo, 'missing'> {
  const { rank, best, worst, edge } = rankOfScore(ranked.table, score)
  const earlier = tables.filter(({ table }) => table.year < ranked.table.year).slice(0, 3)
  return {
    rank,
    best,
    worst,
    edge,
    // a table that stands in for the candidate's own year says nothing against a rank of that year
    allowed: ranked.table.year === year ? allowedRanks(ranked.table, score) : { best: 1, worst: null },
    tableYear: ranked.table.year,
    oldTrack: ranked.table.track === track ? '' : TRACK_NAMES[ranked.table.track],
    total: ranked.table.total,
    source: ranked.source,
    demo: ranked.demo,
    nearby: nearbyOf(ranked, score),
    equivalents: earlier.flatMap(({ table }) => {
      const basis = equivalenceBasis(ranked.table, table)
      return basis === null
        ? []
        : [{ year: table.year, ...equivalentScore(ranked.table, table, score, basis), basis }]
    }),
  }
}

/** How far a what-if goes, in points. */
const NEARBY = 10

function nearbyOf({ table }: SourcedTable, score: number): RankInfo['nearby'] {
  const fullMark = provinceById(table.provId)?.fullMark ?? score
  const scores = Array.from({ length: 2 * NEARBY + 1 }, (_, i) => score + NEARBY - i)
  return scores
    .filter((one) => one >= 0 && one <= fullMark)
    .map((one) => ({ score: one, rank: rankOfScore(table, one).rank }))
}
