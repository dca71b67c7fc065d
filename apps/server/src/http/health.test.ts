import { expect, test } from 'vitest'
import { openTestApp, send } from '../testing/test-app.ts'

test('a process with its database is alive and ready', async () => {
  await using opened = await openTestApp()
  const health = await opened.app.inject('/healthz')
  const ready = await opened.app.inject('/readyz')
  expect([health.statusCode, health.json()]).toEqual([200, { status: 'alive' }])
  expect([ready.statusCode, ready.json()]).toEqual([200, { status: 'ready' }])
})

test('a process without its database is alive, but not ready', async () => {
  await using opened = await openTestApp()
  await opened.database.connection.close()
  const ready = await opened.app.inject('/readyz')
  expect([ready.statusCode, ready.json()]).toEqual([503, { status: 'not ready' }])
  expect((await opened.app.inject('/healthz')).statusCode).toBe(200)
})

test('metrics count requests by route pattern, never by address', async () => {
  await using opened = await openTestApp()
  await send(opened.app, 'smsCode', { phone: '13800000001', type: 1 })
  await opened.app.inject('/api/made/up/by/a/scanner')
  const { statusCode, headers, payload } = await opened.app.inject('/metrics')
  expect(statusCode).toBe(200)
  expect(headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/)
  const counts = payload.split('\n').filter((line) => line.startsWith('http_request_duration_seconds_count'))
  expect(counts).toEqual([
    'http_request_duration_seconds_count{method="GET",route="/api/common/sms/smsCode",status="200"} 1',
    'http_request_duration_seconds_count{method="GET",route="none",status="404"} 1',
  ])
  expect(payload).not.toContain('13800000001')
})
