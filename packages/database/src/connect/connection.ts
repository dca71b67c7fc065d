import { CamelCasePlugin, Kysely } from 'kysely'
import type { Dialect } from 'kysely'
import type { Database } from '../schema/database.ts'

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
   * COPY into a table; table and columns are called as in the schema's types. `text` is PostgreSQL's text format (tab between columns, \N for null, a line a
   * row), in pieces of any size that together are whole lines. Throws what PostgreSQL says.
   */
  copy(table: string, columns: readonly string[], text: readonly string[]): Promise<void>
}

/** Kysely over a database, whose snake case is camel case to its user; keys inside JSON stay as they are. */
export function openKysely(dialect: Dialect): Kysely<Database> {
  return new Kysely({ dialect, plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })] })
}

/** PostgreSQL's type numbers that JavaScript reads as numbers: ids and sums stay below 2^53. */
export const NUMBER_TYPES = { int8: 20, numeric: 1700 } as const

/** The COPY statement for a table, reading from `origin` ("stdin" or a quoted file). */
export function copyStatement(table: string, columns: readonly string[], origin: string): string {
  return `copy "${snakeCase(table)}" (${columns.map((column) => `"${snakeCase(column)}"`).join(', ')}) from ${origin}`
}

function snakeCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
