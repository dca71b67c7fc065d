import type { TestProject } from 'vitest/node'
import { startPostgres } from './postgres-server.ts'
import type {} from './testing.ts'

/** One PostgreSQL for a whole test run; each test makes its own database on it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres()
  project.provide('postgres', server.url)
  return server.stop
}
