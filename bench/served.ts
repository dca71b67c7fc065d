import { CALLS, createClient, wireTable } from '@wenjin/contract'
import type { CallFunction } from '@wenjin/contract'
import { connect } from '@wenjin/database/connect/connect'
import { openKeys } from '@wenjin/database/keys/key-folder'
import { migrate } from '@wenjin/database/migrations/index'
import { buildApp } from '@wenjin/server'
import { openCarriers } from '@wenjin/server/carriers/index'
import { readConfig } from '@wenjin/server/config'
import { prepareData } from '@wenjin/server/prepare'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import type { Connection } from '@wenjin/database/connect/connection'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadHunan } from './hunan.ts'

/** The application listening in this process over its own embedded database. */
export interface Served extends AsyncDisposable {
  readonly base: string
  /** What the data are: real tables, or demo data without them beside the repository. */
  readonly data: string
  /** Adds a route that answers with a fixed JSON text. */
  readonly serveText: (path: string, text: string) => void
  /** Signs a customer in; resolves to the headers of its calls, and to what sends them. */
  readonly signIn: (phone: string) => Promise<{ headers: Record<string, string>; call: CallFunction }>
}

const NOW = new Date('2026-06-26T09:00:00+08:00')

interface Serving {
  readonly webDir?: string
  /** Puts real tables into the empty database; resolves to whether there were any. Absent: those of 湖南. */
  readonly load?: (connection: Connection) => Promise<boolean>
  /** A data folder with tables in it, which stays; absent: an empty one for the time being. */
  readonly dataDir?: string | undefined
}

export async function serve({ webDir, load = loadHunan, dataDir: kept }: Serving = {}): Promise<Served> {
  const dataDir = kept ?? mkdtempSync(join(tmpdir(), 'wenjin-bench-'))
  const connection = await connect({ dataDir })
  await migrate(connection.db)
  const real = kept !== undefined || (await load(connection))
  await prepareData(connection, () => NOW)
  const texts = new Map<string, string>()
  const app = await buildApp(
    {
      connection,
      clock: () => NOW,
      keys: await openKeys(dataDir, NOW),
      carriers: openCarriers(readConfig({ DATA_DIR: dataDir })),
    },
    { logLevel: 'silent', trustProxy: undefined, callsPerMinute: undefined, webDir },
  )
  app.get('/static/:name', (request, reply) =>
    reply.type('application/json; charset=utf-8').send(texts.get((request.params as { name: string }).name)),
  )
  await app.listen({ port: 0, host: '127.0.0.1' })
  const base = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  const options = {
    calls: wireTable(CALLS),
    base: `${base}/api`,
    fetch,
    tenantId: () => 0,
    timeout: 60_000,
  }
  return {
    base,
    data: real ? 'real tables' : 'demo data (no ../shared/data beside the repository)',
    serveText: (path, text) => texts.set(path, text),
    async signIn(phone) {
      const call = createClient({ ...options, token: () => undefined })
      await call('smsCode', { phone, type: 1 })
      const lines = readFileSync(join(dataDir, 'outbox', 'sms.ndjson'), 'utf8')
        .trim()
        .split('\n')
      const { code } = JSON.parse(lines.at(-1) ?? '{}') as { code: string }
      const { onlineToken, tokenName } = await call('regAndLogin', { phone, smsCode: code })
      const token = { name: tokenName, value: onlineToken }
      return { headers: { [tokenName]: onlineToken }, call: createClient({ ...options, token: () => token }) }
    },
    async [Symbol.asyncDispose]() {
      await app.close()
      await connection.close()
      if (kept === undefined) rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
