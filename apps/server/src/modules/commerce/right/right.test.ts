import { cardHash } from '@wenjin/database/cards/card-hash'
import { makeCardNumber, readCardNumber } from '@wenjin/database/cards/card-number'
import { insertCards } from '@wenjin/database/queries/commerce/right-cards'
import { putRight } from '@wenjin/database/queries/commerce/rights'
import { testDatabases } from '@wenjin/database/testing'
import { randomInt } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { testKeys } from '../../../testing/carriers.ts'
import { openTestApp, send } from '../../../testing/test-app.ts'
import type { TestApp, TestAppOptions, TestClient } from '../../../testing/test-app.ts'
import { addTenantSeven, SEVEN } from '../../../testing/tenants.ts'

const DAY = 86_400_000
const HOUR = 3_600_000

interface CardFacts {
  readonly tenantId?: number
  readonly days?: number | null
  readonly quota?: number | null
  readonly usableUntil?: string
  readonly codes?: readonly string[]
}

interface Rights extends AsyncDisposable {
  readonly opened: TestApp
  readonly client: TestClient
  readonly customerId: number
  /** Issues a card; resolves to its number as printed. */
  readonly issue: (facts?: CardFacts) => Promise<string>
  readonly activate: (cardNo: string) => Promise<unknown>
  readonly held: () => Promise<unknown>
}

/** A customer of a tenant with the rights vip and export, and of tenant 7 with vip. */
async function openRights(options: TestAppOptions = {}): Promise<Rights> {
  const opened = await openTestApp(options)
  await addTenantSeven(opened)
  const { db } = opened.database.connection
  const ids = new Map<string, number>()
  for (const [tenantId, code, name, sort] of [
    [0, 'vip', '会员', 1],
    [0, 'export', '导出', 2],
    [7, 'vip', '七中会员', 1],
  ] as const)
    ids.set(`${tenantId} ${code}`, await putRight(db, tenantId, { code, name, about: `${name}说明`, sort }))
  const client = opened.client()
  const customerId = await client.signIn('13800000001')
  return {
    opened,
    client,
    customerId,
    async issue({ tenantId = 0, days = 30, quota = null, usableUntil, codes = ['vip'] } = {}) {
      const number = makeCardNumber((below) => randomInt(below))
      await insertCards(db, {
        tenantId,
        name: '会员卡',
        rightIds: codes.map((code) => ids.get(`${tenantId} ${code}`) ?? 0),
        days,
        quota,
        usableUntil: usableUntil === undefined ? null : new Date(usableUntil),
        now: opened.deps.clock(),
        cardHashes: [await cardHash(await testKeys(), tenantId, readCardNumber(number) ?? '')],
      })
      return number
    },
    activate: (cardNo) => client.call('activeCard', { customerId, cardNo }),
    held: () => client.call('getMyRightList', { customerId }),
    [Symbol.asyncDispose]: () => opened[Symbol.asyncDispose](),
  }
}

const told = (code: string, message: string) => ({ code, message })
const UNKNOWN = told('40401', '卡号不存在，请核对后重试')
const TOO_OFTEN = told('42901', '卡号错误次数过多，请一小时后再试')
const endingAt = (endsAt: string | null) => expect.objectContaining({ code: 'vip', endsAt })

