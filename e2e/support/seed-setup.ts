import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { makeFolder, startServer } from './server.ts'
import { createTenants } from './tenants.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Holds `seed`, a data folder that the server has filled with demo data and left, and the servers' copies of it. */
    dataFolders: string
  }
}

/** Lets the server fill one data folder with demo data, for every worker's server to begin with a copy of it. */
export default async function setup(project: TestProject): Promise<() => void> {
  const folder = makeFolder()
  const server = await startServer(new Date('2026-06-26T09:00+08:00'), join(folder, 'seed'))
  await server.stop()
  createTenants(join(folder, 'seed'))
  project.provide('dataFolders', folder)
  // the servers end with their workers, which may take them a moment
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 20 })
}
