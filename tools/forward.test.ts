import { once } from 'node:events'
import { createServer } from 'node:http'
import type { RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { forwardTo, freePort } from './forward.ts'

const WITHIN = 5_000

/** A server of this machine until the test ends; its port. */
async function serve(listener: RequestListener, port = 0): Promise<number> {
  const server = createServer(listener).listen(port, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return (server.address() as AddressInfo).port
}

test('a request comes as it was sent, by the name of the host it was sent to, and its answer goes back', async () => {
  const behind = await serve(async (request, response) => {
    const body: string[] = []
    for await (const part of request) body.push(String(part))
    response.writeHead(201, { 'x-kept': 'yes' })
    response.end([request.method, request.url, request.headers.host, body.join('')].join(' '))
  })
  const front = await serve(forwardTo(behind, WITHIN))
  const answer = await fetch(`http://127.0.0.1:${front}/api/x?y=1`, {
    method: 'POST',
    body: 'text',
  })
  expect([answer.status, answer.headers.get('x-kept')]).toEqual([201, 'yes'])
  expect(await answer.text()).toBe(`POST /api/x?y=1 127.0.0.1:${front} text`)
})

test('a request waits for a server that is about to listen', async () => {
  const port = await freePort()
  const front = await serve(forwardTo(port, WITHIN))
  const answer = fetch(`http://127.0.0.1:${front}/`)
  await serve((_request, response) => response.end('late'), port)
  expect(await (await answer).text()).toBe('late')
})

test('a server that does not come is said not to run', async () => {
  const front = await serve(forwardTo(await freePort(), 50))
  const answer = await fetch(`http://127.0.0.1:${front}/`)
  expect([answer.status, await answer.text()]).toEqual([503, 'the server does not run'])
})

test('a browser that goes away ends its request behind as well', async () => {
  const ended = Promise.withResolvers<boolean>()
  const behind = await serve((_request, response) => {
    response.on('close', () => ended.resolve(response.writableFinished))
    response.write('begun')
  })
  const front = await serve(forwardTo(behind, WITHIN))
  const leaving = new AbortController()
  await fetch(`http://127.0.0.1:${front}/`, { signal: leaving.signal })
  leaving.abort()
  expect(await ended.promise).toBe(false)
})
