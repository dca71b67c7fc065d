import type { Track } from '@wenjin/engine'
import type { Kysely } from 'kysely'
import type { Database } from '../schema/database.ts'
import { sourceName } from './source-name.ts'

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
    .selectFrom('dataset_slice')
    .innerJoin('dataset', 'dataset.dataset_id', 'dataset_slice.dataset_id')
    .select(['dataset.dataset_id', sourceName.as('source'), 'is_demo', 'year'])
    .where('prov_id', '=', provId)
    .where('track', '=', track)
    .where('dataset_slice.kind', '=', 'score_rank')
    .orderBy('year', 'desc')
    .orderBy('priority')
    .orderBy('row_count', 'desc')
    .orderBy('dataset.source')
    .execute()
  const chosen = slices.filter((slice, i) => slices.findIndex((other) => other.year === slice.year) === i)
  if (chosen.length === 0) return []
  const rows = await db
    .selectFrom('score_rank')
    .select(['dataset_id', 'year', 'score_low', 'score_high', 'num', 'rank_to'])
    .where('prov_id', '=', provId)
    .where('track', '=', track)
    .orderBy('score_high', 'desc')
    .execute()
  return chosen.map((slice) => ({
    year: slice.year,
    source: slice.source,
    isDemo: slice.is_demo,
    segments: rows
      .filter((row) => row.dataset_id === slice.dataset_id && row.year === slice.year)
      .map((row) => ({
        scoreLow: row.score_low,
        scoreHigh: row.score_high,
        count: row.num,
        cumulative: row.rank_to,
      })),
  }))
}
