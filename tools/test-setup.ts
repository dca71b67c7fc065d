import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { connect } from '@wenjin/database/connect/connect'
import type { DatabaseLocation } from '@wenjin/database/connect/connect'
import { migrate } from '@wenjin/database/migrations/index'
import { startPostgres } from '@wenjin/database/connect/test-postgres-server'
import { seed, seedBeside } from './test-seed.ts'

/** What is written need not outlive the run, and databases are copied by the hundred. */
const FORGETFUL = ['wal_level=minimal', 'max_wal_senders=0', 'full_page_writes=off', 'synchronous_commit=off']

/**
 * One PostgreSQL for a whole test run, and what each test's database is a copy of: the schema alone, and demo data;
 * folders for the embedded database, templates for PostgreSQL.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres(FORGETFUL.flatMap((flag) => ['-c', flag]))
  const admin = new pg.Client({ connectionString: `${server.url}/postgres` })
  await admin.connect()
  const folder = mkdtempSync(join(tmpdir(), 'wenjin-seed-'))
  const [emptyFolder, seedFolder] = [join(folder, 'empty'), join(folder, 'seed')]
  await admin.query('create database empty')
  await withSchema({ databaseUrl: `${server.url}/empty` })
  await admin.query('create database seed template empty')
  await admin.end()
  const seeded = seedBeside({ databaseUrl: `${server.url}/seed` })
  await withSchema({ dataDir: emptyFolder })
  cpSync(emptyFolder, seedFolder, { recursive: true })
  await seed({ dataDir: seedFolder })
  await seeded
  project.provide('postgres', server.url)
  project.provide('emptyFolder', emptyFolder)
  project.provide('seedFolder', seedFolder)
  return async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function withSchema(location: DatabaseLocation): Promise<void> {
  const connection = await connect(location)
  await migrate(connection.db)
  await connection.close()
}
