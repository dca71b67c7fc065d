import { changePhone } from '@wenjin/database/queries/account/accounts'
import { testDatabases } from '@wenjin/database/testing'
import { describe, expect, test } from 'vitest'
import { openTestApp } from '../../../testing/test-app.ts'
import type { TestApp, TestClient } from '../../../testing/test-app.ts'

const PHONE = '13812345678'
const NEW_PHONE = '13912345678'
const MINUTE = 60_000
const DAY = 86_400_000
const OLD = 2
const NEW = 3

const refusal = (code: string, message?: string) =>
  expect.objectContaining(message === undefined ? { code } : { code, message })
const EXPIRED = refusal('40006', '验证已过期，请重新验证原手机号')

/** A client of PHONE, signed in; codes can be sent again. */
async function signedIn(opened: TestApp, phone = PHONE): Promise<{ client: TestClient; customerId: number }> {
  const client = opened.client()
  const customerId = await client.signIn(phone)
  opened.pass(MINUTE)
  return { client, customerId }
}

async function ticketOf(
  opened: TestApp,
  client: TestClient,
  customerId: number,
  phone = PHONE,
): Promise<string> {
  const smsCode = await client.askCode(phone, OLD)
  opened.pass(MINUTE)
  return (await client.call('checkByChangePhone', { customerId, smsCode })).ticket
}

describe('sending codes that prove something about an account', () => {
  test.each([2, 3, 4])('is for customers: type %i', async (type) => {
    await using opened = await openTestApp()
    await expect(opened.client().askCode(PHONE, type)).rejects.toEqual(refusal('40101'))
    expect(opened.outbox).toEqual([])
  })

  test.each([2, 4])('goes to their own phone only: type %i', async (type) => {
    await using opened = await openTestApp()
    await signedIn(opened, NEW_PHONE)
    const { client } = await signedIn(opened)
    for (const phone of [NEW_PHONE, '13999999999'])
      await expect(client.askCode(phone, type)).rejects.toEqual(refusal('40301', '没有权限查看该内容'))
    expect(await client.askCode(PHONE, type)).toMatch(/^\d{6}$/)
  })

  test('goes to a new phone whether it is registered or not', async () => {
    await using opened = await openTestApp()
    await signedIn(opened, NEW_PHONE)
    const { client } = await signedIn(opened)
    for (const phone of [NEW_PHONE, '13999999999'])
      expect(await client.askCode(phone, NEW)).toMatch(/^\d{6}$/)
  })
})

