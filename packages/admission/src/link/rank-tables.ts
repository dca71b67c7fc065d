import type { Connection } from '@wenjin/database/connect/connection'
import { loadRankTables } from '@wenjin/database/queries/admission/rank-tables'
import { buildRankTable, RankTableError } from '@wenjin/engine'
import type { RankTable } from '@wenjin/engine'
import type { Place } from './place.ts'

/** A score-rank table and where it is from. */
export interface SourcedTable {
  readonly table: RankTable
  readonly source: string
  readonly demo: boolean
}

/** Score-rank tables of a place, newest year first, at most one a year; one that contradicts itself is left out. */
export async function loadSourcedTables(
  db: Connection['db'],
  { provId, track }: Place,
): Promise<SourcedTable[]> {
  const rows = await loadRankTables(db, provId, track)
  return rows.flatMap(({ year, source, isDemo, segments }) => {
    try {
      return [{ table: buildRankTable({ year, track, provId, segments }), source, demo: isDemo }]
    } catch (error) {
      if (error instanceof RankTableError) return []
      throw error
    }
  })
}
