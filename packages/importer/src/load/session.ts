import type { Bulk, Connection } from '@wenjin/database/connect/connection'
import { behindSavepoint } from '@wenjin/database/connect/savepoint'

/** The database as an import sees it: for good, or as if. */
export interface ImportSession {
  readonly db: Connection['db']
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
      finished = {
        result: await work({
          db: bulk.db,
          inTransaction: (file) => behindSavepoint(bulk.db, () => file(bulk)),
        }),
      }
      throw undo
    })
  } catch (error) {
    if (error !== undo) throw error
  }
  return finished!.result
}
