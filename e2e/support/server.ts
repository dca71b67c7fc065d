import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** A data folder that the server has filled with demo data and left. */
    seedFolder: string
  }
}

/** The real server in a process of its own; disposed of, its data folder is gone, too. */
export interface RunningServer extends AsyncDisposable {
  readonly base: string
  readonly dataDir: string
  /** The last code sent to a phone. */
  readonly lastCode: (phone: string) => string
  /** Ends the process and leaves the data folder, so that it can be worked on and served again. */
  readonly stop: () => Promise<void>
}

const ROOT = join(import.meta.dirname, '../..')
const READY_WITHIN = 90_000

/** Makes an empty data folder. */
export function makeFolder(): string {
  return mkdtempSync(join(tmpdir(), 'wenjin-e2e-'))
}

function copyOfSeed(): string {
  const folder = makeFolder()
  cpSync(inject('seedFolder'), folder, { recursive: true })
  return folder
}

/**
 * Starts it at a moment of the product's clock; resolves when /readyz answers. Without a data folder it begins with
 * one of its own that holds the demo data and nobody.
 */
export async function startServer(clock: string, dataDir = copyOfSeed()): Promise<RunningServer> {
  const port = await freePort()
  const base = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, ['apps/server/src/main.ts'], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, CLOCK: clock, LOG_LEVEL: 'error' },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  async function stop(): Promise<void> {
    if (child.exitCode !== null) return
    const gone = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGTERM')
    await gone
  }
  await ready(base)
  return {
    base,
    dataDir,
    lastCode: (phone) => codeFor(join(dataDir, 'outbox', 'sms.ndjson'), phone),
    stop,
    async [Symbol.asyncDispose]() {
      await stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

async function ready(base: string): Promise<void> {
  const until = Date.now() + READY_WITHIN
  for (;;) {
    const reply = await fetch(`${base}/readyz`).catch(() => undefined)
    if (reply?.ok === true) return
    if (Date.now() > until) throw new Error('the server is not ready')
    await sleep(200)
  }
}

function codeFor(outbox: string, phone: string): string {
  const lines = existsSync(outbox) ? readFileSync(outbox, 'utf8').trim().split('\n') : []
  const messages = lines.map((line) => JSON.parse(line) as { phone: string; code: string })
  const code = messages.findLast((message) => message.phone === phone)?.code
  if (code === undefined) throw new Error(`no code was sent to ${phone}`)
  return code
}

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const { port } = probe.address() as AddressInfo
  await new Promise((resolve) => probe.close(resolve))
  return port
}
