import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Bulk, Connection } from '../../connection.ts'
import type { Database } from '../../schema/database.ts'

/** The database as an import sees it: for good, or as if. */
export interface ImportSession {
  readonly db: Kysely<Database>
  /** One file's work: all of it, or, when it throws, nothing. */
  inTransaction<T>(work: (bulk: Bulk) => Promise<T>): Promise<T>
}

/**
 * Runs an import. In a dry run everything happens inside one transaction that is undone at the end, each file behind a
 * savepoint.
 */
export async function runSession<T>(
  connection: Connection,
  dryRun: boolean,
  work: (session: ImportSession) => Promise<T>,
): Promise<T> {
  if (!dryRun) return work({ db: connection.db, inTransaction: (file) => connection.bulk(file) })
  let finished: { readonly result: T } | undefined
  const undo = new Error('dry run')
  try {
    await connection.bulk(async (bulk) => {
      finished = { result: await work({ db: bulk.db, inTransaction: (file) => behindSavepoint(bulk, file) }) }
      throw undo
    })
  } catch (error) {
    if (error !== undo) throw error
  }
  return finished!.result
}

async function behindSavepoint<T>(bulk: Bulk, work: (bulk: Bulk) => Promise<T>): Promise<T> {
  await sql`savepoint file`.execute(bulk.db)
  try {
    const result = await work(bulk)
    await sql`release savepoint file`.execute(bulk.db)
    return result
  } catch (error) {
    await sql`rollback to savepoint file`.execute(bulk.db)
    throw error
  }
}
