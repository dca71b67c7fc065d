import { randomBytes } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import { connect } from './connect.ts'
import type { Connection } from './connection.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the test run's PostgreSQL without a database: postgres://user:password@host:port */
    postgres: string
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
  /** Opens an empty one. */
  readonly open: () => Promise<TestDatabase>
  /** Opens one with the schema and demo data of 湖南, 浙江 and 新疆. */
  readonly openSeeded: () => Promise<TestDatabase>
}

async function openPostgres(template: string): Promise<TestDatabase> {
  const server = inject('postgres')
  const name = `t${randomBytes(6).toString('hex')}`
  const admin = new pg.Client({ connectionString: `${server}/postgres` })
  await admin.connect()
  await admin.query(`create database ${name} template ${template}`)
  await admin.end()
  const databaseUrl = `${server}/${name}`
  const connection = await connect({ databaseUrl })
  return { connection, databaseUrl, [Symbol.asyncDispose]: () => connection.close() }
}

async function openEmbedded(): Promise<TestDatabase> {
  const connection = await connect({})
  return { connection, [Symbol.asyncDispose]: () => connection.close() }
}

async function openSeededEmbedded(): Promise<TestDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'wenjin-test-'))
  cpSync(inject('seedFolder'), dataDir, { recursive: true })
  const connection = await connect({ dataDir })
  return {
    connection,
    async [Symbol.asyncDispose]() {
      await connection.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Both databases; a test that loops over them proves it on both. */
export const testDatabases: readonly TestDatabaseKind[] = [
  { name: 'embedded', open: openEmbedded, openSeeded: openSeededEmbedded },
  { name: 'PostgreSQL', open: () => openPostgres('template1'), openSeeded: () => openPostgres('seed') },
]

export { startCustomerIdsAt, tablesReferringTo, tablesWithText } from './test-catalogue.ts'
