import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { inject, vi } from 'vitest'
import { resolveLocalhost } from './localhost.ts'
import { operate } from './operators.ts'
import { launchBrowser } from './browser.ts'
import type { Place } from './phone.ts'
import { copyFolder, startServer } from './server.ts'
import type { ServerProcess } from './server.ts'
import { hostOf, tenantOf } from './tenants.ts'

/** What one flow has of the worker's server: a host, a network address and, where it needs one, a tenant of its own. */
export interface RunningServer extends Place {
  readonly tenantId: number
  /** Asks the server from outside a browser, for a path. */
  readonly fetch: (path: string, init?: RequestInit) => Promise<Response>
  /** The last code sent to a phone; throws where none was. */
  readonly lastCode: (phone: string) => string
  /** Waits for a code that this has not told before, and tells the newest. */
  readonly nextCode: (phone: string) => Promise<string>
  /** Moves the product's clock on. */
  readonly pass: (milliseconds: number) => Promise<void>
  /** Runs commands of the operators' program, which needs the data folder for itself. */
  readonly operate: (...commands: readonly (readonly string[])[]) => Promise<void>
}

export interface Flow {
  readonly server: RunningServer
  readonly browser: Browser
}

/** The first day of filling in 2026: where the clock of every flow stands at its start. */
export const START = new Date('2026-06-26T09:00+08:00')
const CODE_WITHIN = 60_000

/** One server and one browser for all flows of a worker, one after the other. */
let shared: Promise<readonly [ServerProcess, Browser]> | undefined
let flows = 0

/** Opens what a flow needs, by its name. */
export async function openFlow(name: string): Promise<Flow> {
  shared ??= share()
  const [server, browser] = await shared
  await server.moveClock(START)
  return { server: serverOf(name, server, `10.0.0.${++flows}`), browser }
}

async function share(): Promise<readonly [ServerProcess, Browser]> {
  resolveLocalhost()
  const folders = inject('dataFolders')
  return Promise.all([startServer(START, copyFolder(join(folders, 'seed'), folders)), launchBrowser()])
}

function serverOf(name: string, server: ServerProcess, address: string): RunningServer {
  const base = `http://${hostOf(name)}:${server.port}`
  const told = new Map<string, number>()
  return {
    base,
    tenantId: tenantOf(name),
    address,
    fetch: (path, { headers, ...init } = {}) =>
      fetch(`${base}${path}`, {
        ...init,
        headers: { ...Object.fromEntries(new Headers(headers)), 'x-forwarded-for': address },
      }),
    lastCode(phone) {
      const code = server.codes(phone).at(-1)
      if (code === undefined) throw new Error(`no code was sent to ${phone}`)
      return code
    },
    // the answer to a call does not wait for its message
    nextCode: (phone) =>
      vi.waitFor(
        () => {
          const codes = server.codes(phone)
          const code = codes.at(-1)
          if (code === undefined || codes.length === told.get(phone))
            throw new Error(`no new code was sent to ${phone}`)
          told.set(phone, codes.length)
          return code
        },
        { timeout: CODE_WITHIN },
      ),
    pass: (milliseconds) => server.moveClock(new Date(Date.now() + server.ahead() + milliseconds)),
    operate: (...commands) =>
      server.pause(() => {
        for (const command of commands) operate(server.dataDir, command)
      }),
  }
}
