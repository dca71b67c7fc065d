import type { FacetName, SchoolRow, UnitRow, ValueRange } from './types.ts'

/** Facets a unit takes from its school, and those of its own. */
export const SCHOOL_FACETS = ['areas', 'features', 'departments', 'levels', 'ownerships', 'kinds'] as const
export const UNIT_FACETS = ['planTypes', 'feeRanges', 'planNumRanges', 'majorClasses'] as const
type SchoolFacet = (typeof SCHOOL_FACETS)[number]
type UnitFacet = (typeof UNIT_FACETS)[number]
export const FACETS: readonly FacetName[] = [...SCHOOL_FACETS, ...UNIT_FACETS]

/** Facets counted together: few combinations occur, so one addition an item counts all of them. */
export const SCHOOL_COLUMNS: readonly (readonly SchoolFacet[])[] = [
  ['areas'],
  ['kinds'],
  ['features', 'departments', 'levels', 'ownerships'],
]
export const UNIT_COLUMN: readonly UnitFacet[] = ['planTypes', 'feeRanges', 'planNumRanges']

/** Position in SCHOOL_COLUMNS of the column of each facet of SCHOOL_FACETS. */
export const COLUMN_OF_SCHOOL_FACET = SCHOOL_FACETS.map((f) =>
  SCHOOL_COLUMNS.findIndex((facets) => facets.includes(f)),
)

/** The values a school has of a facet; unknown is no value. */
export function schoolValues(school: SchoolRow, facet: SchoolFacet): readonly number[] {
  switch (facet) {
    case 'areas':
      return known(school.areaId)
    case 'features':
      return bitValues(school.features)
    case 'departments':
      return known(school.department)
    case 'levels':
      return known(school.level)
    case 'ownerships':
      return known(school.ownership)
    case 'kinds':
      return school.kind < 0 ? [] : [school.kind]
  }
}

/** The values a unit has of a facet; ranges count by their position. */
export function unitValues(
  unit: UnitRow,
  facet: UnitFacet,
  feeRanges: readonly ValueRange[],
  planNumRanges: readonly ValueRange[],
): readonly number[] {
  switch (facet) {
    case 'planTypes':
      return [unit.planType]
    case 'feeRanges':
      return rangesWith(feeRanges, unit.feeMin)
    case 'planNumRanges':
      return rangesWith(planNumRanges, unit.planNum)
    case 'majorClasses':
      return [...new Set(unit.majorClasses)]
  }
}

function known(code: number): number[] {
  return code === 0 ? [] : [code]
}

function bitValues(mask: number): number[] {
  const values: number[] = []
  for (let bit = 0; bit < 32; bit++) if ((mask & (1 << bit)) !== 0) values.push(bit + 1)
  return values
}

function rangesWith(ranges: readonly ValueRange[], value: number | null): number[] {
  if (value === null) return []
  const positions: number[] = []
  for (const [position, [low, high]] of ranges.entries())
    if (low <= value && value < high) positions.push(position)
  return positions
}

/** Numbers every value of every facet: a token. Tokens of one facet are adjacent and ascend with the value. */
export interface FacetTokens {
  /** First token of each facet, in the order of FACETS, and the number of tokens at the end. */
  readonly starts: readonly number[]
  /** Value of each token. */
  readonly values: Int32Array
  /** Token of a value, one map a facet in the order of FACETS. */
  readonly tokenOf: readonly ReadonlyMap<number, number>[]
}

/** @param valuesOf all values seen of each facet, in the order of FACETS */
export function numberTokens(valuesOf: readonly ReadonlySet<number>[]): FacetTokens {
  const starts: number[] = [0]
  const values: number[] = []
  const tokenOf: Map<number, number>[] = []
  for (const seen of valuesOf) {
    const tokens = new Map<number, number>()
    for (const value of [...seen].toSorted((a, b) => a - b)) {
      tokens.set(value, values.length)
      values.push(value)
    }
    tokenOf.push(tokens)
    starts.push(values.length)
  }
  return { starts, values: Int32Array.from(values), tokenOf }
}
