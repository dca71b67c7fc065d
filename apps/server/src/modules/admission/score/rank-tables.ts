import { loadSourcedTables } from '@wenjin/admission/link/rank-tables'
import type { SourcedTable } from '@wenjin/admission/link/rank-tables'
import type { Connection } from '@wenjin/database/connect/connection'
import type { Track } from '@wenjin/engine'
import { DataCache } from '../../../kernel/data-cache.ts'
import type { DataVersion } from '../../../kernel/data-cache.ts'

export type { SourcedTable } from '@wenjin/admission/link/rank-tables'

export interface RankTables {
  /** Tables of a province and track, newest year first. */
  tables(provId: number, track: Track): Promise<readonly SourcedTable[]>
  /**
   * The table a candidate of a year is ranked in: that year's, or the latest before it. Undefined when
   * the province has none.
   */
  tableFor(provId: number, track: Track, year: number): Promise<SourcedTable | undefined>
}

const MAX_PLACES = 100

/** Score-rank tables, kept in memory until the data change. */
export function rankTablesOf({ db }: Connection, version: DataVersion): RankTables {
  const cache = new DataCache<readonly SourcedTable[]>(version, MAX_PLACES)
  const tables: RankTables['tables'] = (provId, track) =>
    cache.get(`${provId}|${track}`, () => loadSourcedTables(db, { provId, track }))
  return {
    tables,
    tableFor: async (provId, track, year) =>
      (await tables(provId, track)).find(({ table }) => table.year <= year),
  }
}
