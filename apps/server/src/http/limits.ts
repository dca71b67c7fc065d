import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { measureOverload } from './overload.ts'
import type { Overload } from './overload.ts'

/** Seconds after which a call turned away for overload may come again. */
const RETRY_AFTER_SECONDS = 10

/**
 * Limits the routes that a scope registers after it: calls a minute from one address (429), overload (503), each with
 * Retry-After; undefined: no such limit.
 */
export async function registerLimits(
  app: FastifyInstance,
  { callsPerMinute, overload }: { callsPerMinute: number | undefined; overload?: Overload | undefined },
): Promise<void> {
  if (callsPerMinute !== undefined)
    await app.register(rateLimit, { max: callsPerMinute, timeWindow: '1 minute' })
  if (overload === undefined) return
  const measure = measureOverload(overload)
  app.addHook('onClose', async () => measure.stop())
  app.addHook('onRequest', async (_, reply) => {
    if (!measure.overloaded()) return
    reply.header('retry-after', RETRY_AFTER_SECONDS)
    throw Object.assign(new Error('overloaded'), { statusCode: 503 })
  })
}
