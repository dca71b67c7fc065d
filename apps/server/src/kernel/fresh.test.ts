import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keptFresh } from './fresh.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('a value is loaded once for all who ask until it is too old', async () => {
  let loads = 0
  const read = keptFresh(1_000, async () => ++loads)
  expect(await Promise.all([read(), read(), read()])).toEqual([1, 1, 1])
  vi.advanceTimersByTime(1_000)
  expect(await read()).toBe(1)
  vi.advanceTimersByTime(1)
  expect(await Promise.all([read(), read()])).toEqual([2, 2])
})

test('a failure is told to those who asked and not kept', async () => {
  let loads = 0
  const read = keptFresh(1_000, async () => {
    if (++loads === 1) throw new Error('no connection')
    return loads
  })
  const asked = await Promise.allSettled([read(), read()])
  expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await read()).toBe(2)
})

test('a failure that comes late does not throw away the value loaded since', async () => {
  let fail = (_reason: Error): void => {}
  const loads = [
    new Promise<string>((_resolve, reject) => (fail = reject)),
    Promise.resolve('second'),
    Promise.resolve('third'),
  ]
  const read = keptFresh(1_000, () => loads.shift()!)
  const first = read()
  vi.advanceTimersByTime(1_001)
  expect(await read()).toBe('second')
  fail(new Error('no connection'))
  await expect(first).rejects.toThrow('no connection')
  expect(await read()).toBe('second')
})
