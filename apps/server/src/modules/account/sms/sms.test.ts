import { testDatabases } from '@wenjin/database/testing'
import { describe, expect, test } from 'vitest'
import { addTenantSeven, SEVEN } from '../../../testing/tenants.ts'
import { openTestApp, send, signed } from '../../../testing/test-app.ts'
import type { TestApp, TestClient } from '../../../testing/test-app.ts'

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const PHONE = '13800000001'

function signIn(client: TestClient, smsCode: string, phone = PHONE) {
  return client.call('regAndLogin', { phone, smsCode })
}

const refusal = (code: string, message: string) => expect.objectContaining({ code, message })
const WRONG = refusal('40003', '请输入正确的验证码')

describe('sending', () => {
  test('a code is six digits and goes to the phone that asked', async () => {
    await using opened = await openTestApp()
    await opened.client().askCode(` ${PHONE} `)
    expect(opened.outbox).toEqual([
      { at: new Date('2026-06-26T01:00:00Z'), phone: PHONE, type: 1, code: expect.stringMatching(/^\d{6}$/) },
    ])
  })

  test('what is not a phone gets no code', async () => {
    await using opened = await openTestApp()
    for (const phone of ['12800000000', '1380000000', '+8613800000001', '']) {
      await expect(opened.client().askCode(phone)).rejects.toEqual(refusal('40001', '请输入正确的手机号'))
    }
    expect(opened.outbox).toHaveLength(0)
  })

  test('sixty seconds lie between two codes to one phone, and the reply says how many are left', async () => {
    await using opened = await openTestApp()
    const client = opened.client()
    await client.askCode(PHONE)
    opened.pass(17_500)
    const early = await send(opened.app, 'smsCode', { phone: PHONE, type: 1 })
    expect(early.envelope).toEqual({ resultCode: '42901', message: '43秒后可重新获取验证码', data: null })
    expect(early.status).toBe(200)
    expect(early.headers['retry-after']).toBe('43')
    opened.pass(42_500)
    await client.askCode(PHONE)
    expect(opened.outbox).toHaveLength(2)
  })

  test('a phone gets ten codes a day, another phone is not affected', async () => {
    await using opened = await openTestApp()
    const client = opened.client()
    for (let i = 0; i < 10; i++) {
      await client.askCode(PHONE)
      opened.pass(2 * HOUR)
    }
    const refused = refusal('42901', '该手机号今日获取验证码次数已达上限')
    await expect(client.askCode(PHONE)).rejects.toEqual(refused)
    await client.askCode('13800000002')
    opened.pass(4 * HOUR)
    await client.askCode(PHONE)
  })

  test('the limits of a phone hold over all tenants, its code is the tenant’s alone', async () => {
    await using opened = await openTestApp()
    await addTenantSeven(opened)
    const clients = [opened.client(), opened.client(SEVEN)]
    const [here, there] = clients
    if (here === undefined || there === undefined) throw new Error('two clients')
    await here.askCode(PHONE)
    await expect(there.askCode(PHONE)).rejects.toEqual(refusal('42901', '60秒后可重新获取验证码'))
    for (let i = 1; i < 10; i++) {
      opened.pass(HOUR)
      await clients[i % 2]?.askCode(PHONE)
    }
    opened.pass(HOUR)
    const refused = refusal('42901', '该手机号今日获取验证码次数已达上限')
    for (const client of clients) await expect(client.askCode(PHONE)).rejects.toEqual(refused)
  })

  test.each(testDatabases)('of two tenants asked at once on $name one sends a code', async (kind) => {
    await using opened = await openTestApp({ kind })
    await addTenantSeven(opened)
    const asked = await Promise.allSettled(
      [opened.client(), opened.client(SEVEN)].map((client) => client.askCode(PHONE)),
    )
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(opened.outbox).toHaveLength(1)
  })

  test('deleting the account does not give its phone new codes, and leaves no phone behind', async () => {
    await using opened = await openTestApp()
    const refused = refusal('42901', '该手机号今日获取验证码次数已达上限')
    for (let i = 0; i < 5; i++) {
      const client = opened.client()
      await client.signIn(PHONE)
      opened.pass(MINUTE)
      await client.call('delAccount', { phone: PHONE, smsCode: await client.askCode(PHONE, 4) })
      await expect(opened.client().askCode(PHONE)).rejects.toEqual(
        i < 4 ? refusal('42901', '60秒后可重新获取验证码') : expect.anything(),
      )
      opened.pass(MINUTE)
    }
    await expect(opened.client().askCode(PHONE)).rejects.toEqual(refused)
    const { db } = opened.database.connection
    const traffic = await db.selectFrom('smsTraffic').selectAll().execute()
    expect(traffic).toHaveLength(10)
    expect(JSON.stringify(traffic)).not.toMatch(new RegExp(`${PHONE}|127\\.0\\.0\\.1`))
  })

  test('an address gets thirty codes an hour, another address is not affected', async () => {
    await using opened = await openTestApp()
    const phone = (i: number) => `138000010${String(i).padStart(2, '0')}`
    const client = opened.client({ address: '203.0.113.1' })
    for (let i = 0; i < 30; i++) await client.askCode(phone(i))
    const refused = refusal('42901', '当前网络获取验证码过于频繁，请稍后再试')
    await expect(client.askCode(phone(30))).rejects.toEqual(refused)
    await opened.client({ address: '203.0.113.2' }).askCode(phone(30))
    opened.pass(HOUR)
    await client.askCode(phone(31))
  })

  test.each(testDatabases)('of five requests at once on $name one sends a code', async (kind) => {
    await using opened = await openTestApp({ kind })
    const clients = [1, 2, 3, 4, 5].map((i) => opened.client({ address: `203.0.113.${i}` }))
    const asked = await Promise.allSettled(clients.map((client) => client.askCode(PHONE)))
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(opened.outbox).toHaveLength(1)
  })

  test.each(testDatabases)(
    'of forty requests at once from one address on $name thirty send a code',
    async (kind) => {
      await using opened = await openTestApp({ kind })
      const client = opened.client()
      const phones = Array.from({ length: 40 }, (_, i) => `138000010${String(i).padStart(2, '0')}`)
      await Promise.allSettled(phones.map((phone) => client.askCode(phone)))
      expect(opened.outbox).toHaveLength(30)
    },
  )

  test('a carrier that fails is told, takes its code back and does not count', async () => {
    let fails = true
    await using opened = await openTestApp({ smsFails: () => fails })
    const client = opened.client()
    for (let i = 0; i < 12; i++)
      await expect(client.askCode(PHONE)).rejects.toEqual(refusal('40006', '短信发送失败，请稍后重试'))
    fails = false
    const code = await client.askCode(PHONE)
    expect(await signIn(client, code)).toMatchObject({ customerId: 1 })
  })

  test('the code before stays good when the carrier fails at the next one', async () => {
    let fails = false
    await using opened = await openTestApp({ smsFails: () => fails })
    const client = opened.client()
    const code = await client.askCode(PHONE)
    opened.pass(MINUTE)
    fails = true
    await expect(client.askCode(PHONE)).rejects.toThrow('短信发送失败，请稍后重试')
    expect(await signIn(client, code)).toMatchObject({ customerId: 1 })
  })

  test('the database holds no code, only a hash bound to the phone', async () => {
    await using opened = await openTestApp()
    const code = await opened.client().askCode(PHONE)
    const [row] = await opened.database.connection.db.selectFrom('smsCode').selectAll().execute()
    expect(JSON.stringify({ ...row, phone: '', address: '' })).not.toContain(code)
    expect(row?.codeHash).toMatch(/^[\w-]{43}$/)
  })
})

