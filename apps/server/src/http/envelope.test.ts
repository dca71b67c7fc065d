import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { envelopeIn, openTestApp, send } from '../testing/test-app.ts'
import type { TestApp } from '../testing/test-app.ts'

let opened: TestApp
let base: string
beforeAll(async () => {
  opened = await openTestApp()
  await opened.app.listen({ port: 0, host: '127.0.0.1' })
  base = `http://127.0.0.1:${(opened.app.server.address() as AddressInfo).port}`
})
afterAll(() => opened[Symbol.asyncDispose]())

/** Sends over the real connection and expects a transport failure in the envelope. */
async function expectFailure(
  url: string,
  init: RequestInit,
  status: number,
  code: string,
  message: string,
): Promise<void> {
  const reply = await fetch(`${base}${url}`, init)
  expect(reply.status).toBe(status)
  expect(reply.headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(reply.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  expect(await reply.json()).toEqual({ resultCode: code, message, data: null })
}

const post = (body: string, type: string | undefined): RequestInit => ({
  method: 'POST',
  body: Buffer.from(body),
  headers: type === undefined ? {} : { 'content-type': type },
})
const FORM = 'application/x-www-form-urlencoded'
const JSON_TYPE = 'application/json'

describe('transport failures keep their status and come in the envelope', () => {
  test.each([
    '/api',
    '/api/',
    '/api/plan/none',
    '/api/plan/queryUniv/',
    '/api/PLAN/queryUniv',
    '/none',
    '/m/',
  ])('404 for %s, which no call has', (url) => expectFailure(url, {}, 404, '40401', '没有这个接口'))

  test.each([
    ['POST', '/api/plan/queryUniv'],
    ['GET', '/api/cust/regAndLogin'],
    ['DELETE', '/api/report/delMainReport'],
    ['PATCH', '/api/score/saveScore'],
  ])('404 for %s %s, whose method is another', (method, url) =>
    expectFailure(url, { method }, 404, '40401', '没有这个接口'),
  )

  test('a HEAD request never runs a call', async () => {
    const reply = await fetch(`${base}/api/report/delMainReport?reportMainId=1`, { method: 'HEAD' })
    expect(reply.status).toBe(404)
  })

  test.each([FORM, JSON_TYPE])('413 for a body of 20 MB as %s', (type) =>
    expectFailure(
      '/api/cust/regAndLogin',
      post('1'.repeat(20_971_520), type),
      413,
      '40001',
      '提交的内容过大',
    ),
  )

  test('413 for a body of 20 MB that does not say its length', async () => {
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        controller.enqueue(new Uint8Array(65_536).fill(49))
      },
    })
    const init = { method: 'POST', body, duplex: 'half', headers: { 'content-type': FORM } } as RequestInit
    await expectFailure('/api/cust/regAndLogin', init, 413, '40001', '提交的内容过大')
  })

  test.each(['text/plain', 'application/xml', 'multipart/form-data; boundary=x', 'nonsense'])(
    '415 for a body of %s',
    (type) => expectFailure('/api/cust/regAndLogin', post('phone=1', type), 415, '40001', '不支持的内容类型'),
  )

  test.each([
    '{"phone":',
    '',
    '{"a":1}}',
    "{'a':1}",
    '{"__proto__":{"x":1}}',
    '{"constructor":{"prototype":{"x":1}}}',
    '\u0000',
  ])('400 for what is not JSON: %j', (body) =>
    expectFailure('/api/score/saveScore', post(body, JSON_TYPE), 400, '40001', '请求内容无法识别'),
  )

  test.each(['/api/%', '/api/plan/%zz', '/m/%E0%A4%A', '/m/assets/%'])(
    '400 for the address %s, which cannot be read',
    (url) => expectFailure(url, {}, 400, '40001', '请求内容无法识别'),
  )
})

