import { pageUrl } from '@wenjin/contract'
import { testDatabases } from '@wenjin/database/testing'
import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { APP, serveWechat } from '../../../carriers/wechat/test-wechat.ts'
import type { TestWechat } from '../../../carriers/wechat/test-wechat.ts'
import { wechat } from '../../../carriers/wechat/wechat.ts'
import { testKeys } from '../../../testing/carriers.ts'
import { openTestApp, send } from '../../../testing/test-app.ts'
import type { RawReply, TestApp, TestAppOptions } from '../../../testing/test-app.ts'
import { addTenantSeven, setSecrets } from '../../../testing/tenants.ts'

const MINUTE = 60_000
const PHONE = '13800000001'

interface Opened extends AsyncDisposable {
  readonly opened: TestApp
  readonly service: TestWechat
}

/** The application with a messaging app, that of tenants 0 and 7. */
async function openWithWechat(options: TestAppOptions = {}): Promise<Opened> {
  const service = await serveWechat()
  const carrier = wechat({ wechatApi: service.base, wechatOpen: 'https://open.test' })
  const opened = await openTestApp({ ...options, carriers: { wechat: carrier } })
  await addTenantSeven(opened)
  await opened.database.connection.db.updateTable('tenant').set({ appid: APP.appid }).execute()
  for (const tenantId of [0, 7]) await setSecrets(opened, tenantId, { 'wx-app-secret': APP.secret })
  return {
    opened,
    service,
    async [Symbol.asyncDispose]() {
      await opened[Symbol.asyncDispose]()
      await service[Symbol.asyncDispose]()
    },
  }
}

/** A browser: keeps the cookie that names it. */
function browser({ app }: TestApp, headers: Readonly<Record<string, string>> = {}) {
  let cookie = ''
  return async (name: Parameters<typeof send>[1], params: object, more: object = {}): Promise<RawReply> => {
    const reply = await send(app, name, params, { ...headers, ...more, ...(cookie === '' ? {} : { cookie }) })
    const [, named] = /(wenjin_device=[^;,]+)/.exec(String(reply.headers['set-cookie'] ?? '')) ?? []
    cookie = named ?? cookie
    return reply
  }
}

type Browser = ReturnType<typeof browser>

function dataOf<T extends object>({ envelope }: RawReply): T {
  if (envelope?.resultCode !== '0000') throw new Error(`refused: ${envelope?.message}`)
  return envelope.data as T
}

async function stateOf(ask: Browser, params: object = { purpose: 'login' }): Promise<string> {
  return dataOf<{ state: string }>(await ask('getOauthUrl', params)).state
}

const EXPIRED = { resultCode: '40006', message: '授权已失效，请重新进入', data: null }

