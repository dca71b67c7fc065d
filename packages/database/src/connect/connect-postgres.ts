import { PostgresDialect } from 'kysely'
import type { Kysely } from 'kysely'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import type { PoolClient } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { copyStatement, NUMBER_TYPES, openKysely } from './connection.ts'
import type { Connection } from './connection.ts'
import type { Database } from '../schema/database.ts'

for (const type of Object.values(NUMBER_TYPES)) pg.types.setTypeParser(type, Number)

/** Connects to a PostgreSQL server; throws at once when it cannot be reached. */
export async function connectPostgres(databaseUrl: string): Promise<Connection> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 })
  pool.on('error', () => {}) // an idle client lost: the pool drops it, the next query gets a new one
  await pool.query('select 1')
  const db = openKysely(new PostgresDialect({ pool }))
  return {
    db,
    engine: 'postgres',
    async bulk(work) {
      const client = await pool.connect()
      let failure: Error | undefined
      try {
        await client.query('begin')
        const result = await work({
          db: kyselyInside(client),
          copy: (table, columns, text) =>
            pipeline(Readable.from(text), client.query(copyFrom(copyStatement(table, columns, 'stdin')))),
        })
        await client.query('commit')
        return result
      } catch (error) {
        failure = error as Error
        await client.query('rollback').catch(() => {})
        throw error
      } finally {
        client.release(failure)
      }
    },
    close: () => db.destroy(),
  }
}

/** Kysely over one client that somebody else began a transaction on and will release. */
function kyselyInside(client: PoolClient): Kysely<Database> {
  const borrowed = new Proxy(client, {
    get: (target, key) => {
      const value: unknown = key === 'release' ? () => {} : Reflect.get(target, key)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  return openKysely(
    new PostgresDialect({
      pool: { connect: async () => borrowed, end: () => Promise.resolve(), options: {} },
    }),
  )
}
