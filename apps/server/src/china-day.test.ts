import { expect, test } from 'vitest'
import { chinaDay, chinaDayStart, secondsToChinaMidnight } from './china-day.ts'

test.each([
  ['2026-06-25T15:59:59.500Z', '2026-06-25', '2026-06-24T16:00:00.000Z', 1],
  ['2026-06-25T16:00:00Z', '2026-06-26', '2026-06-25T16:00:00.000Z', 86_400],
  ['2026-12-31T20:00:00Z', '2027-01-01', '2026-12-31T16:00:00.000Z', 72_000],
])('at %s it is %s in China', (moment, day, start, left) => {
  const now = new Date(moment)
  expect(chinaDay(now)).toBe(day)
  expect(chinaDayStart(now).toISOString()).toBe(start)
  expect(secondsToChinaMidnight(now)).toBe(left)
})