describe('the configuration of sharing', () => {
  const ask = ({ app }: TestApp, url: string, more: object = {}, headers: Record<string, string> = {}) =>
    send(app, 'shareConfig', { url: encodeURIComponent(url), ...more }, { host: 'localhost', ...headers })

  test("is signed for the page's address with the ticket", async () => {
    await using both = await openWithWechat()
    const url = 'http://localhost/m/pages/my/my?tab=1&名=值'
    const reply = await ask(both.opened, url)
    const { wxConfig } = dataOf<{ wxConfig: Record<string, string | number> }>(reply)
    expect(wxConfig).toMatchObject({
      appid: APP.appid,
      timestamp: Date.parse('2026-06-26T01:00:00Z') / 1_000,
    })
    const { noncestr, timestamp, sign } = wxConfig
    const ticket = await wechat({ wechatApi: both.service.base, wechatOpen: '' }).jsapiTicket(APP)
    const text = `jsapi_ticket=${ticket}&noncestr=${noncestr}&timestamp=${timestamp}&url=${url}`
    expect(sign).toBe(createHash('sha1').update(text).digest('hex'))
    expect(noncestr).not.toBe('')
  })

  test('is refused for an address that is not of this host, or none', async () => {
    await using both = await openWithWechat()
    const addresses = [
      'https://evil.example/m/',
      'http://localhost.evil.example/m/',
      'http://localhost@evil.example/m/',
      'http://user@localhost/m/',
      'http://localhost:81/m/',
      'http://localhost/m/#top',
      'ftp://localhost/m/',
      'javascript:alert(1)',
      '/m/',
    ]
    // the last two: a sequence that is no UTF-8, and an address that is too long once it is decoded
    const encoded = [
      ...addresses.map(encodeURIComponent),
      '%E0%A4%A',
      `http://localhost/m/${'a'.repeat(2_040)}`,
    ]
    for (const url of encoded) {
      const { envelope } = await send(both.opened.app, 'shareConfig', { url }, { host: 'localhost' })
      expect([url, envelope?.resultCode]).toEqual([url, '40001'])
    }
    expect(both.service.received).toEqual([])
  })

  test('of a tenant without a messaging app, or without its secret, has texts alone', async () => {
    await using opened = await openTestApp()
    const expected = {
      wxConfig: null,
      shareConfig: {
        shareTitle: '问津志愿 · 高考志愿填报',
        shareContent: expect.stringContaining('问津志愿'),
        shareHref: 'http://localhost/m/pages/my/my',
        shareLogo: '',
      },
    }
    expect((await ask(opened, 'http://localhost/m/pages/my/my')).envelope?.data).toEqual(expected)
    await opened.database.connection.db.updateTable('tenant').set({ appid: 'wx0' }).execute()
    expect((await ask(opened, 'http://localhost/m/pages/my/my')).envelope?.data).toEqual(expected)
  })

  test("has the tenant's own texts, and leads to the page with whose link it is", async () => {
    await using opened = await openTestApp()
    const { db } = opened.database.connection
    const set = (keyEname: string, keyValue: string) => ({
      tenantId: 0,
      keyEname,
      keyValue,
      inputType: 'text' as const,
    })
    await db
      .insertInto('tenantConfig')
      .values([set('share-title', '题'), set('share_content', '文'), set('share-logo', '/files/logo.png')])
      .execute()
    const page = 'http://localhost/m/pages/my/my?cid=1&tk=secret'
    const given = { shareCode: 'a&b', fromCode: '网点 1' }
    expect((await ask(opened, page, given)).envelope?.data).toMatchObject({
      shareConfig: {
        shareTitle: '题',
        shareContent: '文',
        shareLogo: 'http://localhost/files/logo.png',
        shareHref: 'http://localhost/m/pages/my/my?shareCode=a%26b&from=%E7%BD%91%E7%82%B9+1',
      },
    })
    const client = opened.client()
    await client.signIn(PHONE)
    const { shareCode } = await db.selectFrom('customer').select('shareCode').executeTakeFirstOrThrow()
    const own = await ask(opened, 'http://localhost/elsewhere', given, client.headers())
    expect(own.envelope?.data).toMatchObject({
      shareConfig: { shareHref: `http://localhost/m/?shareCode=${shareCode}&from=%E7%BD%91%E7%82%B9+1` },
    })
  })

  test('that cannot be signed because the messaging app is away says so', async () => {
    await using both = await openWithWechat()
    await both.service[Symbol.asyncDispose]()
    const { envelope } = await ask(both.opened, 'http://localhost/m/')
    expect(envelope).toEqual({ resultCode: '40006', message: '分享配置获取失败', data: null })
  })
})

