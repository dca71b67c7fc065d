import { buildBook } from '@wenjin/admission/book/book'
import type { UnitBook } from '@wenjin/admission/book/book'
import { loadBookRows, loadSharedRows } from '@wenjin/admission/book/load-book'
import type { SharedRows } from '@wenjin/admission/book/load-book'
import type { Connection } from '@wenjin/database/connect/connection'
import type { Track } from '@wenjin/engine'
import { DataCache } from '../../../kernel/data-cache.ts'
import type { DataVersion } from '../../../kernel/data-cache.ts'
import type { RankTables } from '../score/index.ts'

export interface Books {
  /** The book of a province, track and candidate's year; undefined when nothing is loaded to fill from. */
  book(provId: number, track: Track, year: number): Promise<UnitBook | undefined>
}

/** Books kept at the same time. */
const MAX_BOOKS = 64

/** Books, built when first asked for and kept until the data change. */
export function booksOf(connection: Connection, ranks: RankTables, version: DataVersion): Books {
  const books = new DataCache<UnitBook | undefined>(version, MAX_BOOKS)
  const shared = new DataCache<SharedRows>(version, 1)
  const loadShared = () => shared.get('', () => loadSharedRows(connection))

  return {
    book: (provId, track, year) =>
      books.get(`${provId}|${track}|${year}`, async () => {
        const place = { provId, track: await ranks.trackFor(provId, track, year) }
        const tables = (await ranks.tables(provId, place.track)).map(({ table }) => table)
        const rows = await loadBookRows(connection, loadShared, place, tables, year)
        return rows === undefined ? undefined : buildBook(rows)
      }),
  }
}
