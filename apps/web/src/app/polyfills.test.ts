import { afterEach, describe, expect, test } from 'vitest'
import { addMissing } from './polyfills.ts'

const places = [
  [Object, 'hasOwn'],
  [Array.prototype, 'at'],
  [Array.prototype, 'findLast'],
  [Array.prototype, 'toSorted'],
  [String.prototype, 'replaceAll'],
  [Map, 'groupBy'],
] as const
const own = places.map(([target, name]) => Object.getOwnPropertyDescriptor(target, name))

function putBack(): void {
  for (const [i, [target, name]] of places.entries()) Object.defineProperty(target, name, own[i] ?? {})
}

afterEach(putBack)

/** Runs the uses in a library that lacks them and gets what was added. */
function withAdded<T>(use: () => T): T {
  for (const [target, name] of places) Reflect.deleteProperty(target, name)
  addMissing()
  const result = use()
  putBack()
  return result
}

const uses = (): unknown => [
  Object.hasOwn({ a: 1 }, 'a'),
  Object.hasOwn({ a: 1 }, 'toString'),
  [1, 2, 3].at(-1),
  [1, 2, 3].at(0),
  [1, 2, 3].at(7),
  [1, 2, 3, 4].findLast((n) => n % 2 === 1),
  [1, 3].findLast((n) => n % 2 === 0),
  [3, 1, 2].toSorted(),
  [3, 10, 2].toSorted((a, b) => a - b),
  'a.b.c'.replaceAll('.', '$$'),
  'a1b2'.replaceAll(/\d/g, (digit) => `<${digit}>`),
  [...Map.groupBy([1, 2, 3, 4], (n) => (n % 2 === 0 ? 'even' : 'odd'))],
]

describe('what old browsers lack', () => {
  test('is added and does what the language says', () => {
    expect(withAdded(uses)).toEqual(uses())
  })

  test('toSorted leaves the array as it was', () => {
    const numbers = [3, 1, 2]
    withAdded(() => numbers.toSorted())
    expect(numbers).toEqual([3, 1, 2])
  })

  test('what the browser has is left alone', () => {
    addMissing()
    expect(Object.getOwnPropertyDescriptor(Array.prototype, 'at')).toEqual(own[1])
  })
})
