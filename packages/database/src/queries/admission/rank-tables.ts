import type { Track } from '@wenjin/engine'
import type { Kysely } from 'kysely'
import type { Database } from '../../schema/database.ts'
import { sourceName } from '../dataset/source-name.ts'

/** One score-rank table as one dataset has it. */
export interface RankTableRows {
  readonly year: number
  readonly source: string
  readonly isDemo: boolean
  readonly segments: readonly {
    readonly scoreLow: number
    readonly scoreHigh: number
    readonly count: number
    readonly cumulative: number
  }[]
}

/**
 * The score-rank tables of a province and track, one a year: of several datasets the one with the
 * best priority (then the most rows, then the name). Newest year first.
 */
export async function loadRankTables(
  db: Kysely<Database>,
  provId: number,
  track: Track,
): Promise<RankTableRows[]> {
  const slices = await db
    .selectFrom('datasetSlice')
    .innerJoin('dataset', 'dataset.datasetId', 'datasetSlice.datasetId')
    .select(['dataset.datasetId', sourceName.as('source'), 'isDemo', 'year'])
    .where('provId', '=', provId)
    .where('track', '=', track)
    .where('datasetSlice.kind', '=', 'score_rank')
    .orderBy('year', 'desc')
    .orderBy('priority')
    .orderBy('rowCount', 'desc')
    .orderBy('dataset.source')
    .execute()
  const chosen = slices.filter((slice, i) => slices.findIndex((other) => other.year === slice.year) === i)
  if (chosen.length === 0) return []
  const rows = await db
    .selectFrom('scoreRank')
    .select(['datasetId', 'year', 'scoreLow', 'scoreHigh', 'num', 'rankTo'])
    .where('provId', '=', provId)
    .where('track', '=', track)
    .orderBy('scoreHigh', 'desc')
    .execute()
  return chosen.map((slice) => ({
    year: slice.year,
    source: slice.source,
    isDemo: slice.isDemo,
    segments: rows
      .filter((row) => row.datasetId === slice.datasetId && row.year === slice.year)
      .map((row) => ({
        scoreLow: row.scoreLow,
        scoreHigh: row.scoreHigh,
        count: row.num,
        cumulative: row.rankTo,
      })),
  }))
}
