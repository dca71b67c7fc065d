import { connect } from '@wenjin/database/connect/connect'
import { FolderInUseError } from '@wenjin/database/connect/folder-lock'
import { openKeys } from '@wenjin/database/keys/key-folder'
import { migrate } from '@wenjin/database/migrations/index'
import { buildApp } from './app.ts'
import { openCarriers } from './carriers/index.ts'
import { productClock } from './kernel/clock.ts'
import { ConfigError } from './config-error.ts'
import { readConfig } from './config.ts'
import { startTidying } from './jobs/tidy-up.ts'
import { SERVING_OVERLOAD } from './http/overload.ts'
import { prepareData } from './prepare.ts'

const CALLS_PER_MINUTE = 1_200
/** Milliseconds after SIGTERM at which connections still busy are cut, and at which the process is gone for sure. */
const CUT_AFTER = 8_000
const GONE_AFTER = 10_000
/** How often connections that have become idle are looked for, so that none of them keeps the process. */
const LOOK_EVERY = 50

async function start(): Promise<void> {
  const config = readConfig(process.env)
  const clock = productClock(config.clock, process)
  // a rehearsal ends with the process that moves its clock
  if (config.clock !== undefined) process.once('disconnect', () => process.exit())
  const connection = await connect(config)
  await migrate(connection.db)
  await prepareData(connection, clock)
  const deps = {
    connection,
    clock,
    keys: await openKeys(config.dataDir, clock()),
    carriers: openCarriers(config),
  }
  const app = await buildApp(deps, {
    logLevel: config.logLevel,
    trustProxy: config.trustProxy,
    callsPerMinute: CALLS_PER_MINUTE,
    webDir: config.webDir,
    overload: SERVING_OVERLOAD,
  })
  await app.listen({ port: config.port, host: config.host })
  const stopTidying = startTidying(deps, app.log)

  let closing = false
  async function close(): Promise<void> {
    if (closing) return
    closing = true
    setInterval(() => app.server.closeIdleConnections(), LOOK_EVERY).unref()
    setTimeout(() => app.server.closeAllConnections(), CUT_AFTER).unref()
    setTimeout(() => process.exit(1), GONE_AFTER).unref()
    await app.close()
    await stopTidying()
    await connection.close()
    process.exit(0)
  }
  process.on('SIGTERM', close)
  process.on('SIGINT', close)
}

/** Of the port (taken, not allowed, not here) and of PostgreSQL (not there, wrong password, no such database). */
const SETUP_CODES: ReadonlySet<unknown> = new Set([
  'EADDRINUSE',
  'EACCES',
  'EADDRNOTAVAIL',
  'ECONNREFUSED',
  'ENOTFOUND',
  '28P01',
  '3D000',
])

/** What the operator can put right, in one line; undefined: a fault of the program. */
function setupMistake(error: unknown): string | undefined {
  if (error instanceof ConfigError || error instanceof FolderInUseError) return error.message
  const { code, message } = error as { code?: unknown; message?: string }
  return SETUP_CODES.has(code) ? message || String(code) : undefined
}

try {
  await start()
} catch (error) {
  const mistake = setupMistake(error)
  if (mistake === undefined) throw error
  process.stderr.write(`${mistake}\n`)
  process.exit(1)
}
