import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** The real server in a process of its own, with a clock that can be moved. */
export interface ServerProcess {
  readonly port: number
  readonly dataDir: string
  /** Codes sent to a phone, oldest first. */
  readonly codes: (phone: string) => readonly string[]
  /** Moves the product's clock to a moment, forwards or back; it runs on from there. */
  readonly moveClock: (moment: Date) => Promise<void>
  /** Milliseconds by which the product's clock is ahead of this machine's. */
  readonly ahead: () => number
  /** Ends the process, does what needs the data folder, and serves it again at the same address and time. */
  readonly pause: (work: () => void) => Promise<void>
  readonly stop: () => Promise<void>
}

const ROOT = join(import.meta.dirname, '../..')
/** Only a server that hangs is not ready by then, however busy the machine. */
const READY_WITHIN = 300_000
/** How often a server that starts is asked whether it is ready. */
const ASK_EVERY = 100

/** Makes an empty data folder. */
export function makeFolder(): string {
  return mkdtempSync(join(tmpdir(), 'wenjin-e2e-'))
}

/** A new folder inside another, with what a data folder holds. */
export function copyFolder(from: string, inside: string): string {
  const folder = mkdtempSync(join(inside, 'server-'))
  cpSync(from, folder, { recursive: true })
  return folder
}

/** Starts it on a data folder at a moment of the product's clock; resolves when /readyz answers. It ends with this process. */
export async function startServer(start: Date, dataDir: string): Promise<ServerProcess> {
  const port = await freePort()
  let ahead = start.getTime() - Date.now()
  let child = await serve(port, dataDir, start)
  return {
    port,
    dataDir,
    codes: (phone) => codesFor(join(dataDir, 'outbox', 'sms.ndjson'), phone),
    ahead: () => ahead,
    async moveClock(moment) {
      const moved = once(child, 'message')
      child.send({ clock: moment.toISOString() })
      await moved
      ahead = moment.getTime() - Date.now()
    },
    async pause(work) {
      await end(child)
      work()
      child = await serve(port, dataDir, new Date(Date.now() + ahead))
    },
    stop: () => end(child),
  }
}

async function serve(port: number, dataDir: string, clock: Date): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['apps/server/src/main.ts'], {
    cwd: ROOT,
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      CLOCK: clock.toISOString(),
      TRUST_PROXY: '127.0.0.1',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  await ready(child, port)
  return child
}

/** Starts it as `npm run dev` does, with Vite before it; the rest as {@link startServer}. */
export async function startDevelopment(
  start: Date,
  dataDir: string,
): Promise<Pick<ServerProcess, 'port' | 'stop'>> {
  const port = await freePort()
  const child = spawn(process.execPath, ['tools/dev.ts'], {
    cwd: ROOT,
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      CLOCK: start.toISOString(),
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await ready(child, port)
  return { port, stop: () => end(child) }
}

async function ready(child: ChildProcess, port: number): Promise<void> {
  const until = Date.now() + READY_WITHIN
  for (;;) {
    const reply = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined)
    if (reply?.ok === true) return
    if (child.exitCode !== null || Date.now() > until) throw new Error('the server is not ready')
    await sleep(ASK_EVERY)
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  await gone
}

function codesFor(outbox: string, phone: string): string[] {
  const lines = existsSync(outbox) ? readFileSync(outbox, 'utf8').split('\n') : []
  // the last line is empty, or still being written
  const messages = lines.slice(0, -1).map((line) => JSON.parse(line) as { phone: string; code: string })
  return messages.filter((message) => message.phone === phone).map(({ code }) => code)
}

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const { port } = probe.address() as AddressInfo
  await new Promise((resolve) => probe.close(resolve))
  return port
}
