import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { productClock } from './clock.ts'

/** A channel to a process that started this one, which hears what is sent back. */
function openChannel() {
  const received: unknown[] = []
  return Object.assign(new EventEmitter(), { received, send: (message: unknown) => received.push(message) })
}

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-01-01T00:00:00Z') }))
afterEach(() => vi.useRealTimers())

test("without a start the product's clock is the machine's, and nobody can set it", () => {
  const channel = openChannel()
  const clock = productClock(undefined, channel)
  expect(clock()).toEqual(new Date('2026-01-01T00:00:00Z'))
  vi.advanceTimersByTime(1_500)
  expect(channel.listenerCount('message')).toBe(0)
  channel.emit('message', { clock: '2030-01-01T00:00:00Z' })
  expect(clock()).toEqual(new Date('2026-01-01T00:00:01.500Z'))
})

test('a clock that was set runs on from where it was set', () => {
  const clock = productClock(new Date('2026-06-26T01:00:00Z'), openChannel())
  expect(clock()).toEqual(new Date('2026-06-26T01:00:00Z'))
  vi.advanceTimersByTime(60_000)
  expect(clock()).toEqual(new Date('2026-06-26T01:01:00Z'))
})

test('a clock that was set can be set again, forwards and back, and says so; what is not a moment changes nothing', () => {
  const channel = openChannel()
  const clock = productClock(new Date('2026-06-26T01:00:00Z'), channel)
  for (const moment of ['2026-07-01T00:00:00Z', '2026-06-26T02:00:00Z']) {
    channel.emit('message', { clock: moment })
    expect(clock()).toEqual(new Date(moment))
  }
  vi.advanceTimersByTime(60_000)
  channel.emit('message', { clock: 'later' })
  channel.emit('message', {})
  expect(clock()).toEqual(new Date('2026-06-26T02:01:00Z'))
  expect(channel.received).toEqual([{ clock: '2026-07-01T00:00:00Z' }, { clock: '2026-06-26T02:00:00Z' }])
})
