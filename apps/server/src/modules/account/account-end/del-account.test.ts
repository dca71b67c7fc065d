import { startCustomerIdsAt, tablesReferringTo, tablesWithText } from '@wenjin/database/testing'
import { describe, expect, test } from 'vitest'
import { addTenantSeven, SEVEN } from '../../../testing/tenants.ts'
import { HUNAN, openTestApp, send, signed } from '../../../testing/test-app.ts'
import type { TestApp, TestClient } from '../../../testing/test-app.ts'

const PHONE = '13812345678'
const NAME = '沈知微'
const OPENID = 'o-shenzhiwei'
const PARENT_PHONE = '13612345678'
const MINUTE = 60_000
const DEL = 4
const NOW = new Date('2026-06-26T09:00:00+08:00')

const refusal = (code: string) => expect.objectContaining({ code })

/** A customer who has left something in every table that hangs on customers. The id is one no other row has. */
async function fullCustomer(opened: TestApp): Promise<{ client: TestClient; customerId: number }> {
  const { db } = opened.database.connection
  await startCustomerIdsAt(db, 770_077)
  const client = opened.client()
  const customerId = await client.signIn(PHONE)
  const { scoreId } = await client.call('saveScore', HUNAN)
  await client.call('saveReport', { scoreId, batchList: [], name: `${NAME}的表` })
  await db
    .updateTable('customer')
    .set({ name: NAME, openid: OPENID, otherInfo: JSON.stringify({ parentPhone: PARENT_PHONE }) })
    .execute()
  const own = { customerId }
  const rightId = 1
  await db.insertInto('rightItem').values({ tenantId: 0, code: 'vip', name: '会员' }).execute()
  await db
    .insertInto('rightCard')
    .values({
      tenantId: 0,
      cardHash: 'h',
      name: '卡',
      rightIds: '[1]',
      days: null,
      quota: null,
      usableUntil: null,
      createdAt: NOW,
      activatedAt: NOW,
      activatedBy: customerId,
    })
    .execute()
  await db
    .insertInto('customerRight')
    .values({ ...own, rightId, cardId: 1, startsAt: NOW, endsAt: null, quota: null })
    .execute()
  await db
    .insertInto('schoolRoll')
    .values({
      ...own,
      schoolProvId: 32,
      cityId: 4301,
      boroughId: null,
      schoolId: null,
      schoolName: '一中',
      grade: 3,
    })
    .execute()
  await db
    .insertInto('consignee')
    .values({ ...own, name: NAME, phone: PHONE, provId: 32, cityId: 4301, boroughId: null, address: '路' })
    .execute()
  await db
    .insertInto('customerLike')
    .values({ ...own, kind: 'major', targetId: '0809', likedAt: NOW })
    .execute()
  await db
    .insertInto('pointEntry')
    .values({ ...own, points: 5, reason: 'sign-in', day: '2026-06-26', madeAt: NOW })
    .execute()
  await db
    .insertInto('customerAttempt')
    .values({ ...own, kind: 'upload', madeAt: NOW })
    .execute()
  await db
    .insertInto('coupon')
    .values({
      ...own,
      source: 'qywx',
      title: '券',
      amount: 1,
      threshold: 1,
      createdAt: NOW,
      endsAt: NOW,
      usedAt: null,
    })
    .execute()
  await db
    .insertInto('serviceContact')
    .values({
      ...own,
      stateCode: 's',
      configId: 'way-1',
      qrCode: 'q',
      externalUserid: 'e',
      boundAt: NOW,
    })
    .execute()
  await db
    .insertInto('customerOrder')
    .values({ ...own, orderNo: 'A1', tenantId: 0, title: '会员', amount: 100, state: 2, createdAt: NOW })
    .execute()
  await opened.deps.carriers.storage.put('202606/a.jpg', Buffer.from('picture'), 'image/jpeg')
  await db
    .insertInto('upload')
    .values({
      ...own,
      fileKey: '202606/a.jpg',
      tenantId: 0,
      type: 'image/jpeg',
      byteCount: 7,
      width: 1,
      height: 1,
      createdAt: NOW,
    })
    .execute()
  const password = await client.encrypt('wrong1234')
  await client.call('regAndLogin', { type: 'p', phone: PHONE, passwd: password }).catch(() => undefined)
  opened.pass(MINUTE)
  return { client, customerId }
}

async function remove(client: TestClient): Promise<unknown> {
  const smsCode = await client.askCode(PHONE, DEL)
  return client.call('delAccount', { phone: PHONE, smsCode })
}

const tablesWith = ({ database }: TestApp, text: string) => tablesWithText(database.connection.db, text)

/** The table of customers and those that refer to it. */
async function tablesOfCustomers({ database }: TestApp): Promise<string[]> {
  const referring = await tablesReferringTo(database.connection.db, 'customer')
  return [...referring, 'customer'].toSorted()
}