describe('changing the phone', () => {
  test('takes the code of the old one, then that of the new one, and ends the other sessions', async () => {
    await using opened = await openTestApp()
    const { client: elsewhere } = await signedIn(opened)
    const { client, customerId } = await signedIn(opened)
    expect(await client.call('checkByChangePhone', { customerId })).toEqual({
      canChange: 1,
      reasons: [],
      ticket: '',
    })
    const ticket = await ticketOf(opened, client, customerId)
    const smsCode = await client.askCode(NEW_PHONE, NEW)
    expect(await client.call('changePhone', { customerId, phone: NEW_PHONE, smsCode, ticket })).toBeNull()
    expect((await client.call('getUserInfo', { customerId })).customerDto.phone).toBe('139****5678')
    await expect(elsewhere.call('getUserInfo', { customerId })).rejects.toEqual(refusal('40105'))
    opened.pass(MINUTE)
    expect(await opened.client().signIn(NEW_PHONE)).toBe(customerId)
    expect(await opened.client().signIn(PHONE)).not.toBe(customerId)
  })

  test('leaves no browser known but the one it was done in', async () => {
    await using opened = await openTestApp()
    const { client: elsewhere } = await signedIn(opened)
    const { client, customerId } = await signedIn(opened)
    const smsCode = await client.askCode(PHONE)
    await client.call('updatePwd', { phone: PHONE, smsCode, passwd: await client.encrypt('gaokao2026') })
    opened.pass(MINUTE)
    const ticket = await ticketOf(opened, client, customerId)
    const forNew = await client.askCode(NEW_PHONE, NEW)
    await client.call('changePhone', { customerId, phone: NEW_PHONE, smsCode: forNew, ticket })
    const visit = async (one: TestClient) => {
      const visitor = opened.client()
      const password = await visitor.encrypt('gaokao2026')
      const input = { type: 'p', phone: NEW_PHONE, passwd: password } as const
      return one.call('regAndLogin', input).then(
        () => 'in',
        (error: { code: string }) => error.code,
      )
    }
    expect(await visit(client)).toBe('in')
    expect(await visit(elsewhere)).toMatch(/^4010|^40005$/)
  })

  test('to a phone that is taken is told only for its code', async () => {
    await using opened = await openTestApp()
    await signedIn(opened, NEW_PHONE)
    const { client, customerId } = await signedIn(opened)
    const ticket = await ticketOf(opened, client, customerId)
    const smsCode = await client.askCode(NEW_PHONE, NEW)
    const change = (code: string) =>
      client.call('changePhone', { customerId, phone: NEW_PHONE, smsCode: code, ticket })
    await expect(change(smsCode === '000000' ? '000001' : '000000')).rejects.toEqual(refusal('40003'))
    await expect(change(smsCode)).rejects.toEqual(refusal('40007', '该手机号已注册其他账号'))
    expect((await client.call('getUserInfo', { customerId })).customerDto.phone).toBe('138****5678')
  })

  test('needs a ticket of this customer, this phone, these ten minutes', async () => {
    await using opened = await openTestApp()
    const other = await signedIn(opened, '13899999999')
    const { client, customerId } = await signedIn(opened)
    const foreign = await ticketOf(opened, other.client, other.customerId, '13899999999')
    const own = await ticketOf(opened, client, customerId)
    const smsCode = await client.askCode(NEW_PHONE, NEW)
    const change = (ticket: string) =>
      client.call('changePhone', { customerId, phone: NEW_PHONE, smsCode, ticket })
    await expect(change('made-up')).rejects.toEqual(EXPIRED)
    await expect(change(foreign)).rejects.toEqual(EXPIRED)
    await expect(
      client.call('changePhone', { customerId, phone: PHONE, smsCode, ticket: own }),
    ).rejects.toEqual(refusal('40006', '新手机号与原手机号相同'))
    opened.pass(10 * MINUTE)
    await expect(change(own)).rejects.toEqual(EXPIRED)
  })

  test('is possible once in thirty days, and says from when again', async () => {
    await using opened = await openTestApp()
    const { client, customerId } = await signedIn(opened)
    const ticket = await ticketOf(opened, client, customerId)
    const smsCode = await client.askCode(NEW_PHONE, NEW)
    await client.call('changePhone', { customerId, phone: NEW_PHONE, smsCode, ticket })
    const check = () => client.call('checkByChangePhone', { customerId })
    expect(await check()).toEqual({
      canChange: 0,
      reasons: ['手机号30天内只能更换一次，2026年7月26日可再次更换'],
      ticket: '',
    })
    opened.pass(29 * DAY)
    expect((await check()).canChange).toBe(0)
    opened.pass(DAY)
    expect((await check()).canChange).toBe(1)
  })

  test('is not possible for who is banned, whose code is not used', async () => {
    await using opened = await openTestApp()
    const { client, customerId } = await signedIn(opened)
    const smsCode = await client.askCode(PHONE, OLD)
    const { db } = opened.database.connection
    await db.updateTable('customer').set({ banStatus: 0 }).execute()
    opened.pass(1_000)
    expect(await client.call('checkByChangePhone', { customerId, smsCode })).toEqual({
      canChange: 0,
      reasons: ['账号已被封禁，不能更换手机号'],
      ticket: '',
    })
    expect(await db.selectFrom('smsCode').select('usedAt').where('type', '=', OLD).execute()).toEqual([
      { usedAt: null },
    ])
  })

  test.each(testDatabases)('of two customers at once to one phone on $name one gets it', async (kind) => {
    await using opened = await openTestApp({ kind })
    const { db } = opened.database.connection
    const phones = [PHONE, '13899999999']
    const ids: number[] = []
    for (const phone of phones) ids.push((await signedIn(opened, phone)).customerId)
    const changes = phones.map((from, i) =>
      changePhone(db, {
        customerId: ids[i] ?? 0,
        from,
        to: NEW_PHONE,
        tokenHash: '',
        deviceHash: `d${i}`,
        now: opened.deps.clock(),
      }),
    )
    expect((await Promise.all(changes)).toSorted()).toEqual(['done', 'taken'])
    const kept = await db.selectFrom('customer').select('phone').where('phone', 'in', phones).execute()
    expect(kept).toHaveLength(1)
  })
})

describe('binding a phone', () => {
  test('is for accounts without one, with the code of that phone', async () => {
    await using opened = await openTestApp()
    const { client, customerId } = await signedIn(opened)
    const bind = (smsCode: string) => client.call('bindingPhone', { customerId, phone: NEW_PHONE, smsCode })
    const smsCode = await client.askCode(NEW_PHONE, NEW)
    await expect(bind(smsCode)).rejects.toEqual(refusal('40006', '账号已绑定手机号'))
    await opened.database.connection.db.updateTable('customer').set({ phone: null }).execute()
    await expect(bind('12345')).rejects.toEqual(refusal('40003'))
    expect(await bind(smsCode)).toBeNull()
    expect((await client.call('getUserInfo', { customerId })).customerDto.phone).toBe('139****5678')
  })

  test('that another account has is told only for its code', async () => {
    await using opened = await openTestApp()
    await signedIn(opened, NEW_PHONE)
    const { client, customerId } = await signedIn(opened)
    await opened.database.connection.db
      .updateTable('customer')
      .set({ phone: null })
      .where('customerId', '=', customerId)
      .execute()
    const smsCode = await client.askCode(NEW_PHONE, NEW)
    const bound = client.call('bindingPhone', { customerId, phone: NEW_PHONE, smsCode })
    await expect(bound).rejects.toEqual(refusal('40007', '该手机号已注册其他账号'))
  })
})

describe('asking for a customer by phone', () => {
  test("answers for one's own, and for no other whether registered or not", async () => {
    await using opened = await openTestApp()
    await signedIn(opened, NEW_PHONE)
    const { client, customerId } = await signedIn(opened)
    expect(await client.call('getCustomerByPhone', { phone: ` ${PHONE} ` })).toEqual({
      customerId,
      phone: '138****5678',
      name: '',
    })
    for (const phone of [NEW_PHONE, '13999999999', ''])
      await expect(client.call('getCustomerByPhone', { phone })).rejects.toEqual(
        refusal('40301', '没有权限查看该内容'),
      )
  })
})