describe('bodies that are odd, but bodies', () => {
  test.each(['%', '%zz=%zz', '&&&', '=', 'phone', 'phone=1&phone=2', '\u0000\u0001', '一=二'])(
    'the form %j is refused as a parameter',
    async (body) => {
      const reply = await fetch(`${base}/api/cust/regAndLogin`, post(body, FORM))
      expect(reply.status).toBe(200)
      expect(await reply.json()).toMatchObject({ resultCode: '40002' })
    },
  )

  test.each(['[]', '5', '"text"', 'true', 'null', '[[[[[[]]]]]]', '{"score":{"toString":1,"valueOf":1}}'])(
    'the JSON %s is refused as a parameter',
    async (body) => {
      const client = opened.client({ address: '127.0.0.2' })
      await client.signIn(`1380000${String(1000 + seen++)}`)
      for (const [path, code] of [
        ['score/saveScore', '40002'],
        ['report/saveReport', '40001'],
      ] as const) {
        const { headers: type } = post(body, JSON_TYPE)
        const headers = { ...client.headers(), ...(type as Record<string, string>) }
        const reply = await fetch(`${base}/api/${path}`, { method: 'POST', body, headers })
        expect(reply.status).toBe(200)
        expect(await reply.json()).toMatchObject({ resultCode: code, data: null })
      }
    },
  )
  let seen = 0

  test('arrays nested a hundred thousand deep break nothing', async () => {
    const client = opened.client({ address: '127.0.0.3' })
    await client.signIn('13800009999')
    const body = `{"score":${'['.repeat(100_000)}${']'.repeat(100_000)}}`
    for (const path of ['score/saveScore', 'report/saveReport']) {
      const headers = { ...client.headers(), 'content-type': JSON_TYPE }
      const reply = await fetch(`${base}/api/${path}`, { method: 'POST', body, headers })
      expect(reply.status).toBe(200)
      expect(await reply.json()).toMatchObject({ resultCode: expect.stringMatching(/^4000[12]$/) })
    }
  })

  test('a long name of an unknown field is not repeated whole', async () => {
    const { envelope } = await send(
      opened.app,
      'logout',
      { customerId: 1, ['x'.repeat(10_000)]: 1 },
      await signedIn('13800008888'),
    )
    expect(envelope?.message).toBe(`多余的参数 ${'x'.repeat(40)}`)
  })
})

async function signedIn(phone: string): Promise<Record<string, string>> {
  const client = opened.client({ address: '127.0.0.4' })
  await client.signIn(phone)
  return client.headers()
}

test('a request without a Host header, as old clients send, is answered', async () => {
  const { port } = new URL(base)
  const text = await new Promise<string>((resolve, reject) => {
    let received = ''
    const socket = connect(Number(port), '127.0.0.1', () =>
      socket.write('GET /api/tenant/getTenantInfo HTTP/1.0\r\n\r\n'),
    )
    socket.on('data', (chunk) => (received += String(chunk)))
    socket.on('end', () => resolve(received))
    socket.on('error', reject)
  })
  expect(text).toMatch(/^HTTP\/1\.1 200 OK/)
  expect(envelopeIn(text.slice(text.indexOf('\r\n\r\n') + 4))?.resultCode).toBe('0000')
})

test('a failure of ours says its number and nothing else, and is logged under that number', async () => {
  const lines: string[] = []
  await using broken = await openTestApp({
    app: { logLevel: 'info', logSink: { write: (line) => lines.push(line) } },
  })
  await broken.database.connection.close()
  const { status, headers, envelope } = await send(broken.app, 'getProvinces', {})
  const id = String(headers['x-request-id'])
  expect(status).toBe(500)
  expect(envelope).toEqual({ resultCode: '50001', message: `服务异常，请稍后重试（编号 ${id}）`, data: null })
  const logged = lines.map((line) => JSON.parse(line) as { msg: string; reqId: string; err?: object })
  expect(logged.filter(({ msg }) => msg === 'unexpected')).toMatchObject([
    { reqId: id, err: { stack: expect.any(String) } },
  ])
})
