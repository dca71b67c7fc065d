import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestApp } from '../testing/test-app.ts'
import type { TestApp } from '../testing/test-app.ts'
import { addTenantSeven, setSecrets } from '../testing/tenants.ts'
import { CALLBACK, eventXml, seal, stamp } from '../modules/messaging/qywx/test-callback.ts'

const NOW = new Date('2026-06-26T09:00:00+08:00')
const PATH = '/api/qywx/callback/7'

describe('the address that proves who we are', () => {
  test("answers the service's published example", async () => {
    await using opened = await openTestApp({ now: '2014-09-02T12:06:29Z' })
    await setSecrets(opened, 0, {
      'qywx-corpid': 'wx5823bf96d3bd56c7',
      'qywx-token': 'QDG6eK',
      'qywx-aes-key': 'jWmYm7qr5nMoAUwZRjGtBxmz3KA1tkAj3ykkR6q2B2C',
    })
    const query = new URLSearchParams({
      msg_signature: '5c45ff5e21c57e6ad56bac8758b79b1d9ac89fd3',
      timestamp: '1409659589',
      nonce: '263014780',
      echostr: 'P9nAzCzyDtyTWESHep1vC5X9xho/qYX3Zpb4yKa9SKld1DsH3Iyt3tP3zNdtp+4RPcs8TgAE7OaBO+FZXvnaqQ==',
    })
    const reply = await opened.app.inject(`/api/qywx/callback/0?${query.toString()}`)
    expect([reply.statusCode, reply.payload]).toEqual([200, '1616140317555161061'])
    expect(reply.headers['content-type']).toMatch(/^text\/plain/)
  })
})

describe('an event that is called back', () => {
  let opened: TestApp
  let customerId: number
  beforeAll(async () => {
    opened = await openTestApp()
    await addTenantSeven(opened)
    await setSecrets(opened, 7, CALLBACK)
    customerId = await opened.client({ host: 'seven.example', tenantId: 7 }).signIn('13800000001')
  })
  afterAll(() => opened[Symbol.asyncDispose]())
  beforeEach(async () => {
    const { db } = opened.database.connection
    await db.deleteFrom('serviceContact').execute()
    await db
      .insertInto('serviceContact')
      .values({ customerId, stateCode: 'state-7', configId: 'c', qrCode: 'data:' })
      .execute()
  })

  interface Sending {
    readonly path?: string
    readonly query?: URLSearchParams
    readonly type?: string
  }

  async function call(
    sealed: string,
    { path = PATH, query, type = 'text/xml' }: Sending = {},
  ): Promise<number> {
    const reply = await opened.app.inject({
      method: 'POST',
      url: `${path}?${(query ?? stamp(sealed, NOW)).toString()}`,
      headers: { 'content-type': type },
      payload: `<xml><ToUserName><![CDATA[x]]></ToUserName><Encrypt><![CDATA[${sealed}]]></Encrypt></xml>`,
    })
    if (reply.statusCode === 200) expect(reply.payload).toBe('')
    return reply.statusCode
  }

  const bound = async () => {
    const row = await opened.database.connection.db
      .selectFrom('serviceContact')
      .select(['externalUserid', 'boundAt'])
      .executeTakeFirstOrThrow()
    return row.boundAt === null ? null : row.externalUserid
  }

  test('binds the contact of its state, and dropping releases it', async () => {
    expect(await call(seal(eventXml('add_external_contact', 'wm1', 'state-7')))).toBe(200)
    expect(await bound()).toBe('wm1')
    expect(await call(seal(eventXml('del_follow_user', 'wm2')))).toBe(200)
    expect(await bound()).toBe('wm1')
    expect(await call(seal(eventXml('del_follow_user', 'wm1')))).toBe(200)
    expect(await bound()).toBeNull()
    expect(
      await call(seal(eventXml('add_half_external_contact', 'wm1', 'state-7')), { type: 'application/xml' }),
    ).toBe(200)
    expect(await bound()).toBe('wm1')
    expect(await call(seal(eventXml('del_external_contact', 'wm1')))).toBe(200)
    expect(await bound()).toBeNull()
  })

  test.each([
    ['another state', eventXml('add_external_contact', 'wm1', 'state-8')],
    ['no state', eventXml('add_external_contact', 'wm1')],
    ['another kind', eventXml('edit_external_contact', 'wm1', 'state-7')],
    [
      'another event',
      eventXml('add_external_contact', 'wm1', 'state-7').replace('change_external_contact', 'x'),
    ],
    ['nobody', eventXml('add_external_contact', '', 'state-7')],
    ['nothing', 'hello'],
  ])('of %s changes nothing and is taken', async (_, message) => {
    expect(await call(seal(message))).toBe(200)
    expect(await bound()).toBeNull()
  })

  test('that is not signed with our token, for our corpid and lately, is refused', async () => {
    const sealed = seal(eventXml('add_external_contact', 'wm1', 'state-7'))
    const right = stamp(sealed, NOW)
    const changed = (name: string, value: string) => {
      const query = new URLSearchParams(right)
      query.set(name, value)
      return query
    }
    const seconds = (n: number) => new Date(NOW.getTime() + n * 1_000)
    for (const query of [
      stamp(sealed, NOW, 'another token'),
      changed('nonce', 'x'),
      changed('timestamp', String(NOW.getTime() / 1_000 + 1)),
      changed('msg_signature', ''),
      changed('msg_signature', '0'.repeat(40)),
      new URLSearchParams(),
      new URLSearchParams([...right, ...right]),
      stamp(sealed, seconds(-601)),
      stamp(sealed, seconds(601)),
    ])
      expect(await call(sealed, { query })).toBe(403)
    const others = seal(eventXml('add_external_contact', 'wm1', 'state-7'), 'ww-other')
    expect(await call(others)).toBe(403)
    for (const text of ['', 'AAAA', Buffer.alloc(64, 3).toString('base64')])
      expect(await call(text)).toBe(403)
    expect(await bound()).toBeNull()
    expect(await call(sealed, { query: right })).toBe(200)
  })

  test('at a tenant without keys, or none, is answered 404; of another tenant it binds nobody', async () => {
    const sealed = seal(eventXml('add_external_contact', 'wm1', 'state-7'))
    for (const id of ['0', '99', '-1', '7x', '99999999999'])
      expect(await call(sealed, { path: `/api/qywx/callback/${id}` })).toBe(404)
    await setSecrets(opened, 0, CALLBACK)
    await expect.poll(() => call(sealed, { path: '/api/qywx/callback/0' }), { timeout: 10_000 }).toBe(200)
    expect(await bound()).toBeNull()
  })

  test('that is too large, or no XML, is refused', async () => {
    expect(await call('A'.repeat(70_000))).toBe(413)
    expect(await call('AAAA', { type: 'application/json' })).toBe(400)
  })
})
