import { CALLS } from '@wenjin/contract'
import type { Call, CallName } from '@wenjin/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { HUNAN, openTestApp, send, signed } from '../testing/test-app.ts'
import type { TestApp, TestClient } from '../testing/test-app.ts'
import { samplesOf } from '../testing/samples.ts'

let opened: TestApp
let client: TestClient
let customerId: number
beforeAll(async () => {
  opened = await openTestApp()
  client = opened.client()
  customerId = await client.signIn('13800000001')
})
afterAll(() => opened[Symbol.asyncDispose]())

const rows = Object.entries(CALLS) as [CallName, Call][]

test.each(rows)("%s from another site's page does nothing, token or not", async (name, row) => {
  for (const headers of [{}, client.headers()]) {
    const reply = await send(opened.app, name, signed(name, samplesOf(row)), {
      ...headers,
      'sec-fetch-site': 'cross-site',
    })
    expect(reply.envelope).toEqual({ resultCode: '40301', message: '请在本站页面内操作', data: null })
  }
})

test('a picture of another site sends no code', async () => {
  const before = opened.outbox.length
  const { headers } = client
  for (const mode of ['no-cors', 'navigate', 'cors']) {
    const reply = await opened.app.inject({
      url: '/api/common/sms/smsCode?phone=13800000077&type=1',
      headers: { ...headers(), 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': mode },
    })
    expect(reply.json<{ resultCode: string }>().resultCode).toBe('40301')
  }
  expect(opened.outbox).toHaveLength(before)
})

test('a call of our own page, of an old browser and of a program goes through', async () => {
  for (const site of ['same-origin', 'same-site', 'none', undefined]) {
    const headers = { ...client.headers(), ...(site === undefined ? {} : { 'sec-fetch-site': site }) }
    const reply = await send(opened.app, 'updateCustomer', { customerId, name: '小明' }, headers)
    expect(reply.envelope?.resultCode).toBe('0000')
  }
})

describe('a reply lets no other site read it', () => {
  test.each(['/api/tenant/getTenantInfo', '/m/', '/healthz'])('%s', async (url) => {
    const { headers } = await opened.app.inject({ url, headers: { origin: 'https://evil.example' } })
    expect(headers['access-control-allow-origin']).toBeUndefined()
    expect(headers['cross-origin-resource-policy']).toBe('same-origin')
  })
})

const LINES = '志愿表\r\nset-cookie: a=b\r\n\r\n<script>'

test('no text of a person becomes a header', async () => {
  const { scoreId } = await client.call('saveScore', HUNAN)
  const named = await send(
    opened.app,
    'saveReport',
    { scoreId, name: LINES, batchList: [] },
    client.headers(),
  )
  expect(named.envelope?.resultCode).toBe('40001')
  const name = '志愿表\'; filename=evil.html; "x"'
  const { reportMainId: listId } = await client.call('saveReport', { scoreId, name, batchList: [] })
  const file = await opened.app.inject({
    url: `/api/report/reportExport?reportMainId=${listId}`,
    headers: client.headers(),
  })
  expect(file.headers['content-disposition']).toMatch(/^attachment; filename\*=UTF-8''[\w%.!~-]+$/)
  expect(file.headers['set-cookie']).toBeUndefined()
})

test.each(['a\r\nset-cookie: x=y', 'x'.repeat(5_000), '', '\u0000', '../../etc'])(
  'a token, a device cookie and a page cookie of %j name nobody and break nothing',
  async (text) => {
    const value = encodeURIComponent(text)
    const reply = await opened.app.inject({
      url: `/api/cust/customer/getUserInfo?customerId=${customerId}`,
      headers: { 'x-online-token': value, cookie: `wenjin_device=${value}; wenjin_session=${value}` },
    })
    expect(reply.statusCode).toBe(200)
    expect(reply.json<{ resultCode: string }>().resultCode).toMatch(/^4010[15]$/)
    expect(reply.headers['set-cookie']).toBeUndefined()
  },
)
