import { chanceOfFiling, filingQuantile } from '../admission/chance.ts'
import { ratioAt, sectionOf } from '../admission/ratio.ts'
import { satisfies } from '../subjects/requirement.ts'
import type { Section } from '../vocab/section.ts'
import type { Openness } from '../rules/conditions-for.ts'
import type {
  FacetName,
  SchoolRow,
  UnitFilters,
  UnitIndexRows,
  UnitPage,
  UnitQuery,
  UnitRow,
} from './types.ts'

function known(code: number): number[] {
  return code === 0 ? [] : [code]
}

function within(ranges: UnitIndexRows['feeRanges'], value: number | null): number[] {
  return [...ranges.keys()].filter((i) => value !== null && ranges[i]![0] <= value && value < ranges[i]![1])
}

const VALUES: Readonly<
  Record<FacetName, (unit: UnitRow, school: SchoolRow, rows: UnitIndexRows) => readonly number[]>
> = {
  areas: (_, school) => known(school.areaId),
  features: (_, school) => [1, 2, 3, 4, 5].filter((feature) => (school.features >> (feature - 1)) % 2 === 1),
  departments: (_, school) => known(school.department),
  levels: (_, school) => known(school.level),
  ownerships: (_, school) => known(school.ownership),
  kinds: (_, school) => (school.kind === -1 ? [] : [school.kind]),
  planTypes: (unit) => [unit.planType],
  feeRanges: (unit, _, rows) => within(rows.feeRanges, unit.feeMin),
  planNumRanges: (unit, _, rows) => within(rows.planNumRanges, unit.planNum),
  majorClasses: (unit) => [...new Set(unit.majorClasses)],
}

/** Every facet, by the compiler's word. */
export const FACETS = Object.keys(VALUES) as FacetName[]

function valuesOf(rows: UnitIndexRows, unit: UnitRow, facet: FacetName): readonly number[] {
  return VALUES[facet](unit, rows.schools[unit.school]!, rows)
}

function passes(rows: UnitIndexRows, unit: UnitRow, filters: UnitFilters, facet: FacetName): boolean {
  const wanted = filters[facet] ?? []
  return wanted.length === 0 || valuesOf(rows, unit, facet).some((value) => wanted.includes(value))
}

function eligibilityOf({ conditions }: UnitRow, { eligibility }: UnitQuery): Openness {
  return conditions === 0 ? 'open' : (eligibility[conditions] ?? 'toCheck')
}

function sectionFor(unit: UnitRow, query: UnitQuery): Section | 'unknown' {
  if (unit.cutoff === null) return 'unknown'
  const section = sectionOf(chanceOfFiling(unit.cutoff, query.rank))
  const isSettled = !unit.unsettled && eligibilityOf(unit, query) === 'open'
  return section === 'safety' && !isSettled ? 'match' : section
}

/** Ascending comparison of positions in the order the query asks for. */
function orderOf(rows: UnitIndexRows, query: UnitQuery) {
  const keyOf = (unit: UnitRow) => {
    if (query.sort === 'school') return unit.school
    if (unit.cutoff === null) return 0
    if (query.sort === 'rank') return unit.cutoff.location
    return Math.max(-8, Math.min(8, filingQuantile(unit.cutoff, query.rank)))
  }
  return (a: number, b: number) => {
    const left = rows.units[a]!
    const right = rows.units[b]!
    const unknownLast = Number(left.cutoff === null) - Number(right.cutoff === null)
    const byKey = (keyOf(left) - keyOf(right)) * (query.descending ? -1 : 1)
    const byLocation =
      query.sort === 'school' ? 0 : (left.cutoff?.location ?? 0) - (right.cutoff?.location ?? 0)
    return unknownLast || byKey || byLocation || left.school - right.school || a - b
  }
}

/** The reference that queryUnits is held against: every unit looked at for every count, nothing prepared. */
export function answerSlowly(rows: UnitIndexRows, query: UnitQuery): UnitPage {
  const { rank, subjects, filters } = query
  const only = filters.only
  const open = [...rows.units.keys()].filter((position) => {
    const unit = rows.units[position]!
    const named = only === undefined || ((only[Math.floor(position / 32)]! >>> (position % 32)) & 1) === 1
    return (
      named &&
      unit.batchId === query.batchId &&
      (subjects === null || satisfies(unit.requirement, subjects)) &&
      eligibilityOf(unit, query) !== 'closed'
    )
  })
  const sections = query.sections.length > 0 ? query.sections : ['reach', 'match', 'safety', 'unknown']
  const inSection = (position: number) => sections.includes(sectionFor(rows.units[position]!, query))
  const passAll = (position: number, except?: FacetName) =>
    FACETS.every((facet) => facet === except || passes(rows, rows.units[position]!, filters, facet))

  const filtered = open.filter((position) => passAll(position))
  const sectionCounts = { unlikely: 0, reach: 0, match: 0, safety: 0, unknown: 0 }
  for (const position of filtered) sectionCounts[sectionFor(rows.units[position]!, query)]++

  const facets = {} as Record<FacetName, [number, number][]>
  for (const facet of FACETS) {
    const counts = new Map<number, number>()
    for (const position of open.filter((p) => inSection(p) && passAll(p, facet))) {
      for (const value of valuesOf(rows, rows.units[position]!, facet))
        counts.set(value, (counts.get(value) ?? 0) + 1)
    }
    facets[facet] = [...counts].toSorted((a, b) => a[0] - b[0])
  }

  const matched = filtered.filter(inSection).toSorted(orderOf(rows, query))
  const groups = new Map<number, number[]>()
  for (const position of matched) {
    const group = query.by === 'school' ? rows.units[position]!.school : position
    groups.set(group, [...(groups.get(group) ?? []), position])
  }
  return {
    total: groups.size,
    unitTotal: matched.length,
    sectionCounts,
    facets,
    groups: [...groups.values()].slice(query.offset, query.offset + query.limit).map((positions) => ({
      school: rows.units[positions[0]!]!.school,
      hits: positions.map((unit) => {
        const { cutoff } = rows.units[unit]!
        const chance = cutoff === null ? null : chanceOfFiling(cutoff, rank)
        const ratio = cutoff === null ? null : ratioAt(filingQuantile(cutoff, rank))
        return { unit, probability: chance, ratio, section: sectionFor(rows.units[unit]!, query) }
      }),
    })),
  }
}
