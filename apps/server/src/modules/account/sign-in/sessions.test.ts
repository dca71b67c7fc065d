import { testDatabases } from '@wenjin/database/testing'
import { describe, expect, test } from 'vitest'
import { openTestApp, send, signed } from '../../../testing/test-app.ts'
import type { TestApp, TestClient } from '../../../testing/test-app.ts'
import { addTenantSeven, SEVEN } from '../../../testing/tenants.ts'
import { codeOf, DAY, HOUR, MINUTE, OTHER_PHONE, PHONE, refusal } from './test-people.ts'

const TOKEN = 'x-online-token'
const ANDROID = 'Mozilla/5.0 (Linux; Android 14) Chrome/126.0 Mobile Safari/537.36 MicroMessenger/8.0'

const tokenOf = (client: TestClient) => client.headers()[TOKEN] ?? ''
const isIn = (client: TestClient, customerId = 1) => codeOf(client.call('getUserInfo', { customerId }))

/** Clients of PHONE, each signed in on a device of its own. */
async function devices(opened: TestApp, ...userAgents: string[]): Promise<TestClient[]> {
  const clients = userAgents.map((userAgent) => opened.client({ userAgent }))
  for (const client of clients) {
    await client.signIn(PHONE)
    opened.pass(MINUTE)
  }
  return clients
}

describe('exchanging credentials of an address', () => {
  const exchange = (client: TestClient, onlineToken: string, customerId = 1, tokenName = TOKEN) =>
    client.call('autoLogin', { customerId, onlineToken, tokenName })

  test('gives fresh ones, and the ones brought are worth nothing afterwards', async () => {
    await using opened = await openTestApp()
    const [there] = (await devices(opened, 'a')) as [TestClient]
    const here = opened.client()
    const fresh = await exchange(here, tokenOf(there))
    expect(fresh).toMatchObject({ customerId: 1, tokenName: TOKEN })
    expect(fresh.onlineToken).not.toBe(tokenOf(there))
    here.keep(fresh)
    expect(here.cookie('/m/')).toContain(fresh.onlineToken)
    expect(await isIn(here)).toBe('0000')
    expect(await isIn(there)).toBe('40105')
    await expect(exchange(opened.client(), tokenOf(there))).rejects.toEqual(refusal('40105'))
  })

  test('tells an expired token, an outnumbered one and an unknown one apart', async () => {
    await using opened = await openTestApp()
    const [first, ...others] = await devices(opened, 'a', 'b', 'c', 'd')
    const client = opened.client()
    const at = (one: TestClient | undefined) => codeOf(exchange(client, tokenOf(one ?? client)))
    expect(await at(first)).toBe('40104')
    opened.pass(30 * DAY)
    expect(await at(others[0])).toBe('40103')
    for (const [customerId, token, name] of [
      [1, 'nonsense', TOKEN],
      [2, tokenOf(others[2] ?? client), TOKEN],
      [1, tokenOf(others[2] ?? client), 'authorization'],
    ] as const)
      expect(['40103', '40105']).toContain(await codeOf(exchange(client, token, customerId, name)))
  })

  test('takes a living token neither for another customer nor under another name', async () => {
    await using opened = await openTestApp()
    const [there] = (await devices(opened, 'a')) as [TestClient]
    const client = opened.client()
    expect(await codeOf(exchange(client, tokenOf(there), 2))).toBe('40105')
    expect(await codeOf(exchange(client, tokenOf(there), 1, 'authorization'))).toBe('40105')
    expect(await isIn(there)).toBe('0000')
  })

  test('takes no token of another tenant', async () => {
    await using opened = await openTestApp()
    await addTenantSeven(opened)
    const [there] = (await devices(opened, 'a')) as [TestClient]
    expect(await codeOf(exchange(opened.client(SEVEN), tokenOf(there)))).toBe('40105')
    expect(await isIn(there)).toBe('0000')
  })

  test('ends the session of the customer who was signed in here before', async () => {
    await using opened = await openTestApp()
    const [there] = (await devices(opened, 'a')) as [TestClient]
    const here = opened.client()
    const otherId = await here.signIn(OTHER_PHONE)
    await exchange(here, tokenOf(there))
    expect(await isIn(here, otherId)).toBe('40105')
  })

  test.each(testDatabases)('of five at once with one token on $name one gets in', async (kind) => {
    await using opened = await openTestApp({ kind })
    const [there] = (await devices(opened, 'a')) as [TestClient]
    const clients = Array.from({ length: 5 }, () => opened.client())
    const codes = await Promise.all(clients.map((client) => codeOf(exchange(client, tokenOf(there)))))
    expect(codes.toSorted()).toEqual(['0000', '40105', '40105', '40105', '40105'])
  })

  test('after fifty unknown tokens an address has to wait, another does not', async () => {
    await using opened = await openTestApp()
    const [there] = (await devices(opened, 'a')) as [TestClient]
    const guesser = opened.client({ address: '203.0.113.9' })
    for (let i = 0; i < 50; i++) expect(await codeOf(exchange(guesser, `guess${i}`))).toBe('40105')
    expect(await codeOf(exchange(guesser, tokenOf(there)))).toBe('42901')
    expect(await codeOf(exchange(opened.client(), tokenOf(there)))).toBe('0000')
    opened.pass(HOUR)
    expect(await codeOf(exchange(guesser, 'guess'))).toBe('40105')
  })
})

