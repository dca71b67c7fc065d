import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { connect } from './connect.ts'
import type { Connection } from './connection.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the test run's PostgreSQL without a database: postgres://user:password@host:port */
    postgres: string
  }
}

/** An empty database for one test; disposed of, it is gone. */
export interface TestDatabase extends AsyncDisposable {
  readonly connection: Connection
  /** What a second process would connect with; undefined for the embedded one in memory. */
  readonly databaseUrl?: string
}

async function openPostgres(): Promise<TestDatabase> {
  const server = inject('postgres')
  const name = `t${randomBytes(6).toString('hex')}`
  const admin = new pg.Client({ connectionString: `${server}/postgres` })
  await admin.connect()
  await admin.query(`create database ${name}`)
  await admin.end()
  const databaseUrl = `${server}/${name}`
  const connection = await connect({ databaseUrl })
  return { connection, databaseUrl, [Symbol.asyncDispose]: () => connection.close() }
}

async function openEmbedded(): Promise<TestDatabase> {
  const connection = await connect({})
  return { connection, [Symbol.asyncDispose]: () => connection.close() }
}

/** Both databases the product runs on; a test that loops over them proves it on both. */
export const testDatabases: readonly { readonly name: string; readonly open: () => Promise<TestDatabase> }[] =
  [
    { name: 'embedded', open: openEmbedded },
    { name: 'PostgreSQL', open: openPostgres },
  ]