describe('a card', () => {
  test('gives its rights from the moment it is activated, however its number is typed', async () => {
    await using rights = await openRights()
    const { opened, client, customerId } = rights
    const cardNo = await rights.issue({ codes: ['export', 'vip'] })
    const plain = cardNo.replaceAll('-', '')
    expect(await client.call('checkRightCard', { cardNo: ` ${plain.toLowerCase()} ` })).toEqual({
      cardNo: plain,
      name: '会员卡',
      state: 0,
      days: 30,
      rights: [
        { rightId: expect.any(Number), code: 'vip', name: '会员', about: '会员说明' },
        { rightId: expect.any(Number), code: 'export', name: '导出', about: '导出说明' },
      ],
    })
    const fullWidth = [...plain].map((letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0))
    const held = await rights.activate(fullWidth.join(''))
    expect(held).toEqual([
      expect.objectContaining({ code: 'vip', endsAt: '2026-07-26T01:00:00.000Z', quota: null, used: 0 }),
      expect.objectContaining({ code: 'export', endsAt: '2026-07-26T01:00:00.000Z' }),
    ])
    expect(await rights.held()).toEqual(held)
    expect(await client.call('checkRightCard', { cardNo })).toMatchObject({ state: 1 })
    const vipInfo = async () => (await client.call('getUserInfo', { customerId })).vipInfo
    expect(await vipInfo()).toEqual({ name: '会员', endsAt: '2026-07-26T01:00:00.000Z' })
    opened.pass(29 * DAY)
    expect(await vipInfo()).not.toBeNull()
    opened.pass(DAY)
    // the session has slid on; the right has not
    expect(await rights.held()).toEqual([])
    expect(await vipInfo()).toBeNull()
  })

  test('extends a right that is held, and one without end needs no other', async () => {
    await using rights = await openRights()
    const { opened, client, customerId } = rights
    await rights.activate(await rights.issue({ days: 30 }))
    opened.pass(10 * DAY)
    expect(await rights.activate(await rights.issue({ days: 10 }))).toEqual([
      endingAt('2026-08-05T01:00:00.000Z'),
    ])
    expect(await rights.activate(await rights.issue({ days: null }))).toEqual([endingAt(null)])
    expect((await client.call('getUserInfo', { customerId })).vipInfo).toEqual({ name: '会员', endsAt: null })
    const spare = await rights.issue()
    await expect(rights.activate(spare)).rejects.toMatchObject(
      told('40006', '已长期拥有该卡的全部权益，无需激活'),
    )
    const friend = opened.client({ address: '203.0.113.2' })
    const friendId = await friend.signIn('13800000002')
    await friend.call('activeCard', { customerId: friendId, cardNo: spare })
  })

  test('with a number of uses adds them to those that are left', async () => {
    await using rights = await openRights()
    const codes = ['export']
    await rights.activate(await rights.issue({ codes, quota: 3 }))
    expect(await rights.activate(await rights.issue({ codes, quota: 5 }))).toEqual([
      expect.objectContaining({ code: 'export', quota: 8, used: 0 }),
    ])
  })

  test('that is used, void or past its day says so and gives nothing', async () => {
    await using rights = await openRights()
    const { opened, client } = rights
    const [used, own, isVoid] = [await rights.issue(), await rights.issue(), await rights.issue()]
    const late = await rights.issue({ usableUntil: '2026-06-26T01:00:00Z' })
    const friend = opened.client({ address: '203.0.113.2' })
    await friend.call('activeCard', { customerId: await friend.signIn('13800000002'), cardNo: used })
    await rights.activate(own)
    const voidHash = await cardHash(await testKeys(), 0, readCardNumber(isVoid) ?? '')
    await opened.database.connection.db
      .updateTable('rightCard')
      .set({ isVoid: true })
      .where('cardHash', '=', voidHash)
      .execute()
    const before = await rights.held()
    for (const [cardNo, message, state] of [
      [used, '该卡已被使用', 2],
      [own, '您已激活过该卡', 1],
      [isVoid, '该卡已作废', 2],
      [late, '该卡已过激活期限', 2],
    ] as const) {
      await expect(rights.activate(cardNo)).rejects.toMatchObject(told('40006', message))
      expect(await client.call('checkRightCard', { cardNo })).toMatchObject({ state })
    }
    expect(await rights.held()).toEqual(before)
  })

  test('of another tenant is as unknown as a number that no card has, or that is not a number', async () => {
    await using rights = await openRights()
    const { opened, client } = rights
    const elsewhere = await rights.issue({ tenantId: 7 })
    const none = makeCardNumber((below) => randomInt(below))
    for (const cardNo of [elsewhere, none, '12345678']) {
      await expect(rights.activate(cardNo)).rejects.toMatchObject(UNKNOWN)
      await expect(client.call('checkRightCard', { cardNo })).rejects.toMatchObject(UNKNOWN)
    }
    const there = opened.client(SEVEN)
    const thereId = await there.signIn('13800000002')
    expect(await there.call('activeCard', { customerId: thereId, cardNo: elsewhere })).toMatchObject([
      { name: '七中会员' },
    ])
    expect(await rights.held()).toEqual([])
  })

  test.each(testDatabases)('activated twenty times at once on $name gives its right once', async (kind) => {
    await using rights = await openRights({ kind })
    const { opened, client, customerId } = rights
    const cardNo = await rights.issue()
    const friend = opened.client({ address: '203.0.113.2' })
    const friendId = await friend.signIn('13800000002')
    const tries = await Promise.allSettled(
      Array.from({ length: 20 }, (_, i) =>
        i % 2 === 0
          ? client.call('activeCard', { customerId, cardNo })
          : friend.call('activeCard', { customerId: friendId, cardNo }),
      ),
    )
    expect(tries.filter((one) => one.status === 'fulfilled')).toHaveLength(1)
    for (const one of tries)
      if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: '40006' })
    const rows = await opened.database.connection.db.selectFrom('customerRight').selectAll().execute()
    expect(rows).toHaveLength(1)
  })

  test.each(testDatabases)(
    'cannot be guessed: ten wrong numbers an hour on $name, also at once',
    async (kind) => {
      await using rights = await openRights({ kind })
      const { opened, client, customerId } = rights
      const cardNo = await rights.issue()
      const guesses = await Promise.allSettled(
        Array.from({ length: 16 }, (_, i) => {
          const guess = makeCardNumber((below) => randomInt(below))
          return i % 2 === 0 ? rights.activate(guess) : client.call('checkRightCard', { cardNo: guess })
        }),
      )
      const codes = guesses.map((one) =>
        one.status === 'rejected' ? (one.reason as { code: string }).code : 'ok',
      )
      expect(codes.filter((code) => code === '40401')).toHaveLength(10)
      expect(codes.filter((code) => code === '42901')).toHaveLength(6)
      await expect(rights.activate(cardNo)).rejects.toMatchObject(TOO_OFTEN)
      const refused = await send(opened.app, 'checkRightCard', { cardNo }, client.headers())
      expect(refused.envelope).toMatchObject({ resultCode: '42901' })
      expect(refused.headers['retry-after']).toBe('3600')
      // others are not held back by it
      const friend = opened.client({ address: '203.0.113.2' })
      await friend.signIn('13800000002')
      expect(await friend.call('checkRightCard', { cardNo })).toMatchObject({ state: 0 })
      opened.pass(HOUR)
      expect(await client.call('activeCard', { customerId, cardNo })).toHaveLength(1)
    },
  )
})

test('all rights of a tenant are listed to anybody, in their order', async () => {
  await using rights = await openRights()
  const { opened } = rights
  const names = async (place = {}) =>
    (await opened.client(place).call('getRightList', {})).map(({ code, name }) => [code, name])
  expect(await names()).toEqual([
    ['vip', '会员'],
    ['export', '导出'],
  ])
  expect(await names(SEVEN)).toEqual([['vip', '七中会员']])
})
