import { createServer } from 'node:http'
import type { IncomingMessage, RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { CALLS } from './calls/index.ts'
import { CallError, createClient } from './client.ts'
import type { CallFunction, ClientOptions } from './client.ts'
import { signParams } from './sign.ts'
import { wireTable } from './wire-table.ts'

interface ReceivedRequest {
  readonly method: string
  readonly url: URL
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

interface Line extends AsyncDisposable {
  readonly call: CallFunction
  readonly received: ReceivedRequest[]
  /** How often the banned reaction was called. */
  readonly banned: () => number
}

/** A client on the line to a real HTTP server that answers as told. */
async function open(answer: RequestListener, options: Partial<ClientOptions> = {}): Promise<Line> {
  const received: ReceivedRequest[] = []
  const server = createServer(async (request, reply) => {
    let body = ''
    for await (const chunk of request) body += String(chunk)
    const url = new URL(request.url ?? '', 'http://localhost')
    received.push({ method: request.method ?? '', url, headers: request.headers, body })
    answer(request, reply)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  let banned = 0
  const call = createClient(
    {
      calls: wireTable(CALLS),
      base: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`,
      fetch,
      tenantId: () => 7,
      token: () => undefined,
      timeout: 60_000,
      ...options,
    },
    () => banned++,
  )
  return {
    call,
    received,
    banned: () => banned,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function say(
  body: unknown,
  status = 200,
  type = 'application/json; charset=utf-8',
  more: Readonly<Record<string, string>> = {},
): RequestListener {
  return (_request, reply) => {
    reply.writeHead(status, { 'content-type': type, ...more })
    reply.end(typeof body === 'string' ? body : JSON.stringify(body))
  }
}

const success = (data: unknown) => say({ resultCode: '0000', message: '', data })

async function failureOf(promise: Promise<unknown>): Promise<CallError> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof CallError)) throw new Error(`not a CallError: ${String(error)}`)
  return error
}

const LIST = { scoreId: 3, batchList: [] }

test('a GET travels in the query with the tenant, lists joined by commas, absent fields not at all', async () => {
  await using line = await open(success([]))
  await line.call('queryUniv', { batchId: 2, areas: [32, 33], keyword: '计算机', scoreId: undefined })
  const { method, url, body } = line.received[0]!
  expect(method).toBe('GET')
  expect(url.pathname).toBe('/api/plan/queryUniv')
  expect(Object.fromEntries(url.searchParams)).toEqual({
    batchId: '2',
    areas: '32,33',
    keyword: '计算机',
    tenantId: '7',
    paramSign: signParams(CALLS.queryUniv.signed!, { batchId: 2 }),
  })
  expect(body).toBe('')
})

test('a POST travels as a form, signed where the row says so', async () => {
  await using line = await open(success({ customerId: 1, onlineToken: 't', tokenName: 'n' }))
  await line.call('regAndLogin', { phone: '13800000000', smsCode: '123456' })
  const { headers, body, method } = line.received[0]!
  expect(method).toBe('POST')
  expect(headers['content-type']).toMatch(/^application\/x-www-form-urlencoded/)
  expect(Object.fromEntries(new URLSearchParams(body))).toEqual({
    phone: '13800000000',
    smsCode: '123456',
    tenantId: '7',
    paramSign: 'fa4fd14132cd1655eb8abca3f82cc963',
  })
})

test('a JSON call travels as JSON, null kept', async () => {
  await using line = await open(success({}))
  await line.call('saveReport', { ...LIST, reportMainId: null })
  const { headers, body } = line.received[0]!
  expect(headers['content-type']).toBe('application/json')
  expect(JSON.parse(body)).toEqual({ ...LIST, reportMainId: null, tenantId: 7 })
})

test('the tenant calls carry no tenantId, and no tenant known is no tenantId', async () => {
  await using line = await open(success([]), { tenantId: () => undefined })
  await line.call('getTenantConfig', { deviceType: 2 })
  await line.call('getProvinces', {})
  expect(line.received[0]!.url.search).toBe('?deviceType=2')
  expect(line.received[1]!.url.search).toBe('')
})

test('a token goes in the header its name says', async () => {
  await using line = await open(success([]), { token: () => ({ name: 'x-online-token', value: 'abc' }) })
  await line.call('getProvinces', {})
  expect(line.received[0]!.headers['x-online-token']).toBe('abc')
})

test('a success resolves to its data', async () => {
  await using line = await open(success([{ provId: 32 }]))
  expect(await line.call('getProvinces', {})).toEqual([{ provId: 32 }])
})

test('a refusal rejects with its code, message and data', async () => {
  await using line = await open(
    say({ resultCode: '40901', message: '内容已在其他设备修改', data: { version: 3 } }),
  )
  const error = await failureOf(line.call('saveReport', LIST))
  expect(error).toMatchObject({
    code: '40901',
    message: '内容已在其他设备修改',
    status: 200,
    data: { version: 3 },
  })
})

test('a transport failure in the envelope keeps its status and wording', async () => {
  await using line = await open(
    say({ resultCode: '42901', message: '操作过于频繁，请稍后再试', data: null }, 429),
  )
  const error = await failureOf(line.call('getProvinces', {}))
  expect(error).toMatchObject({ code: '42901', status: 429, message: '操作过于频繁，请稍后再试' })
})

test('6001 with data tells of the ban and gives the data; without data it is a refused write', async () => {
  await using reading = await open(
    say({ resultCode: '6001', message: '账号已被封禁', data: { total: 0, list: [] } }),
  )
  expect(await reading.call('mainReportList', { customerId: 1 })).toEqual({ total: 0, list: [] })
  expect(reading.banned()).toBe(1)

  await using writing = await open(say({ resultCode: '6001', message: '账号已被封禁', data: null }))
  const error = await failureOf(writing.call('saveReport', LIST))
  expect(error).toMatchObject({ code: '6001', message: '账号已被封禁' })
  expect(writing.banned()).toBe(0)
})

test('a code of a newer server is told by its message', async () => {
  await using line = await open(say({ resultCode: '40999', message: '请升级后再试', data: null }))
  expect(await failureOf(line.call('getProvinces', {}))).toMatchObject({
    code: 'transport',
    message: '请升级后再试',
  })
})

test.each([
  ['a page of a Wi-Fi portal', '<html>请登录</html>', 200, 'text/html'],
  ['a page of a proxy', '<html>Bad gateway</html>', 502, 'text/html'],
  ['JSON that is no envelope', '{"error":"x"}', 500, 'application/json'],
  ['JSON null', 'null', 200, 'application/json'],
  ['a JSON cut in the middle', '{"resultCode":"0000","da', 200, 'application/json'],
  ['nothing', '', 200, 'application/json'],
])('%s is a transport failure, not an answer', async (_what, body, status, type) => {
  await using line = await open(say(body, status, type))
  const error = await failureOf(line.call('getProvinces', {}))
  expect(error).toMatchObject({ code: 'transport', status, message: '服务暂时不可用，请稍后重试' })
})

test('a download resolves to its bytes; its refusal rejects like any other', async () => {
  await using line = await open(
    say('{"PK":"bytes"}', 200, 'application/json', { 'content-disposition': 'attachment; filename="a"' }),
  )
  expect(await (await line.call('reportExport', { reportMainId: 1 })).text()).toBe('{"PK":"bytes"}')

  await using refused = await open(say({ resultCode: '40301', message: '没有权限查看该内容', data: null }))
  expect(await failureOf(refused.call('reportExport', { reportMainId: 1 }))).toMatchObject({ code: '40301' })

  await using portal = await open(say('<html>请登录</html>', 200, 'text/html'))
  expect(await failureOf(portal.call('reportExport', { reportMainId: 1 }))).toMatchObject({
    code: 'transport',
  })
})

test('no connection is a transport failure', async () => {
  const line = await open(success([]))
  await line[Symbol.asyncDispose]()
  const error = await failureOf(line.call('getProvinces', {}))
  expect(error).toMatchObject({ code: 'transport', status: 0, message: '网络连接不畅，请检查网络后重试' })
})

test('a server that does not answer in time is a transport failure', async () => {
  await using line = await open(() => {}, { timeout: 50 })
  expect(await failureOf(line.call('getProvinces', {}))).toMatchObject({ code: 'transport', status: 0 })
})

test('a body that stops in the middle is a transport failure in time, too', async () => {
  await using line = await open(
    (_request, reply) => {
      reply.writeHead(200, { 'content-type': 'application/json' })
      reply.write('{"resultCode":')
    },
    { timeout: 100 },
  )
  expect(await failureOf(line.call('getProvinces', {}))).toMatchObject({ code: 'transport', status: 0 })
})

test('a call that its signal aborts rejects with the abort, before it is sent and while its reply comes', async () => {
  await using line = await open((_request, reply) => {
    reply.writeHead(200, { 'content-type': 'application/json' })
    reply.write('{"resultCode":')
  })
  await expect(line.call('getProvinces', {}, { signal: AbortSignal.abort() })).rejects.toHaveProperty(
    'name',
    'AbortError',
  )
  expect(line.received).toHaveLength(0)

  const controller = new AbortController()
  const pending = line.call('getProvinces', {}, { signal: controller.signal })
  await expect.poll(() => line.received.length).toBe(1)
  controller.abort()
  await expect(pending).rejects.toHaveProperty('name', 'AbortError')
})