describe('signing out', () => {
  test('here leaves the other devices in and takes the cookie of the page off', async () => {
    await using opened = await openTestApp()
    const [here, there] = (await devices(opened, 'a', 'b')) as [TestClient, TestClient]
    expect(here.cookie('/m/')).toContain('wenjin_session=')
    await here.call('logout', { customerId: 1 })
    expect(here.cookie('/m/')).toBeUndefined()
    expect([await isIn(here), await isIn(there)]).toEqual(['40105', '0000'])
  })

  test('everywhere ends every session at once', async () => {
    await using opened = await openTestApp()
    const clients = await devices(opened, 'a', 'b', 'c')
    for (const client of clients) expect(await isIn(client)).toBe('0000')
    await clients[0]?.call('logout', { customerId: 1, everywhere: 1 })
    for (const client of clients) expect(await isIn(client)).toBe('40105')
  })
})

describe('the list of devices', () => {
  test('names each in words, the present one marked, the ended ones gone', async () => {
    await using opened = await openTestApp()
    const [, gone, here] = (await devices(opened, ANDROID, 'x', 'curl')) as [
      TestClient,
      TestClient,
      TestClient,
    ]
    await gone.call('logout', { customerId: 1 })
    const list = await here.call('getSessionList', { customerId: 1 })
    expect(list).toEqual([
      {
        sessionId: 3,
        device: '未知设备',
        createdAt: '2026-06-26T01:02:00.000Z',
        seenAt: '2026-06-26T01:02:00.000Z',
        current: 1,
      },
      {
        sessionId: 1,
        device: '安卓手机 · 微信',
        createdAt: '2026-06-26T01:00:00.000Z',
        seenAt: '2026-06-26T01:00:00.000Z',
        current: 0,
      },
    ])
  })

  test('lets one be ended, which is refused from then on', async () => {
    await using opened = await openTestApp()
    const [there, here] = (await devices(opened, 'a', 'b')) as [TestClient, TestClient]
    expect(await isIn(there)).toBe('0000')
    expect(await here.call('endSession', { customerId: 1, sessionId: 1 })).toBeNull()
    expect([await isIn(there), await isIn(here)]).toEqual(['40105', '0000'])
    expect(await here.call('endSession', { customerId: 1, sessionId: 1 })).toBeNull()
  })

  test("lets nobody end another's, whether there is one or not", async () => {
    await using opened = await openTestApp()
    const [there] = (await devices(opened, 'a')) as [TestClient]
    const here = opened.client()
    const customerId = await here.signIn(OTHER_PHONE)
    for (const sessionId of [1, 99])
      await expect(here.call('endSession', { customerId, sessionId })).rejects.toEqual(
        refusal('40301', '没有权限查看该内容'),
      )
    expect(await isIn(there)).toBe('0000')
  })
})

describe('a token that comes along at sign-in', () => {
  test('is never the new one, and its session ends', async () => {
    await using opened = await openTestApp()
    const [client] = (await devices(opened, 'a')) as [TestClient]
    const before = client.headers()
    await client.signIn(PHONE)
    expect(tokenOf(client)).not.toBe(before[TOKEN])
    const { envelope } = await send(opened.app, 'getUserInfo', { customerId: 1 }, before)
    expect(envelope?.resultCode).toBe('40105')
  })

  test('is refused when it is made up: nobody chooses a token for somebody else', async () => {
    await using opened = await openTestApp()
    const smsCode = await opened.client().askCode(PHONE)
    const params = signed('regAndLogin', { phone: PHONE, smsCode })
    const fixed = { [TOKEN]: 'a'.repeat(43) }
    expect((await send(opened.app, 'regAndLogin', params, fixed)).envelope?.resultCode).toBe('40105')
    expect((await send(opened.app, 'getUserInfo', { customerId: 1 }, fixed)).envelope?.resultCode).toBe(
      '40105',
    )
  })

  test('in a cookie counts for nothing: calls take tokens from the header alone', async () => {
    await using opened = await openTestApp()
    const [client] = (await devices(opened, 'a')) as [TestClient]
    const cookie = `wenjin_session=${tokenOf(client)}`
    const { envelope } = await send(opened.app, 'getUserInfo', { customerId: 1 }, { cookie })
    expect(envelope?.resultCode).toBe('40101')
  })
})
