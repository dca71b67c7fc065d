import { countBits, gatherBits, keepBits } from './bits.ts'
import type { OpenUnits } from './batch-index.ts'
import type { Column } from './column.ts'
import { tallyClasses, tallyItems } from './column.ts'
import { countSchools } from './count-schools.ts'
import { COLUMN_OF_SCHOOL_FACET, FACETS, SCHOOL_FACETS, UNIT_FACETS } from './facet-values.ts'
import type { FacetTokens } from './facet-values.ts'
import type { Run } from './run.ts'
import { passFilters } from './select-units.ts'
import type { ActiveFilters } from './select-units.ts'
import type { Scratch } from './scratch.ts'
import { tallyRows } from './token-rows.ts'
import type { FacetName, UnitPage } from './types.ts'

/**
 * Counts the matching units per value of the school facets into scratch.tokenCounts; returns the number of schools with
 * matching units. A school that fails one filter only counts for that filter's facet.
 * @param matchedCount number of units in scratch.matched
 */
export function countSchoolFacets(
  run: Run,
  tokens: FacetTokens,
  active: ActiveFilters,
  matchedCount: number,
): number {
  const { batch, scratch } = run
  const { schoolFails, schoolIds, step, chosen, matched } = scratch
  const all = tokens.values.length
  if (active.school === 0) {
    const listed = countSchools(batch, scratch, matched, matchedCount)
    for (const column of batch.schoolColumns) tallySchools(column, scratch, schoolIds, listed, 0, all)
    return listed
  }
  passFilters(run, active, step, 0, true)
  keepBits(step, chosen, batch.wordCount)
  const listed = countSchools(batch, scratch, step, countBits(step, batch.wordCount))
  for (let f = 0; f < SCHOOL_FACETS.length; f++) {
    if ((active.school & (1 << f)) === 0) continue
    const failing = keepSchools(schoolIds, listed, schoolFails, 1 << f, scratch.failingIds)
    const column = batch.schoolColumns[COLUMN_OF_SCHOOL_FACET[f]!]!
    tallySchools(column, scratch, scratch.failingIds, failing, tokens.starts[f]!, tokens.starts[f + 1]!)
  }
  const passing = keepSchools(schoolIds, listed, schoolFails, 0, schoolIds)
  for (const column of batch.schoolColumns) tallySchools(column, scratch, schoolIds, passing, 0, all)
  return passing
}

/** Lists in `kept`, which may be `ids`, the schools whose failed filters are exactly `fails`; returns their number. */
function keepSchools(
  ids: Uint32Array,
  count: number,
  schoolFails: Uint8Array,
  fails: number,
  kept: Uint32Array,
): number {
  let keptCount = 0
  for (let i = 0; i < count; i++) {
    const school = ids[i]!
    if (schoolFails[school] === fails) kept[keptCount++] = school
  }
  return keptCount
}

function tallySchools(
  column: Column,
  scratch: Scratch,
  ids: Uint32Array,
  count: number,
  from: number,
  to: number,
): void {
  const { classOf } = column
  const { even, odd, perSchool } = scratch
  for (let i = 0; i < count - 1; i += 2) {
    const first = ids[i]!
    const second = ids[i + 1]!
    even[classOf[first]!]! += perSchool[first]!
    odd[classOf[second]!]! += perSchool[second]!
  }
  if (count % 2 === 1) even[classOf[ids[count - 1]!]!]! += perSchool[ids[count - 1]!]!
  tallyClasses(column, 1, scratch, from, to)
}

/**
 * Counts the matching units per value of the unit facets into scratch.tokenCounts; for a facet with a filter, the units
 * that pass all other filters.
 * @param matchedCount number of units in scratch.matched
 */
export function countUnitFacets(
  run: Run,
  tokens: FacetTokens,
  active: ActiveFilters,
  matchedCount: number,
  open: OpenUnits,
): void {
  const { batch, scratch } = run
  const { matched, chosen, step } = scratch
  tallyUnits(run, matched, matchedCount, open, tokens.starts[SCHOOL_FACETS.length]!, tokens.values.length)
  for (let f = 0; f < UNIT_FACETS.length; f++) {
    if ((active.unit & (1 << f)) === 0) continue
    const from = tokens.starts[SCHOOL_FACETS.length + f]!
    const to = tokens.starts[SCHOOL_FACETS.length + f + 1]!
    passFilters(run, active, step, 1 << f, false)
    keepBits(step, chosen, batch.wordCount)
    scratch.tokenCounts.fill(0, from, to)
    tallyUnits(run, step, countBits(step, batch.wordCount), open, from, to)
  }
}

/**
 * Adds the `size` units of `set` to the counts of their tokens in [from, to), which are one unit facet's or all's. Where they
 * are more than half of the open units, by what is counted already of all of these, less the rest.
 */
function tallyUnits(
  { batch, scratch }: Run,
  set: Uint32Array,
  size: number,
  open: OpenUnits,
  from: number,
  to: number,
): void {
  const { step, slotIds, tokenCounts } = scratch
  const { unitCount, wordCount, unitColumn, classRows } = batch
  const isMajority = 2 * size > open.count
  if (isMajority) {
    for (let w = 0; w < wordCount; w++) step[w] = open.set[w]! & ~set[w]!
    for (let token = from; token < to; token++) tokenCounts[token]! += open.tokenCounts[token]!
  }
  const counted = isMajority ? step : set
  const weight = isMajority ? -1 : 1
  const count = gatherBits(counted, 0, unitCount, slotIds, 0)
  if (from < classRows.firstToken) tallyItems(unitColumn, slotIds, count, weight, scratch, from, to)
  if (to > classRows.firstToken) tallyRows(classRows, counted, slotIds, count, weight, scratch)
}

/** The counts above 0 of scratch.tokenCounts as [value, count] per facet, values ascending. */
export function facetsOf(tokenCounts: Int32Array, tokens: FacetTokens): UnitPage['facets'] {
  const facets: Partial<Record<FacetName, (readonly [number, number])[]>> = {}
  for (const [f, facet] of FACETS.entries()) {
    const pairs: (readonly [number, number])[] = []
    for (let token = tokens.starts[f]!; token < tokens.starts[f + 1]!; token++) {
      if (tokenCounts[token]! > 0) pairs.push([tokens.values[token]!, tokenCounts[token]!])
    }
    facets[facet] = pairs
  }
  return facets as UnitPage['facets']
}
