import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { productClock } from './clock.ts'

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-01-01T00:00:00Z') }))
afterEach(() => vi.useRealTimers())

test("without a start the product's clock is the machine's", () => {
  const clock = productClock(undefined)
  expect(clock()).toEqual(new Date('2026-01-01T00:00:00Z'))
  vi.advanceTimersByTime(1_500)
  expect(clock()).toEqual(new Date('2026-01-01T00:00:01.500Z'))
})

test('a clock that was set runs on from where it was set', () => {
  const clock = productClock(new Date('2026-06-26T01:00:00Z'))
  expect(clock()).toEqual(new Date('2026-06-26T01:00:00Z'))
  vi.advanceTimersByTime(60_000)
  expect(clock()).toEqual(new Date('2026-06-26T01:01:00Z'))
})
