import { PGlite } from '@electric-sql/pglite'
import type { PGliteOptions, Transaction } from '@electric-sql/pglite'
import type { DatabaseConnection, Driver, Kysely } from 'kysely'
import { PGliteDialect } from 'kysely'
import { join } from 'node:path'
import { copyStatement, NUMBER_TYPES, openKysely } from './connection.ts'
import type { Connection } from './connection.ts'
import { lockFolder } from './folder-lock.ts'
import type { Database } from '../schema/database.ts'

/** Opens PGlite in a folder (or in memory, or as `options` say); the folder is this process's until close. */
export async function connectEmbedded(
  dataDir: string | undefined,
  options: PGliteOptions = {},
): Promise<Connection> {
  const unlock = dataDir === undefined ? () => {} : lockFolder(dataDir)
  try {
    const lite = await PGlite.create({
      ...options,
      ...(dataDir === undefined ? {} : { dataDir: join(dataDir, 'db') }),
      parsers: { [NUMBER_TYPES.int8]: Number, [NUMBER_TYPES.numeric]: Number },
    })
    const db = openKysely(new SerialPGliteDialect({ pglite: lite }))
    return {
      db,
      engine: 'embedded',
      bulk: (work) =>
        lite.transaction((tx) =>
          work({
            db: kyselyInside(tx),
            copy: async (table, columns, text) => {
              await tx.query(copyStatement(table, columns, `'/dev/blob'`), [], { blob: new Blob([...text]) })
            },
          }),
        ),
      async close() {
        await db.destroy()
        if (!lite.closed) await lite.close()
        unlock()
      },
    }
  } catch (error) {
    unlock()
    throw error
  }
}

/**
 * Kysely's PGlite driver hands its one connection to everybody at once, so a statement of one request
 * would run inside the open transaction of another and be undone with it. Here the connection has one
 * holder at a time; the others wait their turn.
 */
class SerialPGliteDialect extends PGliteDialect {
  override createDriver(): Driver {
    const driver = super.createDriver()
    let last: Promise<void> = Promise.resolve()
    const releases = new WeakMap<DatabaseConnection, () => void>()
    const acquire = driver.acquireConnection.bind(driver)
    driver.acquireConnection = async (...args) => {
      const turn = last
      let release = (): void => {}
      last = new Promise((resolve) => (release = resolve))
      await turn
      try {
        const connection = await acquire(...args)
        releases.set(connection, release)
        return connection
      } catch (error) {
        release()
        throw error
      }
    }
    driver.releaseConnection = async (connection) => releases.get(connection)?.()
    return driver
  }
}

/** Kysely over an open PGlite transaction, which already has the database to itself. */
function kyselyInside(tx: Transaction): Kysely<Database> {
  return openKysely(
    new PGliteDialect({
      pglite: {
        ready: true,
        closed: false,
        waitReady: Promise.resolve(),
        close: () => Promise.resolve(),
        query: (text, params, options) => tx.query(text, params, options),
        transaction: () => Promise.reject(new Error('already inside a transaction')),
      },
    }),
  )
}
