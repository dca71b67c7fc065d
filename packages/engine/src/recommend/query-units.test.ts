import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { KNOTS } from '../admission/bend.ts'
import { scoreRatio } from '../admission/ratio.ts'
import { queryUnits } from './query-units.ts'
import { answerSlowly, FACETS } from './test-reference.ts'
import { plainQuery, plainSchool, plainUnit } from './test-rows.ts'
import type { SchoolRow, UnitIndexRows, UnitQuery, UnitRow } from './types.ts'
import { buildUnitIndex } from './unit-index.ts'

// Random rows and queries, of few different values, so that ties, repetitions and empty answers are frequent.

const ranks = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 1, max: 400_000 }) },
  { weight: 4, arbitrary: fc.constantFrom(1, 2, 1_000, 5_000, 20_000, 20_001, 350_000) },
  fc.double({ min: 1, max: 1e12, noNaN: true }).map((rank) => Math.round(rank * 1_000) / 1_000),
)
const cutoffs = fc.record({
  location: fc.oneof(
    fc.constantFrom(1, 2, 1_000, 5_000, 20_000, 20_001, 350_000).map(Math.log),
    fc.integer({ min: -1_000_000, max: 14_000_000 }).map((millionths) => millionths / 1e6),
  ),
  scale: fc.constantFrom(0.001, 0.08, 0.12, 0.3, 2),
  years: fc.constant([2025]),
})
/** The same with heavier tails, lopsided, for indexes of distributions that are not normal. */
const bent = cutoffs.map(({ scale, ...cutoff }) => ({
  ...cutoff,
  scale,
  bend: Float32Array.from(KNOTS, (knot) => scale * (knot < 0 ? 2 : 1) * Math.sinh(knot)),
}))
const schools: fc.Arbitrary<SchoolRow> = fc.record({
  univId: fc.nat(),
  areaId: fc.constantFrom(0, 15, 32, 45),
  features: fc.integer({ min: 0, max: 31 }),
  department: fc.integer({ min: 0, max: 4 }),
  level: fc.integer({ min: 0, max: 2 }),
  ownership: fc.integer({ min: 0, max: 2 }),
  kind: fc.integer({ min: -1, max: 3 }),
})

function unitsOf(schoolCount: number, cutoff: fc.Arbitrary<UnitRow['cutoff']>): fc.Arbitrary<UnitRow> {
  const money = fc.option(fc.constantFrom(0, 4_999, 5_000, 20_000))
  return fc.record({
    planId: fc.nat(),
    school: fc.nat({ max: schoolCount - 1 }),
    batchId: fc.constantFrom(2, 2, 2, 3),
    planType: fc.constantFrom(0, 0, 1, 6),
    requirement: fc.constantFrom(null, '', '化', '化+生', '化/生', '物+化/物+生'),
    planNum: fc.option(fc.integer({ min: 0, max: 40 })),
    feeMin: money,
    feeMax: money,
    majorClasses: fc.array(fc.constantFrom(0, 1, 2, 500, 1_023), { maxLength: 4 }),
    cutoff,
    unsettled: fc.constantFrom(false, false, false, true),
    conditions: fc.constantFrom(0, 0, 0, 1, 2, 3, 4),
  })
}

function rowsOf(maxSchools: number, maxUnits: number): fc.Arbitrary<UnitIndexRows> {
  return fc
    .tuple(
      fc.array(schools, { minLength: 1, maxLength: maxSchools }),
      fc.constantFrom(0, 0.1, 1),
      fc.constantFrom(cutoffs, bent),
    )
    .chain(([schoolRows, unknownShare, known]) => {
      const cutoff =
        unknownShare === 1 ? fc.constant(null) : unknownShare === 0 ? known : fc.option(known, { freq: 9 })
      return fc.record({
        schools: fc.constant(schoolRows),
        units: fc.array(unitsOf(schoolRows.length, cutoff), { maxLength: maxUnits, size: 'max' }),
        feeRanges: fc.constant<UnitIndexRows['feeRanges']>([
          [0, 5_000],
          [5_000, 10_000],
          [4_000, Infinity],
        ]),
        planNumRanges: fc.constant<UnitIndexRows['planNumRanges']>([
          [0, 5],
          [5, 30],
        ]),
      })
    })
}

function some(...values: number[]): fc.Arbitrary<number[]> {
  return fc.oneof(
    { weight: 6, arbitrary: fc.constant<number[]>([]) },
    fc.array(fc.constantFrom(...values), { maxLength: 2 }),
  )
}

