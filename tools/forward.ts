import { once } from 'node:events'
import { request } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { connect, createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'

const RETRY_EVERY_MS = 100

/** A port of this machine that nobody listens on now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** Waits until something listens on a port of this machine; whether it does within the time. */
export async function isListening(port: number, within: number): Promise<boolean> {
  for (const until = performance.now() + within; ;) {
    const socket = connect(port, '127.0.0.1')
    try {
      await once(socket, 'connect')
      return true
    } catch {
      if (performance.now() > until) return false
      await setTimeout(RETRY_EVERY_MS)
    } finally {
      socket.destroy()
    }
  }
}

/**
 * Passes requests on to a server of this machine as they came, its host's name too; while it restarts they wait,
 * as many milliseconds as given. A browser that goes away ends its request there as well.
 */
export function forwardTo(
  port: number,
  within: number,
): (from: IncomingMessage, to: ServerResponse) => Promise<void> {
  return async (from, to) => {
    if (!(await isListening(port, within))) return void to.writeHead(503).end('the server does not run')
    const { method, headers, url } = from
    const onward = request({ host: '127.0.0.1', port, method, headers, path: url }, (answer) => {
      to.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(to)
    })
    onward.on('error', (error) => {
      if (!to.headersSent) to.writeHead(502)
      to.end(error.message)
    })
    to.on('close', () => onward.destroy())
    from.pipe(onward)
  }
}
