import type { Kysely } from 'kysely'
import type { Database } from './schema/database.ts'

/** An open database, the same to its user whether embedded or a server. */
export interface Connection {
  readonly db: Kysely<Database>
  /** 'embedded' is PGlite: one process, one query at a time. */
  readonly engine: 'embedded' | 'postgres'
  /** Runs `work` in a transaction with COPY at hand; all of it is undone when it throws. */
  bulk<T>(work: (bulk: Bulk) => Promise<T>): Promise<T>
  close(): Promise<void>
}

export interface Bulk {
  /** Queries inside the transaction. */
  readonly db: Kysely<Database>
  /**
   * COPY into a table. `text` is PostgreSQL's text format (tab between columns, \N for null, a line a
   * row), in pieces of any size that together are whole lines. Throws what PostgreSQL says.
   */
  copy(table: string, columns: readonly string[], text: readonly string[]): Promise<void>
}

/** PostgreSQL's type numbers that JavaScript reads as numbers: ids and sums stay below 2^53. */
export const NUMBER_TYPES = { int8: 20, numeric: 1700 } as const

/** The COPY statement for a table, reading from `origin` ("stdin" or a quoted file). */
export function copyStatement(table: string, columns: readonly string[], origin: string): string {
  return `copy "${table}" (${columns.map((column) => `"${column}"`).join(', ')}) from ${origin}`
}