function queriesFor(rows: UnitIndexRows): fc.Arbitrary<UnitQuery> {
  const words = Math.ceil(rows.units.length / 32)
  const masks = fc
    .uint32Array({ minLength: words, maxLength: words })
    .map((mask) => mask.map((word) => Math.imul(word + 1, 0x9e3779b1)))
  return fc.record({
    rank: ranks,
    subjects: fc.oneof(fc.constantFrom(null, 0b0001101, 0b0110010), fc.integer({ min: 0, max: 127 })),
    eligibility: fc.constantFrom<UnitQuery['eligibility']>(
      [],
      ['open', 'closed', 'toCheck', 'open'],
      ['closed', 'open', 'open', 'open', 'open'],
    ),
    batchId: fc.constantFrom(2, 2, 2, 2, 2, 2, 2, 3, 3, 9),
    filters: fc.record(
      {
        areas: some(0, 15, 32, 44),
        features: some(1, 2, 5, 6),
        departments: some(1, 3),
        levels: some(1, 2),
        ownerships: some(1, 2),
        kinds: some(0, 1, -1),
        planTypes: some(0, 1, 10),
        majorClasses: some(0, 500, 1_000),
        feeRanges: some(0, 1, 2),
        planNumRanges: some(0, 1),
        only: fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, masks),
      },
      { requiredKeys: [] },
    ),
    sections: fc.oneof(
      fc.constant([]),
      fc.subarray(['unlikely', 'reach', 'match', 'safety', 'unknown'] as const),
    ),
    sort: fc.constantFrom('probability', 'probability', 'rank', 'school'),
    descending: fc.boolean(),
    by: fc.constantFrom('school', 'unit'),
    offset: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, fc.nat({ max: 60 })),
    limit: fc.constantFrom(1, 7, 200),
  })
}

function rowsAndQueries(maxSchools: number, maxUnits: number, queries: number) {
  return rowsOf(maxSchools, maxUnits).chain((rows) =>
    fc.tuple(fc.constant(rows), fc.array(queriesFor(rows), { minLength: 1, maxLength: queries })),
  )
}

function unitAt(school: number, location: number, scale: number): UnitRow {
  return { ...plainUnit, school, cutoff: { location, scale, years: [] } }
}

describe('an answer', () => {
  test.each([
    ['a handful of units', 4, 12, 1_000],
    ['a few dozen units', 12, 70, 500],
    ['more units than fit between two checkpoints', 60, 900, 150],
    ['one school', 1, 90, 200],
  ])('is what looking at every unit would say, with %s', (_, maxSchools, maxUnits, runs) => {
    fc.assert(
      fc.property(rowsAndQueries(maxSchools, maxUnits, 12), ([rows, queries]) => {
        const index = buildUnitIndex(rows)
        for (const query of queries) expect(queryUnits(index, query)).toEqual(answerSlowly(rows, query))
      }),
      { numRuns: runs },
    )
  })

  test('does not depend on the queries before it', () => {
    fc.assert(
      fc.property(rowsAndQueries(12, 70, 8), ([rows, queries]) => {
        const index = buildUnitIndex(rows)
        const first = queries.map((query) => queryUnits(index, query))
        expect(queries.toReversed().map((query) => queryUnits(index, query))).toEqual(first.toReversed())
      }),
      { numRuns: 60 },
    )
  })

  test('gives every unit the score ratio of its chance', () => {
    fc.assert(
      fc.property(rowsAndQueries(5, 40, 3), ([rows, queries]) => {
        const index = buildUnitIndex(rows)
        for (const query of queries) {
          for (const hit of queryUnits(index, query).groups.flatMap((group) => group.hits)) {
            expect(hit.ratio ?? -1).toBeCloseTo(
              hit.probability === null ? -1 : scoreRatio(hit.probability),
              6,
            )
          }
        }
      }),
      { numRuns: 100 },
    )
  })

  test('leaves rows and query untouched', () => {
    fc.assert(
      fc.property(rowsAndQueries(5, 40, 3), ([rows, queries]) => {
        const before = structuredClone([rows, queries])
        const index = buildUnitIndex(rows)
        for (const query of queries) queryUnits(index, query)
        expect([rows, queries]).toEqual(before)
      }),
      { numRuns: 30 },
    )
  })

  test('of an index without rows is empty', () => {
    const rows: UnitIndexRows = { schools: [], units: [], feeRanges: [], planNumRanges: [] }
    const page = queryUnits(buildUnitIndex(rows), plainQuery)
    expect(page).toEqual(answerSlowly(rows, plainQuery))
    expect(page.total).toBe(0)
  })
})

