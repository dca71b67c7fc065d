import { setInterval } from 'node:timers'
import { getHeapStatistics } from 'node:v8'

/** From when the process is overloaded: calls are refused, so that those it answers are answered in time. */
export interface Overload {
  /** Smoothed lateness of the event loop, in milliseconds. */
  readonly delay: number
  readonly heapBytes: number
}

/** Building the book of a large province holds the loop for a second or two; only a loop that is late again and again is overloaded. */
const MAX_DELAY = 1_000
const HEAP_SHARE = 0.9

export const SERVING_OVERLOAD: Overload = {
  delay: MAX_DELAY,
  heapBytes: HEAP_SHARE * getHeapStatistics().heap_size_limit,
}

/** How often the loop is asked how late it is, in milliseconds. */
const TICK = 100
/** What one tick weighs in the mean, and how much of its lateness counts, in limits: a single block reaches a quarter of the limit. */
const WEIGHT = 1 / 8
const MAX_COUNTED = 2

export interface OverloadMeasure {
  readonly overloaded: () => boolean
  readonly stop: () => void
}

/**
 * Measures overload from now on. The lateness of a timer, each tick capped at twice the limit, is smoothed exponentially
 * by ticks: one block of any length stays below the limit, six in a row of twice the limit pass it, and from the very top
 * six ticks in time (0.6 s) are back below.
 */
export function measureOverload({ delay, heapBytes }: Overload): OverloadMeasure {
  let smoothed = 0
  let heap = 0
  let expected = performance.now() + TICK
  const timer = setInterval(() => {
    const now = performance.now()
    const late = Math.min(Math.max(now - expected, 0), MAX_COUNTED * delay)
    smoothed += WEIGHT * (late - smoothed)
    heap = getHeapStatistics().used_heap_size
    expected = now + TICK
  }, TICK)
  timer.unref()
  return {
    overloaded: () => smoothed > delay || heap > heapBytes,
    stop: () => clearInterval(timer),
  }
}
