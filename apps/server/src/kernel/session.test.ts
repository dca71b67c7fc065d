import { CALLS } from '@wenjin/contract'
import type { Call, CallName } from '@wenjin/contract'
import { beginSession } from '@wenjin/database/queries/account/sessions'
import type { Standing } from '@wenjin/database/queries/account/sessions'
import { testDatabases } from '@wenjin/database/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, send } from '../testing/test-app.ts'
import type { TestApp } from '../testing/test-app.ts'

const MINUTE = 60_000
const DAY = 86_400_000

/** Signs the phone in again, on another device. */
async function signInAgain(opened: TestApp, phone: string): Promise<Record<string, string>> {
  opened.pass(MINUTE)
  const client = opened.client()
  await client.signIn(phone)
  return client.headers()
}

describe('every call for customers', () => {
  let opened: TestApp
  const tokens: Record<string, Record<string, string>> = {}

  beforeAll(async () => {
    opened = await openTestApp()
    tokens['40103'] = await signInAgain(opened, '13800000003')
    opened.pass(30 * DAY)
    tokens['40104'] = await signInAgain(opened, '13800000001')
    for (let i = 0; i < 3; i++) await signInAgain(opened, '13800000001')
    const left = opened.client()
    const customerId = await left.signIn('13800000002')
    await left.call('logout', { customerId })
    tokens['40105'] = left.headers()
  })
  afterAll(() => opened[Symbol.asyncDispose]())

  const names = (Object.entries(CALLS) as [CallName, Call][]).flatMap(([name, { callers }]) =>
    callers === 'customer' ? [name] : [],
  )

  test.each(names)('%s tells an expired, an outnumbered and a signed-out session apart', async (name) => {
    const messages: Record<string, string> = {
      '40103': '登录已过期，请重新登录',
      '40104': '账号已在其他设备登录，请重新登录',
      '40105': '登录已失效，请重新登录',
    }
    for (const [code, message] of Object.entries(messages)) {
      const { envelope, status } = await send(opened.app, name, {}, tokens[code])
      expect(envelope).toEqual({ resultCode: code, message, data: null })
      expect(status).toBe(200)
    }
  })
})

test('the newest three sessions of a customer live', async () => {
  await using opened = await openTestApp()
  const devices = []
  for (let i = 0; i < 5; i++) devices.push(await signInAgain(opened, '13800000001'))
  const codes = []
  for (const headers of devices) {
    const { envelope } = await send(opened.app, 'getUserInfo', { customerId: 1 }, headers)
    codes.push(envelope?.resultCode)
  }
  expect(codes).toEqual(['40104', '40104', '0000', '0000', '0000'])
})

test('a session that is used lives on, thirty days from its last use', async () => {
  await using opened = await openTestApp()
  const headers = await signInAgain(opened, '13800000001')
  const codes = []
  for (const days of [20, 20, 29.9, 31]) {
    opened.pass(days * DAY)
    const { envelope } = await send(opened.app, 'getUserInfo', { customerId: 1 }, headers)
    codes.push(envelope?.resultCode)
  }
  expect(codes).toEqual(['0000', '0000', '0000', '40103'])
})

test('a session ended in another process ends here within a second', async () => {
  await using opened = await openTestApp()
  const headers = await signInAgain(opened, '13800000001')
  const ask = async () =>
    (await send(opened.app, 'getUserInfo', { customerId: 1 }, headers)).envelope?.resultCode
  expect(await ask()).toBe('0000')
  await opened.database.connection.db
    .updateTable('session')
    .set({ endedAt: new Date(), endReason: 'revoked' })
    .execute()
  opened.pass(1_000)
  expect(await ask()).toBe('40105')
})

test('a visitor may come with no token, but not with one that does not hold', async () => {
  await using opened = await openTestApp()
  expect((await send(opened.app, 'getProvinces', {})).envelope?.resultCode).toBe('0000')
  const wrong = await send(opened.app, 'getProvinces', {}, { 'x-online-token': 'nonsense' })
  expect(wrong.envelope?.resultCode).toBe('40105')
})

test('the database holds no token, only what cannot be turned back into one', async () => {
  await using opened = await openTestApp()
  const { 'x-online-token': token = '' } = await signInAgain(opened, '13800000001')
  expect(Buffer.from(token, 'base64url')).toHaveLength(32)
  const rows = await opened.database.connection.db.selectFrom('session').selectAll().execute()
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain(token)
})

test.each(testDatabases)('four sessions begun at once on $name leave three living', async (kind) => {
  await using opened = await openTestApp({ kind })
  const customerId = await opened.client().signIn('13800000001')
  const { db } = opened.database.connection
  const now = new Date('2026-06-26T09:00:00+08:00')
  const expiresAt = new Date('2026-07-26T09:00:00+08:00')
  const started = ['a', 'b', 'c', 'd'].map((tokenHash) =>
    beginSession(db, { tokenHash, customerId, tenantId: 0, now, expiresAt, device: null }),
  )
  await Promise.all(started)
  const living = await db.selectFrom('session').select('tokenHash').where('endedAt', 'is', null).execute()
  expect(living).toHaveLength(3)
})

test.each(testDatabases)(
  'what is asked while a session ends on $name is not believed after it',
  async (kind) => {
    await using opened = await openTestApp({ kind })
    for (let round = 0; round < 10; round++) {
      const headers = await signInAgain(opened, '13800000001')
      const ask = () => send(opened.app, 'getUserInfo', { customerId: 1 }, headers)
      opened.pass(2_000)
      const asked = Array.from({ length: 8 }, ask)
      await send(opened.app, 'logout', { customerId: 1 }, headers)
      await Promise.all(asked)
      expect((await ask()).envelope?.resultCode).toBe('40105')
    }
  },
)

test('no session begins on what is no longer so', async () => {
  await using opened = await openTestApp()
  const customerId = await opened.client().signIn('13800000001')
  const { db } = opened.database.connection
  await db.updateTable('customer').set({ passwdHash: 'new', openid: 'o-new' }).execute()
  const now = opened.deps.clock()
  const session = { customerId, tenantId: 0, now, expiresAt: new Date(now.getTime() + DAY), device: null }
  const begin = (
    tokenHash: string,
    standing: Standing,
    other: { customerId?: number; tenantId?: number } = {},
  ) => beginSession(db, { ...session, tokenHash, ...other }, standing)
  expect(await begin('a', { phone: '13800000002' })).toBe(false)
  expect(await begin('b', { phone: '13800000001', passwdHash: 'old' })).toBe(false)
  expect(await begin('c', { openid: 'o-old' })).toBe(false)
  expect(await begin('d', { tokenHash: 'nobodys' })).toBe(false)
  expect(await begin('e', {}, { customerId: 99 })).toBe(false)
  expect(await begin('f', {}, { tenantId: 7 })).toBe(false)
  const standing = { phone: '13800000001', passwdHash: 'new', openid: 'o-new' }
  expect(await begin('g', standing)).toBe(true)
  expect(await begin('h', { tokenHash: 'g' })).toBe(true)
})
