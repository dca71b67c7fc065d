import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkRankTable } from './rank-table-check.ts'
import type { RankRow } from './rank-table-check.ts'

function row(score: number, num: number | null, rankTo: number, line = 1): RankRow {
  return { row: { line, cells: [String(score)] }, low: score, high: score, num, rankTo }
}

/** A sound table: one row a score from the top, each with at least one candidate. */
const tables = fc.array(fc.integer({ min: 1, max: 500 }), { minLength: 60, maxLength: 120 }).map((nums) => {
  let cumulative = 0
  return nums.map((num, i) => row(700 - i, num, (cumulative += num)))
})

test('a sound table is kept whole, in whatever order its rows come', () => {
  fc.assert(
    fc.property(tables, fc.infiniteStream(fc.nat()), (table, order) => {
      const shuffled = table
        .map((one) => ({ one, at: order.next().value as number }))
        .toSorted((a, b) => a.at - b.at)
        .map(({ one }) => one)
      const { accepted, rejected, adjusted } = checkRankTable(shuffled)
      expect(accepted).toEqual(table)
      expect(rejected).toEqual([])
      expect(adjusted).toEqual([])
    }),
  )
})

test('one misread cumulative number costs one row, not those after it', () => {
  fc.assert(
    fc.property(tables, fc.nat(), fc.constantFrom(0, 10_000_000), (table, at, wrong) => {
      const i = 1 + (at % (table.length - 2))
      const damaged = table.with(i, { ...table[i]!, rankTo: wrong })
      const { accepted, rejected } = checkRankTable(damaged)
      expect(rejected).toEqual([{ row: damaged[i]!.row, reason: '累计人数与上下分数段矛盾' }])
      expect(accepted.length).toBe(table.length - 1)
    }),
  )
})

test('a score without candidates that is printed with one gets its zero back', () => {
  const { accepted, adjusted } = checkRankTable([row(690, 5, 5), row(689, 1, 5), row(688, 2, 7)])
  expect(accepted.map(({ num }) => num)).toEqual([5, 0, 2])
  expect(adjusted).toEqual(['无人的分数段印作有人，已改为0人'])
})

test('a number that is not printed follows from the cumulative ones', () => {
  const { accepted } = checkRankTable([row(690, null, 5), row(689, null, 12)])
  expect(accepted.map(({ num }) => num)).toEqual([5, 7])
})

test('two tables mixed into one are refused whole', () => {
  const one = Array.from({ length: 50 }, (_, i) => row(700 - i, 10, 10 * (i + 1)))
  const other = Array.from({ length: 50 }, (_, i) => row(700 - i, 11, 11 * (i + 1)))
  const { accepted, rejected } = checkRankTable([...one, ...other])
  expect(accepted).toEqual([])
  expect(rejected.length).toBe(100)
})

test('a row printed twice is one row', () => {
  const { accepted, rejected } = checkRankTable([row(690, 5, 5), row(690, 5, 5, 2), row(689, 2, 7)])
  expect(accepted.length).toBe(2)
  expect(rejected).toEqual([{ row: { line: 2, cells: ['690'] }, reason: '与表中另一行重复' }])
})
