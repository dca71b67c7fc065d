import { LINE_LEVELS } from '@wenjin/database/schema/tables'
import type { AskedUnit, LineRow } from '@wenjin/database/queries/admission/unit-rows'
import { MODEL_YEARS } from '@wenjin/engine'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buildBook } from '../book/book.ts'
import { wantedUnits } from '../judge/asked-units.ts'
import { pastYear } from '../judge/past-years.ts'
import { bookRows, groupUnit, lineRow, placeOf, planRow, universityRow } from '../test-rows.ts'
import { pastUnits } from './past-units.ts'
import { chancesOf, unitsOf, YEARS_BACK } from './units-of.ts'

const YEAR = 2026
const UNIVERSITIES = new Map(
  Array.from({ length: 40 }, (_, i) => [i + 1, universityRow(i + 1, `大学${i + 1}`)]),
)

/** A made-up group with its cut-offs, the year's own first. */
interface MadeUp {
  readonly univId: number
  readonly groupCode: string
  readonly requirement: string
  readonly ranks: readonly (number | null)[]
}

const madeUp = fc.uniqueArray(
  fc.record({
    univId: fc.integer({ min: 1, max: 40 }),
    groupCode: fc.constantFrom('201', '202', '203'),
    requirement: fc.constantFrom('', '化'),
    ranks: fc.array(fc.option(fc.integer({ min: 1, max: 300_000 })), { minLength: 7, maxLength: 7 }),
  }),
  {
    minLength: 1,
    maxLength: 60,
    selector: ({ univId: universityId, groupCode }) => `${universityId} ${groupCode}`,
  },
)

const rowOf = ({ univId: universityId, groupCode, requirement }: MadeUp) => ({
  univId: universityId,
  schoolCode: `${4300 + universityId}`,
  groupCode,
  requirement,
})

/** Lines of made-up groups: one of the newest year before for each, so that the year's units are those of the years before. */
function linesOf(groups: readonly MadeUp[]): LineRow[] {
  return groups.flatMap((group) =>
    group.ranks.flatMap((rank, i) =>
      rank === null && i > 1
        ? []
        : [lineRow({ ...rowOf(group), year: YEAR - i, minRank: rank ?? 50_000, planNum: null })],
    ),
  )
}

describe('the same lines of a place and year', () => {
  test('give a unit the same chance in a book, as a past year that is judged, and when somebody asks', () => {
    fc.assert(
      fc.property(madeUp, (groups) => {
        const place = placeOf({ lines: linesOf(groups) })
        const plans = groups.map((group) => planRow({ ...rowOf(group), planNum: null }))
        const book = buildBook(bookRows({ place, plans, universities: UNIVERSITIES }))
        const asked = groups.map((group): AskedUnit => ({
          ...lineRow({ ...rowOf(group), year: YEAR }),
          provId: place.provId,
          track: place.track,
        }))
        const past = unitsOf(place, YEAR, wantedUnits(asked, YEAR))
        const answers = chancesOf(past, UNIVERSITIES)
        expect(answers).toEqual(book.units.map(({ cutoff, interval }) => ({ cutoff, interval })))
        const judged = pastYear(place, YEAR)
        expect(judged.units.map(({ facts }) => facts)).toEqual(past.facts.filter((facts) => facts !== null))
        expect(judged.units.map(({ outcome }) => Math.round(Math.exp(outcome)))).toEqual(
          groups.flatMap(({ ranks }, i) => (past.facts[i] === null ? [] : [ranks[0] ?? 50_000])),
        )
      }),
      { numRuns: 60 },
    )
  })

  test('give it whatever finer lines stand beside them', () => {
    const lines = [2025, 2024].map((year) => lineRow({ year }))
    // as a school prints its majors: under another code, beside scores that no table has
    const finer = Array.from({ length: 120 }, (_, i) =>
      lineRow({
        level: LINE_LEVELS.major,
        schoolCode: '4399',
        majorName: `专业${i}`,
        minScore: 600 - i,
        minRank: 1,
      }),
    )
    const wanted = { units: [groupUnit()], codeYear: YEAR, isWhole: true }
    const chances = [lines, [...lines, ...finer]].map((rows) =>
      chancesOf(unitsOf(placeOf({ lines: rows }), YEAR, wanted), UNIVERSITIES),
    )
    expect(chances[0]![0]!.cutoff).not.toBeNull()
    expect(chances[1]).toEqual(chances[0])
  })
})

test('a fifth year is shown, but no chance rests on it; an older one is not read', () => {
  const years = [1, MODEL_YEARS, YEARS_BACK, YEARS_BACK + 1].map((back) => YEAR - back)
  const place = placeOf({ lines: [YEAR, ...years].map((year) => lineRow({ year })) })
  const wanted = { units: [groupUnit()], codeYear: YEAR, isWhole: true }
  const past = unitsOf(place, YEAR, wanted)
  expect(past.histories[0]!.map(({ year }) => year)).toEqual([2025, 2022, 2021])
  expect(chancesOf(past, UNIVERSITIES)[0]!.cutoff!.years).toEqual([2025, 2022])
})

test('only years that may be known are', () => {
  const place = placeOf({ lines: [2025, 2024, 2023].map((year) => lineRow({ year })) })
  const wanted = { units: [groupUnit()], codeYear: YEAR, isWhole: true }
  expect(unitsOf(place, YEAR, wanted, new Set([2024])).histories[0]!.map(({ year }) => year)).toEqual([2024])
})

test('what units have in common is known however few are asked about', () => {
  const groups = Array.from({ length: 40 }, (_, i) => ({
    univId: i + 1,
    schoolCode: `${4300 + i}`,
    requirement: null,
  }))
  const lines = groups.flatMap((group, i) =>
    [2025, 2024].map((year) => lineRow({ ...group, year, minRank: (i + 1) * (year === 2025 ? 110 : 100) })),
  )
  const place = placeOf({ lines })
  const one = { units: [groupUnit(groups[20])], codeYear: YEAR, isWhole: false }
  const all = { units: groups.map((group) => groupUnit(group)), codeYear: YEAR, isWhole: true }
  const [alone] = unitsOf(place, YEAR, one).facts
  expect(pastUnits(lines, place, 2025)).toHaveLength(40)
  expect(alone!.previousMove).toBeCloseTo(Math.log(1.1), 9)
  expect(alone!.place).toBeCloseTo(unitsOf(place, YEAR, all).facts[20]!.place, 9)
})
