import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { SERVING_OVERLOAD } from './overload.ts'
import { openTestApp, send } from '../testing/test-app.ts'

test('more calls a minute than allowed from one address answer 429 and when to come again', async () => {
  await using opened = await openTestApp({ app: { callsPerMinute: 3 } })
  const { app } = opened
  for (let i = 0; i < 3; i++) expect((await send(app, 'getTenantInfo', {})).status).toBe(200)
  const { status, headers, envelope } = await send(app, 'getProvinces', {})
  expect(status).toBe(429)
  expect(envelope).toEqual({ resultCode: '42901', message: '操作过于频繁，请稍后再试', data: null })
  expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60)
  expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
})

test('calls of another address, health and metrics are not counted with them', async () => {
  await using opened = await openTestApp({ app: { callsPerMinute: 1 } })
  const { app } = opened
  await send(app, 'getTenantInfo', {})
  expect((await send(app, 'getTenantInfo', {})).status).toBe(429)
  const elsewhere = await app.inject({ url: '/api/tenant/getTenantInfo', remoteAddress: '10.0.0.1' })
  expect(elsewhere.statusCode).toBe(200)
  for (const url of ['/healthz', '/readyz', '/metrics']) expect((await app.inject(url)).statusCode).toBe(200)
})

test('behind a trusted proxy the address is the one the proxy names, otherwise nobody may name one', async () => {
  await using trusting = await openTestApp({ app: { callsPerMinute: 1, trustProxy: '127.0.0.1' } })
  await using direct = await openTestApp({ app: { callsPerMinute: 1 } })
  const statuses = async ({ app }: typeof direct) => {
    const codes = []
    for (const client of ['203.0.113.1', '203.0.113.2']) {
      const headers = { 'x-forwarded-for': client }
      codes.push((await app.inject({ url: '/api/tenant/getTenantInfo', headers })).statusCode)
    }
    return codes
  }
  expect(await statuses(trusting)).toEqual([200, 200])
  expect(await statuses(direct)).toEqual([200, 429])
})

test('an overloaded process answers calls with 503 in the envelope and stays alive', async () => {
  await using opened = await openTestApp({ app: { overload: { delay: 60_000, heapBytes: 1 } } })
  const { app } = opened
  await expect.poll(async () => (await send(app, 'getTenantInfo', {})).status, { timeout: 10_000 }).toBe(503)
  const { headers, envelope } = await send(app, 'getTenantInfo', {})
  expect(envelope).toEqual({ resultCode: '50001', message: '服务繁忙，请稍后再试', data: null })
  expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  expect((await app.inject('/healthz')).statusCode).toBe(200)
})

/** Holds the event loop, then lets it turn twice: timers first, then what waits for an answer. */
async function block(milliseconds: number): Promise<void> {
  const until = performance.now() + milliseconds
  while (performance.now() < until);
  await turn()
  await turn()
}

test('calls after a single block of the loop are answered', async () => {
  await using opened = await openTestApp({ app: { overload: SERVING_OVERLOAD } })
  const { app } = opened
  await block(1_200)
  for (let i = 0; i < 15; i++) {
    expect((await send(app, 'getTenantInfo', {})).status).toBe(200)
    await sleep(100)
  }
})

test('calls of a loop that is late again and again are turned away, and answered soon after it is not', async () => {
  await using opened = await openTestApp({ app: { overload: { ...SERVING_OVERLOAD, delay: 100 } } })
  const { app } = opened
  for (let i = 0; i < 8; i++) await block(350)
  const { status, headers } = await send(app, 'getTenantInfo', {})
  expect(status).toBe(503)
  expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  await expect.poll(async () => (await send(app, 'getTenantInfo', {})).status, { timeout: 3_000 }).toBe(200)
})
