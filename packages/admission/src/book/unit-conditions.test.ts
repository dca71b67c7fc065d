import { LINE_LEVELS } from '@wenjin/database/schema/tables'
import { conditionsText, PLAN_TYPES } from '@wenjin/engine'
import { expect, test } from 'vitest'
import { bookRows, lineRow, placeOf, planRow, ZHEJIANG } from '../test-rows.ts'
import { buildBook } from './book.ts'
import type { BookRows, BookUnit } from './book.ts'

function unitOf(own: Partial<BookRows>): BookUnit {
  return buildBook(bookRows(own)).units[0]!
}

function conditionsOf(own: Partial<BookRows>): string | null {
  const { conditions } = unitOf(own)
  return conditions === null ? null : conditionsText(conditions)
}

test('of a group: what all of its majors share; what some ask stays theirs', () => {
  const plans = [
    planRow({ conditions: 'household:珠海市;sex:female' }),
    planRow({ majorCode: '02', majorName: '护理学', conditions: 'household:珠海市;colour:weak' }),
  ]
  expect(conditionsOf({ plans })).toBe('household:珠海市')
  expect(unitOf({ plans }).plans.map(({ conditions }) => conditions)).toEqual(
    plans.map(({ conditions }) => conditions),
  )
  const silent = planRow({ majorCode: '03', majorName: '法学', conditions: null })
  expect(conditionsOf({ plans: [...plans, silent] })).toBe('')
})

test('of a major: what any of its rows states', () => {
  const place = placeOf({ provId: ZHEJIANG, track: 'combined' })
  const plans = [planRow({ groupCode: null, majorCode: null, conditions: 'sex:female;oral' })]
  expect(conditionsOf({ place, plans })).toBe('sex:female;oral')
})

test('without remarks this year those of the unit’s newest line count; without any nothing is known', () => {
  const plans = [planRow()]
  const past = (own: Parameters<typeof lineRow>[0]): Partial<BookRows> => ({
    plans,
    place: placeOf({ lines: [lineRow(own)] }),
  })
  expect(conditionsOf(past({ conditions: 'sex:male' }))).toBe('sex:male')
  expect(conditionsOf(past({ conditions: '' }))).toBe('')
  expect(conditionsOf(past({}))).toBeNull()
  // a line of another group is not the unit's
  expect(conditionsOf(past({ conditions: 'sex:male', groupCode: '207', requirement: '生' }))).toBeNull()
  const said = [planRow({ conditions: 'oral' })]
  expect(conditionsOf({ ...past({ conditions: 'sex:male' }), plans: said })).toBe('oral')
})

test('a group’s own line states conditions, too', () => {
  const place = placeOf({ lines: [lineRow({ conditions: 'minority' })] })
  const own = { place, planned: false, unitYear: 2025, plans: [planRow({ conditions: 'oral' })] }
  expect(conditionsOf(own)).toBe('minority;oral')
})

test('a type is proven unless it is ordinary, unnamed and far below its school', () => {
  const line = (groupCode: string, minRank: number, own = {}): ReturnType<typeof lineRow> =>
    lineRow({ groupCode, minRank, minScore: 700 - minRank / 1000, ...own })
  const lines = [line('01', 10_000), line('02', 12_000), line('03', 14_000), line('04', 40_000)]
  const bookOf = (rows: typeof lines): boolean[] =>
    buildBook(
      bookRows({ place: placeOf({ lines: rows }), planned: false, unitYear: 2025, plans: [] }),
    ).units.map(({ doubts }) => !doubts.type)
  expect(bookOf(lines)).toEqual([true, true, true, false])
  const typed = line('05', 9_000, { univId: 2, planType: PLAN_TYPES.preparatory, level: LINE_LEVELS.group })
  expect(bookOf([...lines, typed])).toEqual([true, true, true, true, true])
  // one word among many rows is no habit of naming
  const many = Array.from({ length: 300 }, (_, i) => line('01', 20_000 + i, { univId: 3 + i }))
  expect(bookOf([...lines, typed, ...many]).slice(0, 5)).toEqual([true, true, true, false, true])
})
