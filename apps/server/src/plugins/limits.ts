import rateLimit from '@fastify/rate-limit'
import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import { getHeapStatistics } from 'node:v8'

/** From when the process is overloaded: calls are refused, so that those it answers are answered in time. */
export interface Overload {
  /** Mean wait for the event loop over a second, in milliseconds. */
  readonly delay: number
  readonly heapBytes: number
}

/** Building the book of a large province holds the line for a second or two; only a longer wait is overload. */
const MOST_DELAY = 5_000
const HEAP_SHARE = 0.9

export const SERVING_OVERLOAD: Overload = {
  delay: MOST_DELAY,
  heapBytes: HEAP_SHARE * getHeapStatistics().heap_size_limit,
}

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
  if (overload !== undefined)
    await app.register(underPressure, {
      maxEventLoopDelay: overload.delay,
      maxHeapUsedBytes: overload.heapBytes,
    })
}