describe('deleting the account', () => {
  test('leaves nothing personal in any table, no file, no contact at the service', async () => {
    const removed: string[] = []
    await using opened = await openTestApp({
      carriers: {
        qywx: {
          of: () => ({
            addContactWay: () => Promise.reject(new Error('not asked')),
            removeContactWay: async (configId) => void removed.push(configId),
            groupCode: () => Promise.reject(new Error('not asked')),
            events: async () => [],
            made: () => true,
          }),
        },
      },
    })
    const { client, customerId } = await fullCustomer(opened)
    const traces = [PHONE, NAME, OPENID, PARENT_PHONE, String(customerId)]
    const before = await Promise.all(traces.map((text) => tablesWith(opened, text)))
    expect(before.map((tables) => tables.length > 0)).toEqual(traces.map(() => true))
    expect(before.at(-1)).toEqual(await tablesOfCustomers(opened))

    expect(await remove(client)).toBeNull()
    for (const text of traces) expect(await tablesWith(opened, text)).toEqual([])
    const { db } = opened.database.connection
    expect(await db.selectFrom('signInFailure').selectAll().execute()).toEqual([])
    expect(await opened.deps.carriers.storage.get('202606/a.jpg')).toBeUndefined()
    expect(removed).toEqual(['way-1'])
    expect(await db.selectFrom('customerOrder').select(['orderNo', 'customerId']).execute()).toEqual([
      { orderNo: 'A1', customerId: null },
    ])
    expect(client.cookie('/m/')).toBeUndefined()
  })

  test('ends every session at once, and the phone registers again with nothing', async () => {
    await using opened = await openTestApp()
    const elsewhere = opened.client()
    const customerId = await elsewhere.signIn(PHONE)
    await elsewhere.call('saveScore', HUNAN)
    opened.pass(MINUTE)
    const client = opened.client()
    await client.signIn(PHONE)
    opened.pass(MINUTE)
    await elsewhere.call('getUserInfo', { customerId })
    await remove(client)
    for (const one of [elsewhere, client])
      await expect(one.call('getUserInfo', { customerId })).rejects.toEqual(refusal('40105'))
    opened.pass(MINUTE)
    const again = opened.client()
    const after = await again.signIn(PHONE)
    expect(after).not.toBe(customerId)
    expect(await again.call('getUserInfo', { customerId: after })).toMatchObject({
      choiceScoreDto: null,
      customerDto: { canModifyProv: true, name: '' },
    })
  })

  test("needs one's own phone, the code for it, and the signature", async () => {
    await using opened = await openTestApp()
    const client = opened.client()
    const customerId = await client.signIn(PHONE)
    opened.pass(MINUTE)
    const smsCode = await client.askCode(PHONE, DEL)
    const signIn = opened.outbox[0]?.code ?? ''
    await expect(client.call('delAccount', { phone: '13999999999', smsCode })).rejects.toEqual(
      refusal('40301'),
    )
    if (signIn !== smsCode)
      await expect(client.call('delAccount', { phone: PHONE, smsCode: signIn })).rejects.toEqual(
        refusal('40003'),
      )
    const { envelope } = await send(opened.app, 'delAccount', { phone: PHONE, smsCode }, client.headers())
    expect(envelope?.resultCode).toBe('40002')
    const params = signed('delAccount', { phone: PHONE, smsCode })
    expect((await send(opened.app, 'delAccount', params)).envelope?.resultCode).toBe('40101')
    expect(await client.call('getUserInfo', { customerId })).toMatchObject({ scoreStatus: 0 })
  })

  test('is open to who is banned', async () => {
    await using opened = await openTestApp()
    const client = opened.client()
    await client.signIn(PHONE)
    opened.pass(MINUTE)
    await opened.database.connection.db.updateTable('customer').set({ banStatus: 0 }).execute()
    opened.pass(1_000)
    expect(await remove(client)).toBeNull()
  })

  test('leaves the customer of the same phone with another tenant alone', async () => {
    await using opened = await openTestApp()
    const { db } = opened.database.connection
    await addTenantSeven(opened)
    const there = opened.client(SEVEN)
    const customerId = await there.signIn(PHONE)
    opened.pass(MINUTE)
    const client = opened.client()
    await client.signIn(PHONE)
    opened.pass(MINUTE)
    await remove(client)
    expect(await there.call('getUserInfo', { customerId })).toMatchObject({ scoreStatus: 0 })
    expect(await db.selectFrom('smsCode').select('tenantId').execute()).toEqual([{ tenantId: 7 }])
  })

  test('while something is being saved ends as a lost session, never as our fault', async () => {
    await using opened = await openTestApp()
    const client = opened.client()
    await client.signIn(PHONE)
    opened.pass(MINUTE)
    const smsCode = await client.askCode(PHONE, DEL)
    const saves = Array.from({ length: 10 }, (_, i) =>
      send(opened.app, 'saveScore', signed('saveScore', { ...HUNAN, score: 500 + i }), client.headers()),
    )
    const removal = client.call('delAccount', { phone: PHONE, smsCode })
    const codes = (await Promise.all(saves)).map(({ envelope }) => envelope?.resultCode)
    expect(await removal).toBeNull()
    for (const code of codes) expect(['0000', '40105']).toContain(code)
  })
})
