import { describe, expect, test } from 'vitest'
import { openTestApp } from '../../../testing/test-app.ts'
import type { TestApp, TestClient } from '../../../testing/test-app.ts'
import { addTenantSeven, SEVEN } from '../../../testing/tenants.ts'
import { MINUTE, OTHER_PHONE, PHONE, refusal } from './test-people.ts'

const EXPIRED = refusal('40001', '授权已过期，请重新进入')

/** A ticket as getAccessToken gives it to the browser of this client, which it names first. */
async function ticketFor(
  { deps, database }: TestApp,
  client: TestClient,
  openid: string,
  tenantId = 0,
): Promise<string> {
  if (client.cookie('/api') === undefined) throw new Error('the browser has no name yet')
  const [device] = await database.connection.db
    .selectFrom('customerDevice')
    .select('deviceHash')
    .orderBy('createdAt', 'desc')
    .limit(1)
    .execute()
  const ticket = { tenantId, openid, device: device?.deviceHash }
  return deps.keys.seal('openid', ticket, new Date(deps.clock().getTime() + 10 * MINUTE))
}

/** A client whose browser has a name, as the messaging app's round leaves it. */
async function namedClient(opened: TestApp, phone: string): Promise<TestClient> {
  const client = opened.client()
  await client.signIn(phone)
  opened.pass(MINUTE)
  return client
}

async function enter(
  client: TestClient,
  openid: string,
  more: { phone?: string; smsCode?: string } = {},
): Promise<number> {
  const credentials = await client.call('regAndLogin', { type: 'wx', openid, ...more })
  client.keep(credentials)
  return credentials.customerId
}

describe('signing in through the messaging app', () => {
  test('asks a new openid for a phone, registers it, and knows the openid afterwards', async () => {
    await using opened = await openTestApp()
    const client = await namedClient(opened, OTHER_PHONE)
    const openid = await ticketFor(opened, client, 'o-1')
    await expect(enter(client, openid)).rejects.toEqual(refusal('40005', '请先验证手机号'))
    const smsCode = await client.askCode(PHONE)
    expect(await enter(client, openid, { phone: PHONE, smsCode })).toBe(2)
    expect(await enter(client, openid)).toBe(2)
    const kept = await opened.database.connection.db
      .selectFrom('customer')
      .select(['phone', 'openid', 'regType'])
      .orderBy('customerId')
      .execute()
    expect(kept).toEqual([
      { phone: OTHER_PHONE, openid: null, regType: 'm' },
      { phone: PHONE, openid: 'o-1', regType: 'wx' },
    ])
  })

  test('ties a new openid in place of the older one, and moves one that was tied elsewhere', async () => {
    await using opened = await openTestApp()
    const client = await namedClient(opened, PHONE)
    const openids = async () => {
      const { db } = opened.database.connection
      return (await db.selectFrom('customer').select('openid').orderBy('customerId').execute()).map(
        (row) => row.openid,
      )
    }
    const tie = async (phone: string, openid: string) => {
      const ticket = await ticketFor(opened, client, openid)
      await enter(client, ticket, { phone, smsCode: await client.askCode(phone) })
      opened.pass(MINUTE)
    }
    await tie(PHONE, 'o-1')
    await tie(PHONE, 'o-2')
    expect(await openids()).toEqual(['o-2'])
    await tie(OTHER_PHONE, 'o-2')
    expect(await openids()).toEqual([null, 'o-2'])
  })

  test('refuses a ticket that is made up, of another browser, another tenant, or late', async () => {
    await using opened = await openTestApp()
    await addTenantSeven(opened)
    const client = await namedClient(opened, PHONE)
    const openid = await ticketFor(opened, client, 'o-1')
    await expect(enter(client, 'o-1')).rejects.toEqual(EXPIRED)
    await expect(enter(opened.client(), openid)).rejects.toEqual(EXPIRED)
    await expect(enter(await namedClient(opened, OTHER_PHONE), openid)).rejects.toEqual(EXPIRED)
    const seventh = await ticketFor(opened, client, 'o-1', 7)
    await expect(enter(client, seventh)).rejects.toEqual(EXPIRED)
    await expect(enter(client, openid)).rejects.toEqual(refusal('40005'))
    opened.pass(10 * MINUTE)
    await expect(enter(client, openid)).rejects.toEqual(EXPIRED)
    await expect(client.call('regAndLogin', { type: 'wx' })).rejects.toEqual(EXPIRED)
  })

  test('is off where the tenant switched it off', async () => {
    await using opened = await openTestApp()
    await addTenantSeven(opened, ['H5-WX-LOGIN'])
    await expect(enter(opened.client(SEVEN), 'x')).rejects.toEqual(refusal('40006', '该方式已停用'))
  })
})
