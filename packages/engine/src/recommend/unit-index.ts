import type { BatchIndex } from './batch-index.ts'
import { buildBatch } from './build-batch.ts'
import { checkRows } from './check-rows.ts'
import { FACETS, SCHOOL_FACETS, UNIT_FACETS, numberTokens, schoolValues, unitValues } from './facet-values.ts'
import type { FacetTokens } from './facet-values.ts'
import { buildScratch } from './scratch.ts'
import type { Scratch } from './scratch.ts'
import type { UnitIndexRows } from './types.ts'

/**
 * The units of one province, year and track, ready to be queried. Immutable for its users; it keeps what it has worked
 * out for a combination of subjects, and working memory for one query at a time (queries are synchronous).
 */
export interface UnitIndex {
  readonly unitCount: number
  readonly feeRangeCount: number
  readonly planNumRangeCount: number
  readonly tokens: FacetTokens
  readonly batches: ReadonlyMap<number, BatchIndex>
  /** Slot, in the numbering over all batches, of each unit by position. */
  readonly slotOf: Uint32Array
  readonly scratch: Scratch
}

/**
 * Builds the index from rows; the rows are not kept.
 * Throws RecommendError when a row is broken: a school that is not there, a cut-off that is not a distribution, an
 * unreadable subject requirement, a range that is empty.
 */
export function buildUnitIndex(rows: UnitIndexRows): UnitIndex {
  checkRows(rows)
  const { schools, units, feeRanges, planNumRanges } = rows
  const valuesOfSchool = schools.map((school) => SCHOOL_FACETS.map((facet) => schoolValues(school, facet)))
  const valuesOfUnit = units.map((unit) =>
    UNIT_FACETS.map((facet) => unitValues(unit, facet, feeRanges, planNumRanges)),
  )
  const tokens = numberTokens([
    ...distinct(valuesOfSchool, SCHOOL_FACETS.length),
    ...distinct(valuesOfUnit, UNIT_FACETS.length),
  ])
  const schoolTokens = valuesOfSchool.map((values) => tokensFor(values, tokens, 0))
  const unitTokens = valuesOfUnit.map((values) => tokensFor(values, tokens, SCHOOL_FACETS.length))
  const firstUnitToken = tokens.starts[SCHOOL_FACETS.length]!
  const firstClassToken = tokens.starts[FACETS.indexOf('majorClasses')]!
  const tokenCount = tokens.starts[FACETS.length]!

  const slotOf = new Uint32Array(units.length)
  const batches = new Map<number, BatchIndex>()
  let firstSlot = 0
  for (const [batchId, members] of Map.groupBy(units.keys(), (position) => units[position]!.batchId)) {
    const batch = buildBatch({
      units,
      positions: members,
      firstSlot,
      schoolTokens,
      unitTokens,
      firstUnitToken,
      firstClassToken,
      tokenCount,
    })
    for (const [slot, position] of batch.position.entries()) slotOf[position] = firstSlot + slot
    batches.set(batchId, batch)
    firstSlot += batch.unitCount
  }
  return {
    unitCount: units.length,
    feeRangeCount: feeRanges.length,
    planNumRangeCount: planNumRanges.length,
    tokens,
    batches,
    slotOf,
    scratch: buildScratch([...batches.values()], tokenCount),
  }
}

function distinct(rows: readonly (readonly (readonly number[])[])[], facetCount: number): Set<number>[] {
  return Array.from({ length: facetCount }, (_, facet) => new Set(rows.flatMap((values) => values[facet]!)))
}

/** @param firstFacet place in FACETS of the first list of values */
function tokensFor(
  values: readonly (readonly number[])[],
  tokens: FacetTokens,
  firstFacet: number,
): number[][] {
  return values.map((list, i) => list.map((value) => tokens.tokenOf[firstFacet + i]!.get(value)!))
}

/** Bytes of all typed arrays of an index, working memory and what it keeps per combination of subjects included. */
export function indexBytes(index: UnitIndex): number {
  const buffers = new Set<ArrayBufferLike>()
  collectBuffers(index, buffers)
  let bytes = 0
  for (const buffer of buffers) bytes += buffer.byteLength
  return bytes
}

function collectBuffers(part: unknown, into: Set<ArrayBufferLike>): void {
  if (typeof part !== 'object' || part === null) return
  if (ArrayBuffer.isView(part)) into.add(part.buffer)
  else
    for (const inner of part instanceof Map ? part.values() : Object.values(part)) collectBuffers(inner, into)
}
