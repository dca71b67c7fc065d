import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { covers, holds, markChoices, sameContent } from './compare.ts'
import { mergeBatches } from './merge.ts'
import { choicesOf } from './choice-list.ts'
import { choice, listOf, GROUPS, MAJORS } from './testing.ts'

const lists = fc
  .uniqueArray(fc.integer({ min: 1, max: 30 }), { maxLength: 20 })
  .chain((ids) => fc.tuple(...ids.map((id) => fc.subarray([1, 2, 3, 4]).map((majors) => choice(id, majors)))))
  .map((choices) => listOf(choices))

describe('comparing two versions', () => {
  test('order, majors and obey make a difference; batch order and names do not', () => {
    const a = listOf([choice(1, [11]), choice(2)])
    expect(sameContent(a, listOf([choice(1, [11]), choice(2)], { name: '另一份' }))).toBe(true)
    expect(sameContent(a, listOf([choice(2), choice(1, [11])]))).toBe(false)
    expect(sameContent(a, listOf([choice(1, [12]), choice(2)]))).toBe(false)
    expect(sameContent(a, listOf([choice(1, [11], 0), choice(2)]))).toBe(false)
    expect(sameContent(a, listOf([]))).toBe(false)
    expect(sameContent(listOf([]), { batchList: [{ ...GROUPS, reportUnivList: [] }] })).toBe(true)
  })

  test('a list covers what it holds in the same order, and holds it in any', () => {
    const whole = listOf([choice(1), choice(2, [21]), choice(3)])
    expect(covers(whole, listOf([choice(1), choice(3)]))).toBe(true)
    expect(covers(whole, listOf([choice(3), choice(1)]))).toBe(false)
    expect(covers(whole, listOf([choice(2)]))).toBe(false)
    expect(holds(whole, listOf([choice(3), choice(1)]))).toBe(true)
    expect(holds(whole, listOf([choice(2, [21, 22])]))).toBe(false)
    expect(holds(whole, listOf([choice(4)]))).toBe(false)
  })

  test('covering both ways is being the same', () => {
    fc.assert(
      fc.property(lists, lists, (a, b) => {
        expect(covers(a, b) && covers(b, a)).toBe(sameContent(a, b))
        expect(!covers(a, b) || holds(a, b)).toBe(true)
      }),
    )
  })

  test('marks what only one has, what moved and what changed', () => {
    const mine = [choice(1), choice(2), choice(3), choice(4, [41])]
    const theirs = [choice(3), choice(1), choice(2), choice(4, [42]), choice(9)]
    const marks = (own: typeof mine, other: typeof mine) => markChoices(own, other).map(({ mark }) => mark)
    expect(marks(mine, theirs)).toEqual(['same', 'same', 'moved', 'changed'])
    expect(marks(theirs, mine)).toEqual(['moved', 'same', 'same', 'changed', 'only'])
  })

  test('a version against itself has no marks', () => {
    fc.assert(
      fc.property(lists, (list) => {
        const choices = choicesOf(list, GROUPS.batchId)
        expect(markChoices(choices, choices).every(({ mark }) => mark === 'same')).toBe(true)
      }),
    )
  })
})

describe('merging two versions', () => {
  test('keeps my order and appends what only the other has', () => {
    const merged = mergeBatches(
      listOf([choice(3), choice(1, [11])]),
      listOf([choice(1, [12]), choice(2), choice(3)]),
    )
    expect(choicesOf({ batchList: merged }, 2)).toEqual([choice(3), choice(1, [11, 12]), choice(2)])
  })

  test('a batch that only the other has comes along', () => {
    const other = { batchList: [{ ...MAJORS, batchId: 3, reportUnivList: [choice(8)] }] }
    const merged = mergeBatches(listOf([choice(1)]), other)
    expect(merged.map(({ batchId }) => batchId)).toEqual([2, 3])
  })

  test('stops at the limits of the batch', () => {
    const mine = listOf(Array.from({ length: 44 }, (_, i) => choice(i + 1)))
    const theirs = listOf([
      choice(101),
      choice(102),
      choice(
        1,
        Array.from({ length: 14 }, (_, i) => i),
      ),
    ])
    const choices = choicesOf({ batchList: mergeBatches(mine, theirs) }, 2)
    expect(choices).toHaveLength(45)
    expect(choices[44]?.planId).toBe(101)
    expect(choices[0]?.majorList).toHaveLength(12)
  })

  test('loses nothing of either version within the limits, and covers mine when majors agree', () => {
    fc.assert(
      fc.property(lists, lists, (mine, theirs) => {
        const merged = { batchList: mergeBatches(mine, theirs) }
        expect(holds(merged, mine)).toBe(true)
        expect(holds(merged, theirs)).toBe(true)
      }),
    )
  })
})
