import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { expect } from 'vitest'

/** A server process of a test. */
export interface Started {
  readonly child: ChildProcess
  /** What the process has said so far. */
  readonly said: () => string
  readonly exit: Promise<number | null>
}

/** Processes that still run; a test that starts some ends them with endAll. */
const running = new Set<ChildProcess>()

/** Starts the server on a folder, at a port of its own. */
export function startProcess(dataDir: string, env: Readonly<Record<string, string>> = {}): Started {
  const { PATH = '' } = process.env
  const child = spawn(process.execPath, [join(import.meta.dirname, '../main.ts')], {
    env: { PATH, PORT: '0', DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  let said = ''
  child.stdout.on('data', (chunk) => (said += String(chunk)))
  child.stderr.on('data', (chunk) => (said += String(chunk)))
  const exit = new Promise<number | null>((resolve) =>
    child.once('exit', (code) => {
      running.delete(child)
      resolve(code)
    }),
  )
  return { child, said: () => said, exit }
}

/** Address a process listens at, once it does. */
export async function addressOf({ said }: Started): Promise<string> {
  const address = () => /Server listening at (http:\/\/127\.0\.0\.1:\d+)/.exec(said())?.[1]
  await expect.poll(address, { timeout: 50_000, interval: 20 }).toBeDefined()
  return address() ?? ''
}

export async function endAll(): Promise<void> {
  for (const child of running) {
    child.kill('SIGKILL')
    await new Promise((resolve) => child.once('exit', resolve))
  }
}
