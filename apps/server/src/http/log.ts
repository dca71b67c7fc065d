import { LogController } from 'fastify'
import type { FastifyInstance, FastifyServerOptions } from 'fastify'

/** Where log lines go; undefined: standard output. */
export interface LogSink {
  write(line: string): void
}

/**
 * Log options: lines as JSON, none of Fastify's own about requests (they hold addresses and queries). Of an error its
 * kind and stack stay; what a driver hangs on it besides (the statement's values) would be personal data.
 */
export function logOptions(level: string, sink: LogSink | undefined): FastifyServerOptions {
  return {
    logger: { level, serializers: { err: describeError }, ...(sink === undefined ? {} : { stream: sink }) },
    logController: new LogController({ disableRequestLogging: true }),
  }
}

interface LoggedError {
  readonly type: string
  readonly message: string
  readonly stack: string
  [more: string]: unknown
}

function describeError(error: Error & { code?: unknown }): LoggedError {
  const { name, message, stack = '', code, cause } = error
  const why = cause instanceof Error ? { cause: describeError(cause) } : {}
  return { type: name, message, stack, code, ...why }
}

/** One line a request: method, route pattern, status, milliseconds; the request id is on every line of a request. */
export function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request
    const ms = Math.round(reply.elapsedTime)
    request.log.info({ method, route: routeOptions.url ?? 'none', status: reply.statusCode, ms }, 'answered')
  })
}
