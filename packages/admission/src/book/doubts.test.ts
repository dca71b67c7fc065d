import { expect, test } from 'vitest'
import { bookRows, lineRow, placeOf, planRow, XINJIANG } from '../test-rows.ts'
import { buildBook } from './book.ts'

const doubtsOf = (lines: Parameters<typeof lineRow>[0][], requirement: string | null = '化') =>
  buildBook(
    bookRows({
      plans: [planRow({ requirement })],
      place: placeOf({ lines: lines.map((line) => lineRow(line)) }),
    }),
  ).units[0]!.doubts

test('a line of the same code with other subjects is that of another group', () => {
  expect(doubtsOf([{ requirement: '物' }]).otherGroup?.requirement).toBe('物')
  expect(doubtsOf([{ requirement: '化' }]).otherGroup).toBeNull()
  expect(doubtsOf([{ requirement: null }]).otherGroup).toBeNull()
})

test('a cut-off that moved by more than half in ln rank has jumped, and may have collapsed', () => {
  const ranks = (newest: number, before: number) =>
    doubtsOf([{ minRank: newest }, { year: 2024, minRank: before }]).jump
  expect(ranks(107_082, 29_116)).toMatchObject({ collapsed: true, before: { rank: 29_116 } })
  expect(ranks(29_116, 107_082)).toMatchObject({ collapsed: false })
  expect(ranks(16_000, 10_000)).toBeNull()
  expect(doubtsOf([{ minRank: 107_082 }]).jump).toBeNull()
})

test('a requirement is doubted where candidates choose subjects, and nowhere else', () => {
  expect([doubtsOf([{}], null).requirement, doubtsOf([{}]).requirement]).toEqual([true, false])
  const place = placeOf({ provId: XINJIANG, track: 'science', lines: [lineRow()] })
  const plans = [planRow({ requirement: null, groupCode: null, batchId: 6 })]
  for (const { doubts } of buildBook(bookRows({ place, plans })).units) expect(doubts.requirement).toBe(false)
})
