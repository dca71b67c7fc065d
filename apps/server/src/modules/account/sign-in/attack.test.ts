import { testDatabases } from '@wenjin/database/testing'
import crypto from 'node:crypto'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { openTestApp, send, signed } from '../../../testing/test-app.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import {
  codeOf,
  DAY,
  HOUR,
  MINUTE,
  OTHER_PHONE,
  PASSWORD,
  PHONE,
  refusal,
  signInByPassword,
  withPassword,
  wrongFor,
} from './test-people.ts'

const otherAddress = (i: number) => ({ address: `203.0.113.${i}` })

describe('guessing passwords', () => {
  test('five from one address, then it waits, for that phone alone', async () => {
    await using opened = await openTestApp()
    const owner = await withPassword(opened)
    await withPassword(opened, OTHER_PHONE)
    const guesser = opened.client(otherAddress(1))
    for (let i = 0; i < 5; i++) expect(await codeOf(signInByPassword(guesser, `guess1234${i}`))).toBe('40004')
    opened.pass(5 * MINUTE)
    await expect(signInByPassword(guesser)).rejects.toEqual(
      refusal('42901', '密码错误次数过多，请10分钟后再试，或使用短信验证码登录'),
    )
    expect(await codeOf(signInByPassword(guesser, PASSWORD, { phone: OTHER_PHONE }))).toBe('40005')
    expect(await codeOf(signInByPassword(owner))).toBe('0000')
    opened.pass(10 * MINUTE)
    expect(await codeOf(signInByPassword(guesser))).toBe('40005')
  })

  test('says when to come back in a header', async () => {
    await using opened = await openTestApp()
    const client = opened.client()
    const password = await client.encrypt('wrong1234')
    const params = signed('regAndLogin', { type: 'p', phone: PHONE, passwd: password })
    for (let i = 0; i < 5; i++) await send(opened.app, 'regAndLogin', params)
    opened.pass(14 * MINUTE)
    const { headers, envelope } = await send(opened.app, 'regAndLogin', params)
    expect(envelope?.resultCode).toBe('42901')
    expect(headers['retry-after']).toBe('60')
  })

  test('fifty from one address at many phones, then it waits; the owner there, in a known browser, does not', async () => {
    await using opened = await openTestApp()
    const owner = await withPassword(opened)
    const guesser = opened.client({ address: '198.51.100.1' })
    for (let i = 0; i < 50; i++)
      expect(await codeOf(signInByPassword(guesser, 'wrong1234', { phone: `137000000${10 + i}` }))).toBe(
        '40004',
      )
    expect(await codeOf(signInByPassword(guesser, 'wrong1234', { phone: '13700000099' }))).toBe('42901')
    expect(await codeOf(signInByPassword(owner))).toBe('0000')
    opened.pass(HOUR)
    expect(await codeOf(signInByPassword(guesser, 'wrong1234', { phone: '13700000099' }))).toBe('40004')
  })

  test('twenty at one phone from many addresses: attackers learn nothing more, the owner gets in', async () => {
    await using opened = await openTestApp()
    const owner = await withPassword(opened)
    for (let i = 0; i < 20; i++)
      expect(await codeOf(signInByPassword(opened.client(otherAddress(i)), `guess1234${i}`))).toBe('40004')
    const elsewhere = opened.client(otherAddress(99))
    // right and wrong are answered the same
    expect(await codeOf(signInByPassword(elsewhere, 'wrong1234'))).toBe('40005')
    expect(await codeOf(signInByPassword(elsewhere))).toBe('40005')
    // on the phone that was proven before nothing has changed
    expect(await codeOf(signInByPassword(owner, 'wrong1234'))).toBe('40004')
    expect(await codeOf(signInByPassword(owner))).toBe('0000')
    // anywhere else the phone's code lets in
    const smsCode = await elsewhere.askCode(PHONE)
    const byBoth = (password: string, code: string) =>
      codeOf(signInByPassword(elsewhere, password, { smsCode: code }))
    expect(await byBoth(PASSWORD, wrongFor(smsCode))).toBe('40003')
    expect(await byBoth('wrong1234', smsCode)).toBe('42901')
    expect(await byBoth(PASSWORD, smsCode)).toBe('0000')
    opened.pass(MINUTE)
    await opened.client(otherAddress(98)).signIn(PHONE)
    opened.pass(DAY)
    expect(await codeOf(signInByPassword(opened.client(otherAddress(97)), 'wrong1234'))).toBe('40004')
  })

  test('five in a known browser, then it waits, whatever the address', async () => {
    await using opened = await openTestApp()
    const owner = await withPassword(opened)
    for (let i = 0; i < 5; i++) expect(await codeOf(signInByPassword(owner, 'wrong1234'))).toBe('40004')
    expect(await codeOf(signInByPassword(owner))).toBe('42901')
    opened.pass(15 * MINUTE)
    expect(await codeOf(signInByPassword(owner))).toBe('0000')
  })

  test.each(testDatabases)('thirty at once from one address on $name: five are looked at', async (kind) => {
    await using opened = await openTestApp({ kind })
    const password = await opened.client().encrypt('wrong1234')
    const params = signed('regAndLogin', { type: 'p', phone: PHONE, passwd: password })
    const replies = await Promise.all(
      Array.from({ length: 30 }, () => send(opened.app, 'regAndLogin', params)),
    )
    const codes = replies.map(({ envelope }) => envelope?.resultCode)
    expect(codes.filter((code) => code === '40004')).toHaveLength(5)
    expect(codes.filter((code) => code === '42901')).toHaveLength(25)
  })
})

