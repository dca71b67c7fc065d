import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { connect } from './connect.ts'
import type { DatabaseLocation } from './connect.ts'
import { loadDemo } from './demo/index.ts'
import { migrate } from './migrations/index.ts'
import { startPostgres } from './postgres-server.ts'

/** Provinces of the seed: groups under 3+1+2, majors under 3+3, schools under the old way. */
const SEEDED = ['湖南', '浙江', '新疆']

/**
 * One PostgreSQL for a whole test run, and a seed of demo data to copy from: a folder for the embedded
 * database, a template for PostgreSQL.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres()
  const admin = new pg.Client({ connectionString: `${server.url}/postgres` })
  await admin.connect()
  await admin.query('create database seed')
  await admin.end()
  const folder = mkdtempSync(join(tmpdir(), 'wenjin-seed-'))
  await seed({ dataDir: folder })
  await seed({ databaseUrl: `${server.url}/seed` })
  project.provide('postgres', server.url)
  project.provide('seedFolder', folder)
  return async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function seed(location: DatabaseLocation): Promise<void> {
  const connection = await connect(location)
  await migrate(connection.db)
  await loadDemo(connection, new Date('2026-06-01T00:00:00Z'), SEEDED)
  await connection.close()
}