describe('paging', () => {
  test('shows every matching unit once, in one order whatever the size of a page', () => {
    fc.assert(
      fc.property(rowsAndQueries(12, 150, 6), fc.integer({ min: 1, max: 40 }), ([rows, queries], limit) => {
        const index = buildUnitIndex(rows)
        for (const query of queries) {
          const whole = queryUnits(index, { ...query, offset: 0, limit: 200 })
          const paged = []
          for (let offset = 0; offset < whole.total; offset += limit) {
            paged.push(...queryUnits(index, { ...query, offset, limit }).groups)
          }
          expect(paged).toEqual(whole.groups)
          const units = paged.flatMap((group) => group.hits.map((hit) => hit.unit))
          expect(new Set(units).size).toBe(units.length)
          expect(units.length).toBe(whole.unitTotal)
        }
      }),
      { numRuns: 60 },
    )
  })

  test('by chance goes up or down with the chance, units without a cut-off last', () => {
    fc.assert(
      fc.property(rowsAndQueries(12, 150, 6), ([rows, queries]) => {
        const index = buildUnitIndex(rows)
        for (const query of queries) {
          const page = queryUnits(index, { ...query, sort: 'probability', by: 'unit', offset: 0, limit: 200 })
          const chances = page.groups.map((group) => group.hits[0]!.probability)
          const firstUnknown = chances.indexOf(null)
          const known = (firstUnknown < 0 ? chances : chances.slice(0, firstUnknown)).map(Number)
          expect(chances.slice(known.length).every((chance) => chance === null)).toBe(true)
          const direction = query.descending ? -1 : 1
          for (let i = 1; i < known.length; i++) {
            expect(direction * (known[i]! - known[i - 1]!)).toBeGreaterThanOrEqual(-1e-14)
          }
        }
      }),
      { numRuns: 60 },
    )
  })
})

describe('the order', () => {
  test('stays the same however deep the page and however many units are tied', () => {
    const deepQueries = rowsOf(40, 900).chain((rows) =>
      fc.tuple(
        fc.constant(rows),
        fc.array(queriesFor(rows), { minLength: 4, maxLength: 12 }),
        fc.array(fc.nat({ max: rows.units.length }), { minLength: 4, maxLength: 12 }),
      ),
    )
    fc.assert(
      fc.property(deepQueries, ([rows, queries, offsets]) => {
        const index = buildUnitIndex(rows)
        for (const [i, query] of queries.entries()) {
          const offset = offsets[i % offsets.length]!
          const deep: UnitQuery = { ...query, batchId: 2, subjects: null, filters: {}, offset, limit: 7 }
          expect(queryUnits(index, deep)).toEqual(answerSlowly(rows, deep))
        }
      }),
      { numRuns: 60 },
    )
  })

  test('of units with the same chance ascends by location, school and position, up or down', () => {
    const rows: UnitIndexRows = {
      schools: [plainSchool, plainSchool],
      // For rank 1 the quantile of the chance is location / scale: 2 for all but the first.
      units: [
        unitAt(1, 0.25, 0.1),
        unitAt(1, 0.6, 0.3),
        unitAt(0, 0.24, 0.12),
        unitAt(1, 0.16, 0.08),
        unitAt(0, 0.6, 0.3),
        unitAt(1, 0.16, 0.08),
      ],
      feeRanges: [],
      planNumRanges: [],
    }
    const index = buildUnitIndex(rows)
    const orderBy = (by: 'school' | 'unit', descending: boolean) =>
      queryUnits(index, { ...plainQuery, rank: 1, sort: 'probability', by, descending }).groups.map((group) =>
        group.hits.map((hit) => hit.unit),
      )
    expect(orderBy('unit', false).flat()).toEqual([3, 5, 2, 4, 1, 0])
    expect(orderBy('unit', true).flat()).toEqual([0, 3, 5, 2, 4, 1])
    expect(orderBy('school', false)).toEqual([
      [3, 5, 1, 0],
      [2, 4],
    ])
    expect(orderBy('school', true)).toEqual([
      [0, 3, 5, 1],
      [2, 4],
    ])
  })
})

describe('the counts', () => {
  test('of a facet are the units found when its value alone is chosen', () => {
    fc.assert(
      fc.property(rowsAndQueries(8, 60, 3), ([rows, queries]) => {
        const index = buildUnitIndex(rows)
        for (const query of queries) {
          const page = queryUnits(index, query)
          for (const facet of FACETS) {
            for (const [value, count] of page.facets[facet]) {
              const narrowed = { ...query, filters: { ...query.filters, [facet]: [value] } }
              expect(queryUnits(index, narrowed).unitTotal).toBe(count)
            }
          }
        }
      }),
      { numRuns: 60 },
    )
  })

  test('of a section are the units found when it alone is chosen', () => {
    fc.assert(
      fc.property(rowsAndQueries(8, 60, 3), ([rows, queries]) => {
        const index = buildUnitIndex(rows)
        for (const query of queries) {
          const { sectionCounts } = queryUnits(index, query)
          for (const section of ['unlikely', 'reach', 'match', 'safety', 'unknown'] as const) {
            expect(queryUnits(index, { ...query, sections: [section] }).unitTotal).toBe(
              sectionCounts[section],
            )
          }
        }
      }),
      { numRuns: 60 },
    )
  })
})
