import { expect, test } from 'vitest'
import { minimise } from './minimise.ts'

test('finds the bottom of Rosenbrock’s valley', () => {
  const found = minimise(
    ([x = 0, y = 0]) => ({
      value: (1 - x) ** 2 + 100 * (y - x * x) ** 2,
      gradient: Float64Array.of(-2 * (1 - x) - 400 * x * (y - x * x), 200 * (y - x * x)),
    }),
    Float64Array.of(-1.2, 1),
    500,
  )
  expect(found[0]).toBeCloseTo(1, 3)
  expect(found[1]).toBeCloseTo(1, 3)
})

test('stays where nothing is lower', () => {
  const start = Float64Array.of(0)
  const flat = minimise(([x = 0]) => ({ value: x * x, gradient: Float64Array.of(2 * x) }), start, 10)
  expect(flat).toEqual(start)
})
