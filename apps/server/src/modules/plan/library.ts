import {
  completeLines,
  LINE_LEVELS,
  listUnitYears,
  loadControlLines,
  loadLineRows,
  loadMajors,
  loadPlanRows,
  loadRowSources,
  loadUniversities,
} from '@wenjin/data'
import type { Connection } from '@wenjin/data'
import { batchesOf } from '@wenjin/engine'
import type { Track } from '@wenjin/engine'
import { DataCache } from '../../plugins/data-cache.ts'
import type { DataVersion } from '../../plugins/data-cache.ts'
import type { RankBook } from '../score/index.ts'
import { buildBook } from './book.ts'
import type { BookRows, UnitBook } from './book.ts'

export interface Library {
  /** The book of a province, track and candidate's year; undefined when nothing is loaded to fill from. */
  book(provId: number, track: Track, year: number): Promise<UnitBook | undefined>
}

/** Years before the candidate's that history goes back. */
const HISTORY_YEARS = 5
/** Books kept at the same time. */
const MOST = 64

/** What every book needs. */
type SharedRows = Pick<BookRows, 'universities' | 'majors' | 'sources'>

export async function loadSharedRows({ db }: Pick<Connection, 'db'>): Promise<SharedRows> {
  return {
    universities: new Map((await loadUniversities(db)).map((row) => [row.univId, row])),
    majors: await loadMajors(db),
    sources: await loadRowSources(db),
  }
}

/** What a book is built from; undefined when nothing is loaded to fill from. */
export async function loadBookRows(
  { db }: Pick<Connection, 'db'>,
  ranks: RankBook,
  loadShared: () => Promise<SharedRows>,
  { provId, track, year }: Pick<BookRows, 'provId' | 'track' | 'year'>,
): Promise<BookRows | undefined> {
  const levels = [...new Set(batchesOf(provId).map(({ unit }) => LINE_LEVELS[unit]))]
  if (levels.length === 0) return undefined
  const years = await listUnitYears(db, provId, track, levels)
  const planned = years.plan.includes(year)
  const unitYear = planned
    ? year
    : Math.max(...years.plan.filter((y) => y < year), ...years.line.filter((y) => y < year))
  if (!Number.isFinite(unitYear)) return undefined
  return {
    ...(await loadShared()),
    provId,
    track,
    year,
    unitYear,
    planned,
    plans: await loadPlanRows(db, provId, track, unitYear),
    lines: completeLines(await loadLineRows(db, provId, track, levels, year - HISTORY_YEARS, year - 1)),
    controlLines: await loadControlLines(db, provId, track),
    tables: (await ranks.tables(provId, track)).map(({ table }) => table),
  }
}

/** Books, built when first asked for and kept until the data change. */
export function libraryOf(connection: Connection, ranks: RankBook, version: DataVersion): Library {
  const books = new DataCache<UnitBook | undefined>(version, MOST)
  const shared = new DataCache<SharedRows>(version, 1)
  const loadShared = () => shared.get('', () => loadSharedRows(connection))

  return {
    book: (provId, track, year) =>
      books.get(`${provId}|${track}|${year}`, async () => {
        const rows = await loadBookRows(connection, ranks, loadShared, { provId, track, year })
        return rows === undefined ? undefined : buildBook(rows)
      }),
  }
}
