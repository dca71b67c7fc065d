import { loadRankTables } from '@wenjin/data'
import type { Connection } from '@wenjin/data'
import { buildRankTable } from '@wenjin/engine'
import type { RankTable, Track } from '@wenjin/engine'
import { DataCache } from '../../plugins/data-cache.ts'
import type { DataVersion } from '../../plugins/data-cache.ts'

/** A score-rank table and where it is from. */
export interface SourcedTable {
  readonly table: RankTable
  readonly source: string
  readonly demo: boolean
}

export interface RankBook {
  /** Tables of a province and track, newest year first. */
  tables(provId: number, track: Track): Promise<readonly SourcedTable[]>
  /**
   * The table a candidate of a year is ranked in: that year's, or the latest before it. Undefined when
   * the province has none.
   */
  tableFor(provId: number, track: Track, year: number): Promise<SourcedTable | undefined>
}

const MOST = 100

/** Score-rank tables, kept in memory until the data change. */
export function rankBookOf({ db }: Connection, version: DataVersion): RankBook {
  const cache = new DataCache<readonly SourcedTable[]>(version, MOST)
  const tables: RankBook['tables'] = (provId, track) =>
    cache.get(`${provId}|${track}`, async () => {
      const rows = await loadRankTables(db, provId, track)
      return rows.map(({ year, source, isDemo, segments }) => ({
        table: buildRankTable({ year, track, provId, segments }),
        source,
        demo: isDemo,
      }))
    })
  return {
    tables,
    tableFor: async (provId, track, year) =>
      (await tables(provId, track)).find(({ table }) => table.year <= year),
  }
}
