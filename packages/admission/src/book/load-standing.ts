import type { Connection } from '@wenjin/database/connect/connection'
import { examModeIn, provinceById, TRACKS_OF } from '@wenjin/engine'
import type { Track } from '@wenjin/engine'
import { loadSourcedTables } from '../link/rank-tables.ts'
import { buildBook } from './book.ts'
import type { UnitBook } from './book.ts'
import { loadBookRows, loadSharedRows } from './load-book.ts'
import type { SharedRows } from './load-book.ts'
import { rowsTrackFor } from './rows-track.ts'
import { standingOf } from './standing.ts'
import type { Standing } from './standing.ts'

/** Works out how provinces stand for the examination of a year, each from its books, which are built and let go. */
export function standingsOf(
  { db }: Pick<Connection, 'db'>,
  year: number,
): (provId: number) => Promise<Standing> {
  let shared: Promise<SharedRows> | undefined
  const loadShared = (): Promise<SharedRows> => (shared ??= loadSharedRows({ db }))

  return async (provId) => {
    const province = provinceById(provId)
    if (province === undefined) return standingOf(false, [])
    const tablesOf = (track: Track) => loadSourcedTables(db, { provId, track })
    const books: (UnitBook | undefined)[] = []
    let hasTable = false
    for (const own of TRACKS_OF[examModeIn(province, year)]) {
      const track = await rowsTrackFor({ provId, track: own, year }, tablesOf)
      const tables = (await tablesOf(track)).map(({ table }) => table)
      if (!tables.some((table) => table.year <= year)) continue
      hasTable = true
      const rows = await loadBookRows({ db }, loadShared, { provId, track }, tables, year)
      books.push(rows === undefined ? undefined : buildBook(rows))
    }
    return standingOf(hasTable, books)
  }
}
