import fc from 'fast-check'
import { expect, test } from 'vitest'
import { majorId, unitId } from './unit-id.ts'

test('an id is a positive safe integer, whatever the key', () => {
  fc.assert(
    fc.property(fc.string(), (key) => {
      const id = unitId(key)
      expect(Number.isSafeInteger(id)).toBe(true)
      expect(id).toBeGreaterThan(0)
    }),
  )
})

// lists hold these ids, so they may never change; reckoned apart from this code
test.each([
  ['', 3347448137031109],
  ['32|physics|2026|2|0|u1|4301|201', 8209506227139638],
  ['25|combined|2026|2|0|n某某学院|1001|12|软件工程', 4587978561011507],
])('the id of "%s" stays what it is', (key, id) => {
  expect(unitId(key)).toBe(id)
})

test('a hundred thousand keys that differ by a digit share no id', () => {
  const ids = new Set<number>()
  for (let i = 0; i < 100_000; i++) ids.add(unitId(`32|physics|2026|2|0|u${i}|4301|201`))
  expect(ids.size).toBe(100_000)
})

test('the id of a major tells unit, code and name apart', () => {
  const ids = [
    majorId(1, { majorCode: '01', majorName: '数学' }),
    majorId(2, { majorCode: '01', majorName: '数学' }),
    majorId(1, { majorCode: '02', majorName: '数学' }),
    majorId(1, { majorCode: null, majorName: '数学' }),
    majorId(1, { majorCode: '01', majorName: '物理' }),
  ]
  expect(new Set(ids).size).toBe(ids.length)
})
