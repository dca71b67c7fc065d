import { CALLS, createClient, wireTable } from '@wenjin/contract'
import type { CallFunction } from '@wenjin/contract'
import { testDatabases } from '@wenjin/database/testing'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, inject, test } from 'vitest'
import { addressOf, endAll, startProcess } from './testing/process.ts'
import { HUNAN } from './testing/test-app.ts'

/** How often the process is killed on each database; KILLS=50 for the long run. */
const KILLS = Number(process.env['KILLS'] ?? 4)
const WORKERS = 4
const CLOCK = '2026-06-26T09:00+08:00'
/** When the last process starts: codes may be asked for again. */
const LATER = '2026-06-26T12:00+08:00'

const folders: string[] = []
afterEach(async () => {
  await endAll()
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

/** What the server has said it keeps of one person. */
interface Kept {
  readonly phone: string
  customerId?: number
  token?: { readonly name: string; readonly value: string }
  scoreId?: number
  reportMainId?: number
  version?: number
}

test.each(testDatabases)(
  `on $name no write that was acknowledged is lost to ${KILLS} kills at random moments, and no customer is half there`,
  { timeout: 300_000 + KILLS * 60_000 },
  async (kind) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'wenjin-kill-'))
    folders.push(dataDir)
    // PostgreSQL outlives the process; the embedded database dies with it
    await using database = kind.name === 'embedded' ? undefined : await kind.openSeeded()
    if (database === undefined) cpSync(inject('seedFolder'), dataDir, { recursive: true })
    const env = {
      CLOCK,
      TRUST_PROXY: '127.0.0.1',
      LOG_LEVEL: 'info',
      ...(database?.databaseUrl === undefined ? {} : { DATABASE_URL: database.databaseUrl }),
    }
    const people: Kept[] = []
    for (let kill = 0; kill < KILLS; kill++) {
      const server = startProcess(dataDir, env)
      const base = await addressOf(server)
      await checkAll(base, people.slice(-WORKERS))
      const load = Array.from({ length: WORKERS }, () => workUntilKilled(base, dataDir, people))
      // at least one of them is somebody, however slow the machine
      if (kill === 0)
        await expect.poll(() => people.some(({ customerId }) => customerId !== undefined)).toBe(true)
      await sleep(Math.random() * 1_500)
      server.child.kill('SIGKILL')
      await Promise.all([server.exit, ...load])
    }
    const server = startProcess(dataDir, { ...env, CLOCK: LATER })
    const base = await addressOf(server)
    await checkAll(base, people)
    const signedUp = people.filter(({ customerId }) => customerId !== undefined)
    expect(signedUp.length).toBeGreaterThan(0)
    // a person cut off while registering does it again and is one customer
    for (const { phone } of people.filter(({ customerId }) => customerId === undefined).slice(0, 20)) {
      const again: Kept = { phone }
      await signUp(base, dataDir, again)
      await checkAll(base, [again])
    }
  },
)

/** Registers one person after another and saves for them, until the server is gone. */
async function workUntilKilled(base: string, dataDir: string, people: Kept[]): Promise<void> {
  try {
    for (;;) {
      const person: Kept = { phone: `139${String(people.length).padStart(8, '0')}` }
      people.push(person)
      await signUp(base, dataDir, person)
      const call = clientOf(base, person)
      const { scoreId } = await call('saveScore', HUNAN)
      person.scoreId = scoreId
      for (let round = 0; round < 5; round++) {
        const { reportMainId: listId, version } = person
        const saved = await call('saveReport', {
          scoreId,
          batchList: [],
          ...(listId === undefined ? {} : { reportMainId: listId, version: version ?? 0 }),
        })
        person.reportMainId = saved.reportMainId
        person.version = saved.version
      }
    }
  } catch (error) {
    // the kill; anything the server itself refused is a fault
    if ((error as { code?: unknown }).code !== 'transport') throw error
  }
}

async function signUp(base: string, dataDir: string, person: Kept): Promise<void> {
  const call = clientOf(base, person)
  const { phone } = person
  await call('smsCode', { phone, type: 1 })
  const { customerId, onlineToken, tokenName } = await call('regAndLogin', {
    phone,
    smsCode: codeFor(dataDir, phone),
  })
  person.token = { name: tokenName, value: onlineToken }
  person.customerId = customerId
}

async function checkAll(base: string, people: readonly Kept[]): Promise<void> {
  for (const { customerId, scoreId, reportMainId: listId, version, ...person } of people) {
    if (customerId === undefined) continue
    const call = clientOf(base, person)
    const info = await call('getUserInfo', { customerId })
    expect(info.customerDto).toMatchObject({ customerId, banStatus: 1 })
    expect(info.customerDto.shareCode).not.toBe('')
    if (scoreId !== undefined) expect(info.choiceScoreDto).toMatchObject({ scoreId, score: HUNAN.score })
    if (listId === undefined) continue
    const detail = await call('mainReportDetail', { customerId, reportMainId: listId })
    if (typeof detail === 'string') throw new Error('a protected reply that nobody asked for')
    // one save may have been kept without its answer reaching anybody
    expect(detail.version - (version ?? 0)).toBeOneOf([0, 1])
  }
}

let addresses = 0

/** A client at an address of its own, so that limits by address do not stand in the way. */
function clientOf(base: string, { token }: Kept): CallFunction {
  const address = `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses++ & 255}`
  return createClient({
    calls: wireTable(CALLS),
    base: `${base}/api`,
    fetch: (url, init) =>
      fetch(url, { ...init, headers: { ...(init?.headers as object), 'x-forwarded-for': address } }),
    tenantId: () => 0,
    token: () => token,
    timeout: 60_000,
  })
}

function codeFor(dataDir: string, phone: string): string {
  const file = join(dataDir, 'outbox', 'sms.ndjson')
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []
  const sent = lines.map((line) => JSON.parse(line) as { phone: string; code: string })
  return sent.findLast((message) => message.phone === phone)?.code ?? ''
}
