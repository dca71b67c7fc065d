import { expect, test } from 'vitest'
import { FEE_RANGES, PLAN_NUM_RANGES, rangeText } from './ranges.ts'

test('a range travels with a comma, open at its end where it has none', () => {
  expect(rangeText([0, 5_000])).toBe('0,5000')
  expect(rangeText([40_000, Infinity])).toBe('40000,')
})

test.each([
  ['fees', FEE_RANGES, 0],
  ['places', PLAN_NUM_RANGES, 1],
] as const)('the ranges of %s follow one another without a gap', (_what, ranges, from) => {
  expect(ranges[0][0]).toBe(from)
  for (const [i, [low]] of ranges.slice(1).entries()) expect(low).toBe(ranges[i]?.[1])
  expect(ranges.at(-1)?.[1]).toBe(Infinity)
})