describe('coming back from the messaging app', () => {
  test('tells who it is: sealed for this tenant and browser, with where to go', async () => {
    await using both = await openWithWechat()
    const { opened, service } = both
    const ask = browser(opened, { host: 'localhost' })
    const start = await ask('getOauthUrl', { purpose: 'login', backurl: '/m/pages/my/my?a=1' })
    const { url, state } = dataOf<{ url: string; state: string }>(start)
    expect(state).toMatch(/^login[0-9a-f]{64}$/)
    const sent = new URL(url)
    expect([sent.origin, sent.hash]).toEqual(['https://open.test', '#wechat_redirect'])
    expect(Object.fromEntries(sent.searchParams)).toEqual({
      appid: APP.appid,
      redirect_uri: `http://localhost${pageUrl('wxAccess')}`,
      response_type: 'code',
      scope: 'snsapi_base',
      state,
    })
    const back = await ask('getAccessToken', { code: service.agree('openid-1'), state })
    const data = dataOf<{ openid: string }>(back)
    expect(data).toEqual({
      openid: expect.any(String),
      purpose: 'login',
      backurl: '/m/pages/my/my?a=1',
      bound: 0,
    })
    expect(JSON.stringify(data)).not.toContain('openid-1')
    const keys = await testKeys()
    const at = (minutes: number) => new Date(Date.parse('2026-06-26T01:00:00Z') + minutes * MINUTE)
    expect(await keys.open('openid', data.openid, at(9))).toEqual({
      tenantId: 0,
      openid: 'openid-1',
      device: expect.any(String),
    })
    expect(await keys.open('openid', data.openid, at(10))).toBeUndefined()
  })

  test.each(testDatabases)('is good once, also for many at once on $name', async (kind) => {
    await using both = await openWithWechat({ kind })
    const { opened, service } = both
    const ask = browser(opened)
    const state = await stateOf(ask)
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, i) => ask('getAccessToken', { code: service.agree(`o${i}`), state })),
    )
    const codes = replies.map(({ envelope }) => envelope?.resultCode).toSorted()
    expect(codes).toEqual(['0000', ...Array.from({ length: 19 }, () => '40006')])
    expect(service.count('/sns/oauth2/access_token')).toBe(1)
  })

  test('is refused with a state made up, of another browser, of another tenant, or ten minutes old', async () => {
    await using both = await openWithWechat()
    const { opened, service } = both
    const code = service.agree('openid-1')
    const mine = browser(opened)
    const state = await stateOf(mine)
    const others = browser(opened)
    await stateOf(others)
    const visitors = browser(opened)
    expect((await mine('getAccessToken', { code, state: `login${'0'.repeat(64)}` })).envelope).toEqual(
      EXPIRED,
    )
    expect((await others('getAccessToken', { code, state })).envelope).toEqual(EXPIRED)
    expect((await visitors('getAccessToken', { code, state })).envelope).toEqual(EXPIRED)
    expect((await mine('getAccessToken', { code, state }, { host: 'seven.example' })).envelope).toEqual(
      EXPIRED,
    )
    expect(service.received).toEqual([])
    // what others tried has not used it up
    expect((await mine('getAccessToken', { code, state })).envelope?.resultCode).toBe('0000')
    const old = await stateOf(mine)
    opened.pass(10 * MINUTE)
    expect((await mine('getAccessToken', { code: service.agree('o'), state: old })).envelope).toEqual(EXPIRED)
  })

  test('with a code that was used or made up is refused, with the service away it is told', async () => {
    await using both = await openWithWechat()
    const { opened, service } = both
    const ask = browser(opened)
    const code = service.agree('openid-1')
    await ask('getAccessToken', { code, state: await stateOf(ask) })
    expect((await ask('getAccessToken', { code, state: await stateOf(ask) })).envelope).toEqual(EXPIRED)
    const state = await stateOf(ask)
    await service[Symbol.asyncDispose]()
    expect((await ask('getAccessToken', { code, state })).envelope).toMatchObject({
      resultCode: '40006',
      message: '微信授权暂时无法使用，请稍后重试',
    })
  })

  test('never leads to another site, nor out of the pages', async () => {
    await using both = await openWithWechat()
    const ask = browser(both.opened)
    for (const backurl of ['https://evil.example', '//evil.example', '/\\evil.example', '/api/x']) {
      const state = await stateOf(ask, { purpose: 'login', backurl })
      const { envelope } = await ask('getAccessToken', { code: both.service.agree('o'), state })
      expect(envelope?.data).toMatchObject({ backurl: '' })
    }
  })

  test('sixty states an hour are given to an address', async () => {
    await using both = await openWithWechat()
    const ask = browser(both.opened)
    const replies = await Promise.all(
      Array.from({ length: 65 }, () => ask('getOauthUrl', { purpose: 'login' })),
    )
    const refused = replies.filter(({ envelope }) => envelope?.resultCode === '42901')
    expect(refused).toHaveLength(5)
    expect(refused[0]?.headers['retry-after']).toBe('3600')
    both.opened.pass(60 * MINUTE)
    await stateOf(ask)
  })

  test('is not to be had at a tenant without a messaging app', async () => {
    await using opened = await openTestApp()
    const none = { resultCode: '40006', message: '暂未开通微信登录', data: null }
    expect((await send(opened.app, 'getOauthUrl', { purpose: 'login' })).envelope).toEqual(none)
    expect((await send(opened.app, 'getAccessToken', { code: 'c', state: 's' })).envelope).toEqual(none)
  })
})

