import type { Section } from '../vocab/section.ts'
import type { BatchIndex } from './batch-index.ts'
import { countBits, countShared, fillBits, keepBits } from './bits.ts'
import type { Column } from './column.ts'
import { MATCH_LEVEL, REACH_LEVEL } from './chance-levels.ts'
import { COLUMN_OF_SCHOOL_FACET, SCHOOL_FACETS, UNIT_FACETS } from './facet-values.ts'
import type { FacetTokens } from './facet-values.ts'
import { addPosting } from './postings.ts'
import { unitsAtLevel, wantsSection } from './run.ts'
import type { Run } from './run.ts'
import type { Scratch } from './scratch.ts'

/** Facets with a filter: bit f for facet f of SCHOOL_FACETS, or of UNIT_FACETS. */
export interface ActiveFilters {
  readonly school: number
  readonly unit: number
}

/** Writes the units that pass each unit facet's filter to scratch.facetPass; returns the facets that have one. */
export function passUnitFilters({ batch, scratch, query }: Run, tokens: FacetTokens): number {
  let active = 0
  for (const [f, facet] of UNIT_FACETS.entries()) {
    const values = query.filters[facet]
    if (values === undefined || values.length === 0) continue
    active |= 1 << f
    const pass = scratch.facetPass[f]!
    pass.fill(0, 0, batch.wordCount)
    const tokenOf = tokens.tokenOf[SCHOOL_FACETS.length + f]!
    for (const value of values) {
      const token = tokenOf.get(value)
      if (token !== undefined) addPosting(batch.postings, token, pass, batch.wordCount)
    }
  }
  return active
}

/** Writes which filters each school fails, and the units of those that fail none; returns the facets with a filter. */
export function passSchoolFilters({ batch, scratch, query }: Run, tokens: FacetTokens): number {
  let active = 0
  for (const [f, facet] of SCHOOL_FACETS.entries()) {
    const values = query.filters[facet]
    if (values === undefined || values.length === 0) continue
    if (active === 0) scratch.schoolFails.fill(0, 0, batch.schoolCount)
    active |= 1 << f
    const column = batch.schoolColumns[COLUMN_OF_SCHOOL_FACET[f]!]!
    markWantedTokens(values, tokens.tokenOf[f]!, scratch.wanted)
    failUnwanted(column, 1 << f, scratch, batch.schoolCount)
    scratch.wanted.fill(0)
  }
  if (active !== 0) fillPassingSchools(batch, scratch)
  return active
}

function markWantedTokens(
  values: readonly number[],
  tokenOf: ReadonlyMap<number, number>,
  wanted: Uint8Array,
): void {
  for (const value of values) {
    const token = tokenOf.get(value)
    if (token !== undefined) wanted[token] = 1
  }
}

/** Adds `failure` to every school none of whose tokens is wanted. */
function failUnwanted(column: Column, failure: number, scratch: Scratch, schoolCount: number): void {
  const { classOf, classCount, memberStart, members } = column
  const { wanted, even, schoolFails } = scratch
  for (let id = 0; id < classCount; id++) {
    const end = memberStart[id + 1]!
    let at = memberStart[id]!
    while (at < end && wanted[members[at]!] === 0) at++
    even[id] = at === end ? failure : 0
  }
  for (let school = 0; school < schoolCount; school++) schoolFails[school]! |= even[classOf[school]!]!
  even.fill(0, 0, classCount)
}

function fillPassingSchools({ schoolStart, schoolCount, wordCount }: BatchIndex, scratch: Scratch): void {
  const { schoolFails, schoolPass } = scratch
  schoolPass.fill(0, 0, wordCount)
  let school = 0
  while (school < schoolCount) {
    while (school < schoolCount && schoolFails[school] !== 0) school++
    const first = school
    while (school < schoolCount && schoolFails[school] === 0) school++
    fillBits(schoolPass, schoolStart[first]!, schoolStart[school]!)
  }
}

/** Writes the units of the chosen sections to scratch.chosen. */
export function chooseSections(run: Run): void {
  const { batch, scratch, query } = run
  const unlikely = wantsSection(query, 'unlikely') ? -1 : 0
  const reach = wantsSection(query, 'reach') ? -1 : 0
  const match = wantsSection(query, 'match') ? -1 : 0
  const safety = wantsSection(query, 'safety') ? -1 : 0
  const unknown = wantsSection(query, 'unknown') ? -1 : 0
  const atReach = unitsAtLevel(run, REACH_LEVEL)
  const atMatch = unitsAtLevel(run, MATCH_LEVEL)
  const { known, wordCount } = batch
  const { chosen, safe } = scratch
  for (let w = 0; w < wordCount; w++) {
    const r = atReach[w]!
    const m = atMatch[w]!
    const s = safe[w]!
    chosen[w] =
      (unknown & ~known[w]!) |
      (unlikely & known[w]! & ~r) |
      (reach & r & ~m) |
      (match & m & ~s) |
      (safety & s)
  }
}

/**
 * Writes to `target` the open units that pass every filter, but for the unit facets of `except` (bit f for facet f) and,
 * with `anySchool`, the schools'; whatever the section.
 */
export function passFilters(
  { batch, scratch }: Run,
  active: ActiveFilters,
  target: Uint32Array,
  except: number,
  anySchool: boolean,
): void {
  target.set(scratch.open)
  for (const [f, pass] of scratch.facetPass.entries()) {
    if ((active.unit & ~except & (1 << f)) !== 0) keepBits(target, pass, batch.wordCount)
  }
  if (active.school !== 0 && !anySchool) keepBits(target, scratch.schoolPass, batch.wordCount)
}

/** Units of a set per section. */
export function countSections(run: Run, set: Uint32Array): Record<Section | 'unknown', number> {
  const { known, wordCount } = run.batch
  const withCutoff = countShared(set, known, 0, wordCount)
  const fromReach = countShared(set, unitsAtLevel(run, REACH_LEVEL), 0, wordCount)
  const fromMatch = countShared(set, unitsAtLevel(run, MATCH_LEVEL), 0, wordCount)
  const fromSafety = countShared(set, run.scratch.safe, 0, wordCount)
  return {
    unlikely: withCutoff - fromReach,
    reach: fromReach - fromMatch,
    match: fromMatch - fromSafety,
    safety: fromSafety,
    unknown: countBits(set, wordCount) - withCutoff,
  }
}
