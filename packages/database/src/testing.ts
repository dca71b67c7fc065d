import { randomBytes } from 'node:crypto'
import { PGlite } from '@electric-sql/pglite'
import { join } from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import { connect } from './connect/connect.ts'
import { connectEmbedded } from './connect/connect-embedded.ts'
import type { Connection } from './connect/connection.ts'
import { CopyOnWriteFilesystem } from './test-filesystem.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the test run's PostgreSQL without a database: postgres://user:password@host:port */
    postgres: string
    /** Folder of an embedded database with the schema alone. */
    emptyFolder: string
    /** Folder of an embedded database with the schema and demo data of a few provinces. */
    seedFolder: string
  }
}

/** A database for one test; disposed of, it is gone. */
export interface TestDatabase extends AsyncDisposable {
  readonly connection: Connection
  /** What a second process would connect with; undefined for the embedded one. */
  readonly databaseUrl?: string
}

/** One of the two databases the product runs on. */
export interface TestDatabaseKind {
  readonly name: string
  /** Opens one with the schema and no rows but those of migrations. */
  readonly open: () => Promise<TestDatabase>
  /** Opens one with the schema and demo data of 湖南, 浙江 and 新疆. */
  readonly openSeeded: () => Promise<TestDatabase>
}

async function openPostgres(template: string): Promise<TestDatabase> {
  const server = inject('postgres')
  const name = `t${randomBytes(6).toString('hex')}`
  const admin = new pg.Client({ connectionString: `${server}/postgres` })
  await admin.connect()
  await admin.query(`create database ${name} template ${template} strategy file_copy`)
  await admin.end()
  const databaseUrl = `${server}/${name}`
  const connection = await connect({ databaseUrl })
  return { connection, databaseUrl, [Symbol.asyncDispose]: () => connection.close() }
}

/** Few buffers: what a test reads fits, and opening touches each. */
const START_PARAMS = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB']

async function openEmbedded(folder: string): Promise<TestDatabase> {
  const fs = new CopyOnWriteFilesystem(join(folder, 'db'))
  const connection = await connectEmbedded(undefined, { fs, startParams: START_PARAMS })
  return { connection, [Symbol.asyncDispose]: () => connection.close() }
}

/** Both databases; a test that loops over them proves it on both. */
export const testDatabases: readonly TestDatabaseKind[] = [
  {
    name: 'embedded',
    open: () => openEmbedded(inject('emptyFolder')),
    openSeeded: () => openEmbedded(inject('seedFolder')),
  },
  { name: 'PostgreSQL', open: () => openPostgres('empty'), openSeeded: () => openPostgres('seed') },
]

export { startCustomerIdsAt, tablesReferringTo, tablesWithText } from './test-catalogue.ts'
