import { buildRankTable, RankTableError } from '@wenjin/engine'
import type { RankSegment, RankTable, Track } from '@wenjin/engine'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../../schema/database.ts'

/** Key of a province's table of a year. */
export function rankTableKey(provId: number, year: number, track: string): string {
  return `${provId} ${year} ${track}`
}

/**
 * Every score-rank table of real datasets, of several for one province, year and track the one that `loadRankTables`
 * takes. A table that contradicts itself is left out.
 */
export async function loadBestRankTables(db: Kysely<Database>): Promise<Map<string, RankTable>> {
  const { rows } = await sql<{
    provId: number
    year: number
    track: Track
    lows: number[]
    highs: number[]
    nums: number[]
    ranks: number[]
  }>`
    with best as (
      select distinct on (s.prov_id, s.year, s.track) s.prov_id, s.year, s.track, s.dataset_id
      from dataset_slice s join dataset d using (dataset_id)
      where s.kind = 'score_rank' and not d.is_demo
      order by s.prov_id, s.year, s.track, d.priority, s.row_count desc, d.source
    )
    select prov_id, year, track, array_agg(score_low) as lows, array_agg(score_high) as highs,
      array_agg(num) as nums, array_agg(rank_to) as ranks
    from score_rank join best using (prov_id, year, track, dataset_id)
    group by prov_id, year, track`.execute(db)
  const tables = new Map<string, RankTable>()
  for (const { provId, year, track, lows, highs, nums, ranks } of rows) {
    const segments = lows.map((scoreLow, i): RankSegment => ({
      scoreLow,
      scoreHigh: highs[i]!,
      count: nums[i]!,
      cumulative: ranks[i]!,
    }))
    const table = tryBuild({ provId, year, track, segments })
    if (table !== undefined) tables.set(rankTableKey(provId, year, track), table)
  }
  return tables
}

function tryBuild(source: Parameters<typeof buildRankTable>[0]): RankTable | undefined {
  try {
    return buildRankTable(source)
  } catch (error) {
    if (error instanceof RankTableError) return undefined
    throw error
  }
}
