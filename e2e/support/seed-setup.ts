import { rmSync } from 'node:fs'
import type { TestProject } from 'vitest/node'
import { makeFolder, startServer } from './server.ts'

/** Lets the server fill one data folder with demo data, for every test's server to begin with a copy of it. */
export default async function setup(project: TestProject): Promise<() => void> {
  const folder = makeFolder()
  const server = await startServer('2026-06-26T09:00+08:00', folder)
  await server.stop()
  project.provide('seedFolder', folder)
  return () => rmSync(folder, { recursive: true, force: true })
}
