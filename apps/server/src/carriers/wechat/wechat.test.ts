import { pageUrl } from '@wenjin/contract'
import { describe, expect, test } from 'vitest'
import { json, serveTest } from '../test-service.ts'
import { WechatRefusal } from './index.ts'
import { APP, LIFE, serveWechat } from './test-wechat.ts'
import { wechat } from './wechat.ts'

const STABLE = '/cgi-bin/stable_token'
const TICKET = '/cgi-bin/ticket/getticket'

const at = (base: string, now?: () => number) =>
  wechat({ wechatApi: base, wechatOpen: 'https://open.test' }, now)

describe('where a person is sent', () => {
  test('is the authorisation page, base scope, with what it needs escaped', () => {
    const url = at('').authorizeUrl('wx1', `https://a.test${pageUrl('wxAccess')}?x=1&y=2`, 'phone0a')
    expect(url).toBe(
      'https://open.test/connect/oauth2/authorize?appid=wx1' +
        '&redirect_uri=https%3A%2F%2Fa.test%2Fm%2Fpages%2Flogin%2FwxAccess%3Fx%3D1%26y%3D2' +
        '&response_type=code&scope=snsapi_base&state=phone0a#wechat_redirect',
    )
  })
})

describe('a code', () => {
  test('tells who it is of, once', async () => {
    await using service = await serveWechat()
    const code = service.agree('openid-1')
    expect(await at(service.base).openidOf(APP, code)).toBe('openid-1')
    await expect(at(service.base).openidOf(APP, code)).rejects.toThrow(WechatRefusal)
  })

  test('that is made up is refused; our own mistakes are failures, without the secret', async () => {
    await using service = await serveWechat()
    await expect(at(service.base).openidOf(APP, 'made up')).rejects.toThrow(WechatRefusal)
    const code = service.agree('openid-1')
    for (const app of [
      { ...APP, secret: 'not the secret' },
      { ...APP, appid: 'wx-nobody' },
    ]) {
      const failure = await at(service.base)
        .openidOf(app, code)
        .catch((error: Error) => error)
      expect(failure).toMatchObject({
        name: 'CarrierFailure',
        message: expect.stringMatching(/401(25)|40013/),
      })
      expect(String((failure as Error).stack)).not.toMatch(/not the secret|secret of the test/)
    }
  })

  test.each([
    ['an error page', { status: 502, body: '<html></html>' }],
    ['no JSON', { body: 'hello' }],
    ['JSON that is no object', { body: '7' }],
    ['nothing in it', json({})],
  ])('that is answered with %s is a failure', async (_, answer) => {
    await using service = await serveTest(() => answer)
    await expect(at(service.base).openidOf(APP, 'code')).rejects.toMatchObject({ name: 'CarrierFailure' })
  })

  test('that nobody answers is a failure', async () => {
    const gone = await serveWechat()
    await gone[Symbol.asyncDispose]()
    await expect(at(gone.base).openidOf(APP, 'code')).rejects.toMatchObject({
      name: 'CarrierFailure',
      code: 'ECONNREFUSED',
    })
  })
})

describe('the ticket', () => {
  test('is fetched once however many ask, and kept until shortly before its end', async () => {
    let now = 0
    await using service = await serveWechat()
    const carrier = at(service.base, () => now)
    const tickets = await Promise.all(Array.from({ length: 20 }, () => carrier.jsapiTicket(APP)))
    expect(new Set(tickets).size).toBe(1)
    now += (LIFE - 301) * 1_000
    await carrier.jsapiTicket(APP)
    expect([service.count(STABLE), service.count(TICKET)]).toEqual([1, 1])
    now += 1_000
    await carrier.jsapiTicket(APP)
    expect([service.count(STABLE), service.count(TICKET)]).toEqual([2, 2])
  })

  test('is had by another token when the one in use was made invalid elsewhere', async () => {
    let now = 0
    await using service = await serveWechat()
    const carrier = at(service.base, () => now)
    const before = await carrier.jsapiTicket(APP)
    service.spoil()
    // both have come to their end, and the service hands the spoilt token out until another is forced
    now += (LIFE - 300) * 1_000
    const after = await carrier.jsapiTicket(APP)
    expect(after).not.toBe(before)
    expect(after).toMatch(/^ticket of ./)
    expect(service.count(TICKET)).toBe(3)
  })

  test('that could not be had is asked for again the next time', async () => {
    let down = true
    await using service = await serveWechat()
    await using sometimes = await serveTest(async ({ path, query, body, method }) => {
      if (down) return { status: 503 }
      const init = method === 'POST' ? { method, body: body.toString() } : {}
      const reply = await fetch(`${service.base}${path}?${query.toString()}`, init)
      return json((await reply.json()) as object)
    })
    const carrier = at(sometimes.base)
    await expect(carrier.jsapiTicket(APP)).rejects.toMatchObject({ code: 'HTTP 503' })
    down = false
    expect(await carrier.jsapiTicket(APP)).toMatch(/^ticket of /)
  })

  test('of an account with a wrong secret is a failure and is not asked for twice', async () => {
    await using service = await serveWechat()
    const carrier = at(service.base)
    await expect(carrier.jsapiTicket({ ...APP, secret: 'wrong' })).rejects.toMatchObject({ code: '40125' })
    expect(service.count(STABLE)).toBe(1)
  })
})
