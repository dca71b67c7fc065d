import { startCustomerIdsAt, tablesReferringTo, tablesWithText } from '@wenjin/data/testing'
import { describe, expect, test } from 'vitest'
import { addTenantSeven, SEVEN } from '../../test-tenants.ts'
import { HUNAN, openTestApp, send, signed } from '../../testing.ts'
import type { TestApp, TestClient } from '../../testing.ts'

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
    .set({ name: NAME, openid: OPENID, other_info: JSON.stringify({ parentPhone: PARENT_PHONE }) })
    .execute()
  const own = { customer_id: customerId }
  const rightId = 1
  await db.insertInto('right_item').values({ tenant_id: 0, code: 'vip', name: '会员' }).execute()
  await db
    .insertInto('right_card')
    .values({
      tenant_id: 0,
      card_hash: 'h',
      name: '卡',
      right_ids: '[1]',
      days: null,
      quota: null,
      usable_until: null,
      created_at: NOW,
      activated_at: NOW,
      activated_by: customerId,
    })
    .execute()
  await db
    .insertInto('customer_right')
    .values({ ...own, right_id: rightId, card_id: 1, starts_at: NOW, ends_at: null, quota: null })
    .execute()
  await db
    .insertInto('school_roll')
    .values({
      ...own,
      school_prov_id: 32,
      city_id: 4301,
      borough_id: null,
      school_id: null,
      school_name: '一中',
      grade: 3,
    })
    .execute()
  await db
    .insertInto('consignee')
    .values({ ...own, name: NAME, phone: PHONE, prov_id: 32, city_id: 4301, borough_id: null, address: '路' })
    .execute()
  await db
    .insertInto('customer_like')
    .values({ ...own, kind: 'major', target_id: '0809', liked_at: NOW })
    .execute()
  await db
    .insertInto('point_entry')
    .values({ ...own, points: 5, reason: 'sign-in', day: '2026-06-26', made_at: NOW })
    .execute()
  await db
    .insertInto('customer_attempt')
    .values({ ...own, kind: 'upload', made_at: NOW })
    .execute()
  await db
    .insertInto('coupon')
    .values({
      ...own,
      source: 'qywx',
      title: '券',
      amount: 1,
      threshold: 1,
      created_at: NOW,
      ends_at: NOW,
      used_at: null,
    })
    .execute()
  await db
    .insertInto('service_contact')
    .values({
      ...own,
      state_code: 's',
      config_id: 'way-1',
      qr_code: 'q',
      external_userid: 'e',
      bound_at: NOW,
    })
    .execute()
  await db
    .insertInto('customer_order')
    .values({ ...own, order_no: 'A1', tenant_id: 0, title: '会员', amount: 100, state: 2, created_at: NOW })
    .execute()
  await opened.deps.carriers.storage.put('202606/a.jpg', Buffer.from('picture'), 'image/jpeg')
  await db
    .insertInto('upload')
    .values({
      ...own,
      file_key: '202606/a.jpg',
      tenant_id: 0,
      type: 'image/jpeg',
      byte_count: 7,
      width: 1,
      height: 1,
      created_at: NOW,
    })
    .execute()
  const passwd = await client.encrypt('wrong1234')
  await client.call('regAndLogin', { type: 'p', phone: PHONE, passwd }).catch(() => undefined)
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
    expect(await db.selectFrom('sign_in_failure').selectAll().execute()).toEqual([])
    expect(await opened.deps.carriers.storage.get('202606/a.jpg')).toBeUndefined()
    expect(removed).toEqual(['way-1'])
    expect(await db.selectFrom('customer_order').select(['order_no', 'customer_id']).execute()).toEqual([
      { order_no: 'A1', customer_id: null },
    ])
    expect(client.cookie('/m/')).toBeUndefined()
  })

  test('ends every session at once, and the phone registers anew with nothing', async () => {
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
    const anew = await again.signIn(PHONE)
    expect(anew).not.toBe(customerId)
    expect(await again.call('getUserInfo', { customerId: anew })).toMatchObject({
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
    await opened.database.connection.db.updateTable('customer').set({ ban_status: 0 }).execute()
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
    expect(await db.selectFrom('sms_code').select('tenant_id').execute()).toEqual([{ tenant_id: 7 }])
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
