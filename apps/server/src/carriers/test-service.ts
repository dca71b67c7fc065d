import { createServer } from 'node:http'
import type { IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A request that a stand-in got. */
export interface ReceivedRequest {
  readonly method: string
  /** Path without query, as it came. */
  readonly path: string
  readonly query: URLSearchParams
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

export interface Answer {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Buffer
}

/** An HTTP service on this machine that stands in for one of the outside world. */
export interface TestService extends AsyncDisposable {
  /** http://127.0.0.1:port */
  readonly base: string
  readonly port: number
  /** What it got so far. */
  readonly received: readonly ReceivedRequest[]
}

/** Serves on a free port; `answer` resolving to undefined leaves the request without an answer. */
export async function serveTest(
  answer: (received: ReceivedRequest) => Answer | undefined | Promise<Answer | undefined>,
): Promise<TestService> {
  const received: ReceivedRequest[] = []
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const [path = '', query = ''] = (request.url ?? '').split('?')
    const one = {
      method: request.method ?? '',
      path,
      query: new URLSearchParams(query),
      headers: request.headers,
      body: Buffer.concat(parts),
    }
    received.push(one)
    const given = await answer(one)
    if (given !== undefined) response.writeHead(given.status ?? 200, given.headers).end(given.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    base: `http://127.0.0.1:${port}`,
    port,
    received,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** An answer in JSON. */
export function json(body: object, status = 200): Answer {
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify(body),
  }
}
