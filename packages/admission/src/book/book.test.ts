import { LINE_LEVELS } from '@wenjin/database/schema/tables'
import { describe, expect, test } from 'vitest'
import { buildBook } from './book.ts'
import type { BookRows, UnitBook } from './book.ts'
import type { PlaceRows } from '../link/place.ts'
import { bookRows, lineRow, placeOf, planRow, SOURCES } from '../test-rows.ts'

type Own = Partial<BookRows> & Partial<Pick<PlaceRows, 'lines' | 'sources'>>

function bookOf({ lines = [lineRow()], sources = SOURCES, ...own }: Own = {}): UnitBook {
  return buildBook(bookRows({ place: placeOf({ lines, sources }), ...own }))
}

describe('units', () => {
  test('of a planned year are those of the plan; lines are their history alone', () => {
    const book = bookOf({ lines: [lineRow(), lineRow({ groupCode: '299' })] })
    expect(book.units.map(({ groupCode }) => groupCode)).toEqual(['201'])
    expect(book.units[0]?.history).toHaveLength(1)
    expect(book.sources.map(({ source }) => source)).toEqual(['计划'])
  })

  test('of a year without a plan are those of the year before: its plan and its lines', () => {
    const book = bookOf({
      year: 2026,
      unitYear: 2025,
      planned: false,
      lines: [lineRow(), lineRow({ groupCode: '299' })],
    })
    expect(book.units.map(({ groupCode, plans }) => [groupCode, plans.length])).toEqual([
      ['201', 1],
      ['299', 0],
    ])
    expect(book.sources.map(({ source }) => source).toSorted()).toEqual(['官方投档线', '计划'].toSorted())
  })

  test('of one school are those of its best source: no major is counted twice', () => {
    const compiled = [planRow({ datasetId: 3 }), planRow({ datasetId: 3, majorName: '数学', majorCode: '1' })]
    const book = bookOf({ plans: [planRow(), ...compiled, planRow({ datasetId: 3, univId: 2 })] })
    expect(book.units.map(({ univId: universityId, planNum }) => [universityId, planNum])).toEqual([
      [1, 10],
      [2, 10],
    ])
  })

  test('have the places their plan states, else those of their line, else none', () => {
    const plans = [
      planRow(),
      planRow({ majorCode: '02', planNum: 5 }),
      planRow({ majorCode: '03', planNum: null }),
    ]
    expect(bookOf({ plans }).units[0]?.planNum).toBe(15)
    const unplanned = { year: 2026, unitYear: 2025, planned: false, plans: [] }
    expect(bookOf(unplanned).units[0]?.planNum).toBe(12)
    expect(bookOf({ ...unplanned, lines: [lineRow({ planNum: null })] }).units[0]?.planNum).toBeNull()
  })

  test('have the span of their majors’ fees', () => {
    const plans = [
      planRow({ fee: 6_000 }),
      planRow({ majorCode: '02' }),
      planRow({ majorCode: '03', fee: null }),
    ]
    expect(bookOf({ plans }).units[0]).toMatchObject({ feeMin: 5_000, feeMax: 6_000 })
    expect(bookOf({ plans: [planRow({ fee: null })] }).units[0]).toMatchObject({ feeMin: null, feeMax: null })
  })

  test('without history have no cut-off, with history an interval around it', () => {
    expect(bookOf({ lines: [] }).units[0]).toMatchObject({ cutoff: null, interval: null })
    const { interval } = bookOf().units[0] ?? {}
    expect(interval?.low).toBeLessThan(10_000)
    expect(interval?.high).toBeGreaterThan(10_000)
  })

  test('keep their id when rows come in another order, from another source or with more majors', () => {
    const plans = [planRow(), planRow({ groupCode: '202' })]
    const ids = (book: UnitBook) => book.units.map(({ planId }) => planId).toSorted((a, b) => a - b)
    const before = ids(bookOf({ plans }))
    expect(ids(bookOf({ plans: plans.toReversed() }))).toEqual(before)
    expect(ids(bookOf({ plans: [...plans, planRow({ majorCode: '07' })] }))).toEqual(before)
    expect(ids(bookOf({ plans: plans.map((row) => ({ ...row, datasetId: 3 })) }))).toEqual(before)
    expect(ids(bookOf({ plans, unitYear: 2027, year: 2027 }))).not.toEqual(before)
  })

  test('have ids of their own even where their source prints no code', () => {
    const uncoded = [planRow({ groupCode: null }), planRow({ groupCode: null, requirement: '' })]
    expect(bookOf({ plans: uncoded }).position.size).toBe(2)
  })

  test('are found by their id', () => {
    const book = bookOf({ plans: [planRow(), planRow({ groupCode: '202' })] })
    for (const [i, { planId }] of book.units.entries()) expect(book.position.get(planId)).toBe(i)
  })
})

describe('the book', () => {
  test('names the years its lines are from, newest first', () => {
    const lines = [2023, 2025, 2024].map((year) => lineRow({ year }))
    expect(bookOf({ lines }).lineYears).toEqual([2025, 2024, 2023])
  })

  test('is sample data when all its sources are', () => {
    const demo = new Map([...SOURCES].map(([id, source]) => [id, { ...source, isDemo: true }]))
    expect(bookOf({ sources: demo }).demo).toBe(true)
    expect(bookOf().demo).toBe(false)
    expect(bookOf({ plans: [] }).demo).toBe(false)
  })

  test('has its schools with the strongest first, those without a line last', () => {
    const plans = [
      planRow({ univId: null, schoolName: '新学院' }),
      planRow({ univId: 1 }),
      planRow({ univId: 2 }),
    ]
    const lines = [lineRow({ univId: 1, minRank: 20_000 }), lineRow({ univId: 2, minRank: 10_000 })]
    const { schools } = bookOf({ plans, lines })
    expect(schools.map(({ name }) => name)).toEqual(['大学2', '大学1', '新学院'])
    expect(schools.map(({ univId: universityId }) => universityId).slice(0, 2)).toEqual([2, 1])
    expect(schools[2]?.univId).toBeGreaterThan(1_000_000_000)
  })

  test('that nothing is known for is empty', () => {
    expect(bookOf({ plans: [], lines: [lineRow({ level: LINE_LEVELS.school })] }).units).toEqual([])
  })
})