describe('guessing codes', () => {
  test('thirty wrong ones an hour from one address, whatever the phones; another address is not affected', async () => {
    await using opened = await openTestApp()
    const guesser = opened.client(otherAddress(1))
    const guess = (phone: string) => codeOf(guesser.call('regAndLogin', { phone, smsCode: '123456' }))
    for (let i = 0; i < 30; i++) expect(await guess(`137000000${10 + i}`)).toBe('40003')
    expect(await guess('13700000099')).toBe('42901')
    const other = opened.client(otherAddress(2))
    expect(await other.signIn(PHONE)).toBe(1)
    opened.pass(HOUR)
    expect(await guess('13700000099')).toBe('40003')
  })

  test.each(testDatabases)('a hundred at once on $name: thirty are looked at, none twice', async (kind) => {
    await using opened = await openTestApp({ kind })
    const smsCode = await opened.client().askCode(PHONE)
    const replies = await Promise.all(
      Array.from({ length: 100 }, (_, i) => {
        const phone = i % 2 === 0 ? PHONE : OTHER_PHONE
        return send(opened.app, 'regAndLogin', signed('regAndLogin', { phone, smsCode: wrongFor(smsCode) }))
      }),
    )
    const codes = replies.map(({ envelope }) => envelope?.resultCode)
    expect(codes.filter((code) => code === '40003')).toHaveLength(30)
    const [row] = await opened.database.connection.db.selectFrom('smsCode').select('tries').execute()
    expect(row?.tries).toBe(5)
  })
})

describe('a signed call that is sent again', () => {
  test('opens nothing: its code has been used', async () => {
    await using opened = await openTestApp()
    const smsCode = await opened.client().askCode(PHONE)
    const params = signed('regAndLogin', { phone: PHONE, smsCode })
    const replies = [
      await send(opened.app, 'regAndLogin', params),
      await send(opened.app, 'regAndLogin', params),
    ]
    expect(replies.map(({ envelope }) => envelope?.resultCode)).toEqual(['0000', '40003'])
  })

  test('with another phone under the old signature is refused', async () => {
    await using opened = await openTestApp()
    const smsCode = await opened.client().askCode(PHONE)
    const params = { ...signed('regAndLogin', { phone: PHONE, smsCode }), phone: OTHER_PHONE }
    expect((await send(opened.app, 'regAndLogin', params)).envelope?.resultCode).toBe('40002')
  })
})

describe('whether a phone has an account', () => {
  afterEach(() => void vi.restoreAllMocks())

  async function attempts(opened: TestApp): Promise<(phone: string) => Promise<number>> {
    const client = opened.client()
    const password = await client.encrypt('wrong1234')
    let address = 0
    return async (phone) => {
      const from = opened.client({ address: `10.0.${(address >> 8) & 255}.${address++ & 255}` })
      const before = performance.now()
      expect(await codeOf(from.call('regAndLogin', { type: 'p', phone, passwd: password }))).toBe('40004')
      return performance.now() - before
    }
  }

  test('does not show in the work: with and without one a password costs one argon2id of the same cost', async () => {
    await using opened = await openTestApp()
    await withPassword(opened)
    await opened.client().signIn(OTHER_PHONE)
    const attempt = await attempts(opened)
    const hashed = vi.spyOn(crypto, 'argon2')
    for (const phone of [PHONE, OTHER_PHONE, '13899999999']) await attempt(phone)
    const costs = hashed.mock.calls.map(([algorithm, { memory, passes, parallelism, tagLength }]) => [
      algorithm,
      memory,
      passes,
      parallelism,
      tagLength,
    ])
    expect(costs).toEqual(Array.from({ length: 3 }, () => ['argon2id', 19_456, 2, 1, 32]))
  })

  test('does not show in the number of statements', async () => {
    let statements = 0
    await using opened = await openTestApp({ onStatement: () => void statements++ })
    await withPassword(opened)
    const attempt = await attempts(opened)
    const counts = []
    for (const phone of [PHONE, '13899999999']) {
      const before = statements
      await attempt(phone)
      counts.push(statements - before)
    }
    expect(counts[0]).toBe(counts[1])
  })

  test(
    'does not show in the time: medians of thirty pairs, asked in turns, lie within a quarter',
    { retry: 1 },
    async () => {
      await using opened = await openTestApp()
      await withPassword(opened)
      const attempt = await attempts(opened)
      const known: number[] = []
      const unknown: number[] = []
      for (let i = 0; i < 35; i++) {
        known.push(await attempt(PHONE))
        unknown.push(await attempt('13899999999'))
        opened.pass(2 * HOUR)
      }
      // the first ones warm the process up
      const [of, without] = [median(known.slice(5)), median(unknown.slice(5))]
      expect(Math.abs(of - without) / Math.max(of, without)).toBeLessThan(0.25)
    },
  )
})

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
