import { BATCHES, queryUnits } from '@wenjin/engine'
import { describe, expect, test } from 'vitest'
import { bookRows, lineRow, placeOf, planRow } from '../test-rows.ts'
import { buildBook } from './book.ts'

/** Far before every cut-off. */
const QUERY = {
  rank: 100,
  subjects: 0b1111111,
  eligibility: [],
  filters: {},
  sections: [],
  sort: 'rank',
  descending: false,
  by: 'unit',
  offset: 0,
  limit: 10,
} as const
const silent = planRow({ requirement: null })
const stated = {
  univId: 1,
  schoolCode: '4301',
  schoolName: null,
  groupCode: '201',
  majorName: null,
  requirement: '物+化',
}
const unitOf = (...[own]: Parameters<typeof bookRows>) =>
  buildBook(bookRows({ plans: [silent], ...own })).units[0]!

describe('a unit whose plan states no subject requirement', () => {
  const place = (requirement: string | null) => placeOf({ lines: [lineRow({ requirement })] })

  test('tells what its line of another year asked for, but does not take it for its own', () => {
    const { requirement, requirementElsewhere } = unitOf({ place: place('化') })
    expect([requirement, requirementElsewhere]).toEqual([null, '化'])
  })

  test('else what the newest other plan or list of requirements says of its code, where it says one thing', () => {
    const of = (...requirements: { readonly year: number; readonly requirement: string }[]) =>
      unitOf({ place: place(null), requirements: requirements.map((row) => ({ ...stated, ...row })) })
        .requirementElsewhere
    expect(of({ year: 2024, requirement: '物+化' }, { year: 2023, requirement: '生' })).toBe('物+化')
    expect(of({ year: 2024, requirement: '物+化' }, { year: 2024, requirement: '生' })).toBeNull()
    expect(of()).toBeNull()
  })

  test('nothing is looked for where the plan states it', () => {
    expect(
      unitOf({ plans: [planRow()], requirements: [{ ...stated, year: 2024 }] }).requirementElsewhere,
    ).toBeNull()
  })
})

test('a unit of unknown requirement is never 保', () => {
  const book = (requirement: string | null) => buildBook(bookRows({ plans: [planRow({ requirement })] }))
  const ask = (requirement: string | null) =>
    queryUnits(book(requirement).index, { ...QUERY, batchId: BATCHES.undergrad }).groups[0]!.hits[0]!
  expect(ask('化').section).toBe('safety')
  expect(ask(null)).toEqual({ ...ask('化'), section: 'match' })
})