describe('tying the messaging app to an account', () => {
  test('is done for who is signed in, replaces the one before, and takes none from another account', async () => {
    await using both = await openWithWechat()
    const { opened, service } = both
    const { db } = opened.database.connection
    const openids = async () =>
      (await db.selectFrom('customer').select('openid').orderBy('customerId').execute()).map(
        ({ openid }) => openid,
      )
    const [first, second] = [opened.client(), opened.client({ address: '203.0.113.2' })]
    await first.signIn(PHONE)
    await second.signIn('13800000002')
    const come = async (ask: Browser, openid: string, headers: object) =>
      (
        await ask(
          'getAccessToken',
          { code: service.agree(openid), state: await stateOf(ask, { purpose: 'phone' }) },
          headers,
        )
      ).envelope
    const [a, b] = [browser(opened), browser(opened)]
    expect(await come(a, 'o1', first.headers())).toMatchObject({ data: { bound: 1, purpose: 'phone' } })
    expect(await come(b, 'o1', second.headers())).toEqual({
      resultCode: '40006',
      message: '该微信已绑定其他账号',
      data: null,
    })
    expect(await openids()).toEqual(['o1', null])
    expect(await come(a, 'o1', first.headers())).toMatchObject({ data: { bound: 1 } })
    expect(await come(a, 'o2', first.headers())).toMatchObject({ data: { bound: 1 } })
    expect(await come(b, 'o1', second.headers())).toMatchObject({ data: { bound: 1 } })
    expect(await openids()).toEqual(['o2', 'o1'])
  })

  test('is not done for a visitor, nor by signing in', async () => {
    await using both = await openWithWechat()
    const { opened, service } = both
    const client = opened.client()
    await client.signIn(PHONE)
    const ask = browser(opened)
    for (const [purpose, headers] of [
      ['phone', {}],
      ['login', client.headers()],
    ] as const) {
      const state = await stateOf(ask, { purpose })
      const { envelope } = await ask('getAccessToken', { code: service.agree('o1'), state }, headers)
      expect(envelope?.data).toMatchObject({ bound: 0, purpose })
    }
  })

  test.each(testDatabases)('of one openid by two accounts at once on $name, one has it', async (kind) => {
    await using both = await openWithWechat({ kind })
    const { opened, service } = both
    const clients = [opened.client(), opened.client({ address: '203.0.113.2' })]
    for (const [i, client] of clients.entries()) await client.signIn(`1380000000${i}`)
    const replies = await Promise.all(
      clients.map(async (client) => {
        const ask = browser(opened)
        const state = await stateOf(ask, { purpose: 'phone' })
        return ask('getAccessToken', { code: service.agree('o1'), state }, client.headers())
      }),
    )
    expect(replies.map(({ envelope }) => envelope?.resultCode).toSorted()).toEqual(['0000', '40006'])
  })
})