describe('using', () => {
  /** An app with a code sent to PHONE. */
  async function withCode(): Promise<{ opened: TestApp; client: TestClient; code: string }> {
    const opened = await openTestApp()
    const client = opened.client()
    return { opened, client, code: await client.askCode(PHONE) }
  }
  const other = (code: string) => (code === '000000' ? '000001' : '000000')

  test('a code works with spaces around it, once', async () => {
    const { opened, client, code } = await withCode()
    await using _opened = opened
    expect(await signIn(client, ` ${code} `)).toMatchObject({ customerId: 1, tokenName: 'x-online-token' })
    await expect(signIn(client, code)).rejects.toEqual(WRONG)
  })

  test('four wrong tries leave a code good, five end it', async () => {
    for (const [wrongTries, isGood] of [
      [4, true],
      [5, false],
    ] as const) {
      const { opened, client, code } = await withCode()
      await using _opened = opened
      for (let i = 0; i < wrongTries; i++) await expect(signIn(client, other(code))).rejects.toEqual(WRONG)
      if (isGood) expect(await signIn(client, code)).toMatchObject({ customerId: 1 })
      else await expect(signIn(client, code)).rejects.toEqual(WRONG)
    }
  })

  test('a code is good for less than five minutes', async () => {
    const { opened, client, code } = await withCode()
    await using _opened = opened
    opened.pass(5 * MINUTE)
    await expect(signIn(client, code)).rejects.toEqual(WRONG)
    const next = await client.askCode(PHONE)
    opened.pass(5 * MINUTE - SECOND)
    expect(await signIn(client, next)).toMatchObject({ customerId: 1 })
  })

  test('only the newest code is good', async () => {
    const { opened, client, code } = await withCode()
    await using _opened = opened
    opened.pass(MINUTE)
    const next = await client.askCode(PHONE)
    if (next !== code) await expect(signIn(client, code)).rejects.toEqual(WRONG)
    expect(await signIn(client, next)).toMatchObject({ customerId: 1 })
  })

  test('a code is good for its phone and its purpose alone', async () => {
    const { opened, client, code } = await withCode()
    await using _opened = opened
    await expect(signIn(client, code, '13800000002')).rejects.toEqual(WRONG)
    opened.pass(MINUTE)
    const owner = opened.client()
    await owner.signIn('13800000003')
    opened.pass(MINUTE)
    const forAnother = await owner.askCode('13800000003', 2)
    await expect(signIn(client, forAnother, '13800000003')).rejects.toEqual(WRONG)
  })

  test.each(['', '12345', '1234567', '123 56', 'abcdef'])('"%s" is no code', async (text) => {
    const { opened, client, code } = await withCode()
    await using _opened = opened
    const tries = text.length === 6 ? 4 : 6
    for (let i = 0; i < tries; i++) await expect(signIn(client, text)).rejects.toEqual(WRONG)
    expect(await signIn(client, code)).toMatchObject({ customerId: 1 })
  })

  test.each(testDatabases)('of five sign-ins at once with one code on $name one succeeds', async (kind) => {
    await using opened = await openTestApp({ kind })
    const client = opened.client()
    const smsCode = await client.askCode(PHONE)
    const params = signed('regAndLogin', { phone: PHONE, smsCode })
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => send(opened.app, 'regAndLogin', params)),
    )
    const codes = replies.map(({ envelope }) => envelope?.resultCode)
    expect(codes.toSorted()).toEqual(['0000', '40003', '40003', '40003', '40003'])
  })
})
