import { rowsTrackFor } from '@wenjin/admission/book/rows-track'
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
   * The table a candidate of a year is ranked in: that year's, or the latest before it, of the track whose rows
   * answer. Undefined when the province has none.
   */
  tableFor(provId: number, track: Track, year: number): Promise<SourcedTable | undefined>
  /**
   * The track whose rows answer for a candidate of a year: their own or, until the first examination of a new form
   * is held, the one of the old form that it takes over.
   */
  trackFor(provId: number, track: Track, year: number): Promise<Track>
}

const MAX_PLACES = 100

/** Score-rank tables, kept in memory until the data change. */
export function rankTablesOf({ db }: Connection, version: DataVersion): RankTables {
  const cache = new DataCache<readonly SourcedTable[]>(version, MAX_PLACES)
  const tables: RankTables['tables'] = (provId, track) =>
    cache.get(`${provId}|${track}`, () => loadSourcedTables(db, { provId, track }))
  const latest = async (provId: number, track: Track, year: number): Promise<SourcedTable | undefined> =>
    (await tables(provId, track)).find(({ table }) => table.year <= year)
  const trackFor: RankTables['trackFor'] = (provId, track, year) =>
    rowsTrackFor({ provId, track, year }, (of) => tables(provId, of))
  return {
    tables,
    trackFor,
    tableFor: async (provId, track, year) => latest(provId, await trackFor(provId, track, year), year),
  }
}
