import { expect, test } from 'vitest'
import {
  chinaClock,
  chinaDateTime,
  chinaDay,
  chinaDayStart,
  chinaDayText,
  chinaMoment,
  secondsToChinaMidnight,
} from './china.ts'

test.each([
  ['2026-06-25T15:59:59.500Z', '2026-06-25 23:59:59', '2026-06-24T16:00:00.000Z', 1],
  ['2026-06-25T16:00:00Z', '2026-06-26 00:00:00', '2026-06-25T16:00:00.000Z', 86_400],
  ['2026-12-31T20:00:00Z', '2027-01-01 04:00:00', '2026-12-31T16:00:00.000Z', 72_000],
])('at %s it is %s in China', (text, shown, start, left) => {
  const moment = new Date(text)
  expect(chinaDateTime(moment)).toBe(shown)
  expect(chinaDay(moment)).toBe(shown.slice(0, 10))
  expect(chinaDayStart(moment).toISOString()).toBe(start)
  expect(secondsToChinaMidnight(moment)).toBe(left)
})

test('a moment has the calendar and clock of China', () => {
  const moment = new Date('2026-06-04T16:05:59Z')
  expect(chinaClock(moment)).toEqual({ year: 2026, month: 6, date: 5, time: '00:05', days: 20_609 })
  expect(chinaDayText(moment)).toBe('2026年6月5日')
  expect(() => chinaClock(new Date(Number.NaN))).toThrow(RangeError)
})

test('a time of China is read to the minute, a date alone as its first moment', () => {
  expect(chinaMoment('2026-06-25')?.toISOString()).toBe('2026-06-24T16:00:00.000Z')
  for (const text of ['2026-06-25T08:30', '2026-06-25 08:30'])
    expect(chinaMoment(text)?.toISOString()).toBe('2026-06-25T00:30:00.000Z')
})

test.each(['2026-02-30', '2026-13-01', '2026-6-1', '2026-06-25 24:00', '2026-06-25 8:00', '明天', ''])(
  '%j is no time of China',
  (text) => expect(chinaMoment(text)).toBeUndefined(),
)
