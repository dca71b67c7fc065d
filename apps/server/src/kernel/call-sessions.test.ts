import { CALLS } from '@wenjin/contract'
import type { Call, CallName } from '@wenjin/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, send, signed } from '../testing/test-app.ts'
import type { RawReply, TestApp } from '../testing/test-app.ts'
import { samplesOf } from '../testing/samples.ts'

const DAY = 86_400_000
const OTHER_HOST = 'seven.example'

type Headers = Readonly<Record<string, string>>

let opened: TestApp
/** Headers of one customer's token, by what has become of it. */
let tokens: Record<'expired' | 'newer' | 'signedOut' | 'otherTenant' | 'banned' | 'living', Headers>
let bannedId: number
let livingId: number

beforeAll(async () => {
  opened = await openTestApp()
  const { db } = opened.database.connection
  await db
    .insertInto('tenant')
    .values({
      tenantId: 7,
      shortName: '七',
      brandName: '七号',
      themeColor: '#ff8800',
      defaultProvince: JSON.stringify({ provId: 32, provName: '湖南' }),
      appid: null,
      disabledList: '[]',
      mallName: '商城',
    })
    .execute()
  await db.insertInto('tenantHost').values({ host: OTHER_HOST, tenantId: 7 }).execute()

  const expired = await tokenOf('13800000001')
  opened.pass(31 * DAY)
  const newer = await tokenOf('13800000002')
  for (let i = 0; i < 3; i++) {
    opened.pass(60_000)
    await tokenOf('13800000002')
  }
  const leaving = opened.client()
  const signedOut = leaving.headers.bind(leaving)
  const leavingId = await leaving.signIn('13800000003')
  const kept = signedOut()
  await leaving.call('logout', { customerId: leavingId })
  const elsewhere = opened.client({ host: OTHER_HOST, tenantId: 7 })
  await elsewhere.signIn('13800000004')
  const banned = opened.client()
  bannedId = await banned.signIn('13800000005')
  await db.updateTable('customer').set({ banStatus: 0 }).where('customerId', '=', bannedId).execute()
  opened.pass(5_000)
  const living = opened.client()
  livingId = await living.signIn('13800000007')
  tokens = {
    expired,
    newer,
    signedOut: kept,
    otherTenant: elsewhere.headers(),
    banned: banned.headers(),
    living: living.headers(),
  }
})
afterAll(() => opened[Symbol.asyncDispose]())

async function tokenOf(phone: string): Promise<Headers> {
  const client = opened.client()
  await client.signIn(phone)
  return client.headers()
}

const rows = (Object.entries(CALLS) as [CallName, Call][]).map(([name, row]) => ({ name, row }))
const customerRows = rows.filter(({ row }) => row.callers === 'customer')

function ask(
  name: CallName,
  headers: Headers,
  more: Readonly<Record<string, unknown>> = {},
): Promise<RawReply> {
  return send(opened.app, name, signed(name, { ...samplesOf(CALLS[name]), ...more }), headers)
}

function codeOf(reply: RawReply): string {
  return reply.envelope?.resultCode ?? 'a file'
}

describe.each(customerRows)('$name', ({ name, row }) => {
  test.each([
    ['expired', '40103', '登录已过期，请重新登录'],
    ['newer', '40104', '账号已在其他设备登录，请重新登录'],
    ['signedOut', '40105', '登录已失效，请重新登录'],
    ['otherTenant', '40105', '登录已失效，请重新登录'],
  ] as const)('to a token that is %s answers %s', async (state, code, message) => {
    const { status, envelope } = await ask(name, tokens[state])
    expect({ status, envelope }).toEqual({
      status: 200,
      envelope: { resultCode: code, message, data: null },
    })
  })

  test('of a banned customer is refused where it would change anything, and nowhere told as our fault', async () => {
    const own = 'customerId' in row.input.properties ? { customerId: bannedId } : {}
    // going out must stay possible, but this session is still needed here
    if (row.path.includes('logout') || row.path.includes('delAccount')) return
    const reply = await ask(name, tokens.banned, own)
    if (row.refusesBanned) expect(reply.envelope).toMatchObject({ resultCode: '6001', data: null })
    else expect(['0000', ...row.errors, 'a file']).toContain(codeOf(reply))
    expect(reply.status).toBe(200)
  })
})

describe.each(rows)('$name', ({ name, row }) => {
  test('sent again and again, also at once, stays within its codes', async () => {
    if (row.path.includes('logout') || row.path.includes('delAccount')) return
    const own = 'customerId' in row.input.properties ? { customerId: livingId } : {}
    const listed = new Set(['0000', 'a file', ...row.errors])
    const once = await ask(name, tokens.living, own)
    const again = await ask(name, tokens.living, own)
    const together = await Promise.all(Array.from({ length: 5 }, () => ask(name, tokens.living, own)))
    for (const reply of [once, again, ...together]) {
      expect(reply.status).toBe(200)
      expect(listed).toContain(codeOf(reply))
    }
  })
})
