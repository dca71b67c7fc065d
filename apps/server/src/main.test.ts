import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { addressOf, endAll, startProcess } from './testing/process.ts'

let dataDir: string

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'wenjin-main-'))
  cpSync(inject('seedFolder'), dataDir, { recursive: true })
})
afterEach(async () => {
  await endAll()
  rmSync(dataDir, { recursive: true, force: true })
})

const start = (env?: Record<string, string>) => startProcess(dataDir, env)

/** A request that the server is waiting for the body of. */
async function startedRequest(base: string): Promise<{ finish: () => Promise<string> }> {
  const { hostname, port } = new URL(base)
  const socket = connect(Number(port), hostname)
  let received = ''
  socket.on('data', (chunk) => (received += String(chunk)))
  const head = [
    'POST /api/cust/regAndLogin HTTP/1.1',
    `Host: ${hostname}`,
    'Content-Length: 17',
    'Expect: 100-continue',
  ]
  const type = 'Content-Type: application/x-www-form-urlencoded'
  socket.write(`${[...head, type].join('\r\n')}\r\n\r\n`)
  await expect.poll(() => received).toContain('100 Continue')
  return {
    async finish() {
      const ended = new Promise((resolve) => socket.once('close', resolve))
      socket.write('phone=13800000001')
      await ended
      return received
    },
  }
}

test('a process starts on its folder, serves, and at SIGTERM finishes what it is asked and leaves the folder free', async () => {
  const first = start({ CLOCK: '2026-06-26T09:00+08:00' })
  const base = await addressOf(first)
  expect((await fetch(`${base}/readyz`)).status).toBe(200)
  const sent = await fetch(`${base}/api/common/sms/smsCode?phone=13800000001&type=1`)
  expect(await sent.json()).toEqual({ resultCode: '0000', message: '', data: null })
  const [line = ''] = readFileSync(join(dataDir, 'outbox', 'sms.ndjson'), 'utf8').split('\n')
  const { at, ...message } = JSON.parse(line) as Record<string, unknown>
  expect(message).toEqual({ phone: '13800000001', type: 1, code: expect.stringMatching(/^\d{6}$/) })
  expect(at).toMatch(/^2026-06-26T01:/)

  const request = await startedRequest(base)
  first.child.kill('SIGTERM')
  const isOpen = () =>
    fetch(`${base}/healthz`).then(
      () => true,
      () => false,
    )
  await expect.poll(isOpen).toBe(false)
  expect(await request.finish()).toContain('"resultCode":"40002"')
  expect(await first.exit).toBe(0)

  const second = start()
  expect((await fetch(`${await addressOf(second)}/healthz`)).status).toBe(200)
  second.child.kill('SIGINT')
  expect(await second.exit).toBe(0)
})

test('a second process on the same folder says who has it, and the first goes on', async () => {
  const first = start()
  const base = await addressOf(first)
  const second = start()
  expect(await second.exit).toBe(1)
  expect(second.said()).toMatch(
    new RegExp(`^.* is open in process ${first.child.pid}: stop it first[^\n]*\n$`),
  )
  expect((await fetch(`${base}/readyz`)).status).toBe(200)
})

test.each([
  [
    { NODE_ENV: 'production', CLOCK: '2026-06-26T09:00+08:00' },
    'CLOCK is for rehearsal and tests and refused in production\n',
  ],
  [{ PORT: 'http' }, 'PORT=http is not a port\n'],
  [{ DATABASE_URL: 'postgres://127.0.0.1:1/none' }, 'connect ECONNREFUSED 127.0.0.1:1\n'],
])('what cannot be meant is said in one line: %j', async (env, message) => {
  const started = start(env)
  expect(await started.exit).toBe(1)
  expect(started.said()).toBe(message)
})

test('a port that is taken is said in one line', async () => {
  const first = start()
  const { port } = new URL(await addressOf(first))
  const folder = mkdtempSync(join(tmpdir(), 'wenjin-main-'))
  cpSync(inject('seedFolder'), folder, { recursive: true })
  const second = start({ PORT: port, DATA_DIR: folder })
  expect(await second.exit).toBe(1)
  expect(second.said()).toMatch(/^listen EADDRINUSE: address already in use 127\.0\.0\.1:\d+\n$/)
  rmSync(folder, { recursive: true, force: true })
})
