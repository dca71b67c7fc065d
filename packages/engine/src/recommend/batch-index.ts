import type { Column } from './column.ts'
import type { Cutoffs, Ladder } from './ladder.ts'
import type { Postings } from './postings.ts'
import type { TokenRows } from './token-rows.ts'

/**
 * The units of one batch. A unit's place here is its slot: units of a school are neighbours, schools ascend as given,
 * and within a school units ascend by location (none last), then by position. So the units of a school that pass a query
 * are a run of bits whose first one has the smallest cut-off rank.
 */
export interface BatchIndex extends Cutoffs {
  readonly unitCount: number
  /** Words of a bit set over the slots. */
  readonly wordCount: number
  /** Slot 0 in the numbering over all batches. */
  readonly firstSlot: number
  /** Position, as given to the index, of each slot. */
  readonly position: Uint32Array
  /** School (numbered within the batch) of each slot. */
  readonly schoolOf: Uint32Array
  /** Bit set of the units with a cut-off. */
  readonly known: Uint32Array
  /** Bit set of the units of which something is to be checked. */
  readonly unsettled: Uint32Array
  readonly conditioned: Conditioned
  readonly schoolCount: number
  /** Position, as given to the index, of each school of the batch. */
  readonly schoolPosition: Uint32Array
  /** Slots of school s: [schoolStart[s], schoolStart[s + 1]). */
  readonly schoolStart: Uint32Array
  /** Columns over the schools of the batch; together they hold every school facet. */
  readonly schoolColumns: readonly Column[]
  /** Column over the slots of all unit facets but the major classes. */
  readonly unitColumn: Column
  readonly classRows: TokenRows
  readonly postings: Postings
  /** By quantile, as CHANCE_LEVELS. */
  readonly ladders: readonly Ladder[]
  readonly requirements: readonly (string | null)[]
  /** Position in `requirements` of each slot. */
  readonly requirementOf: Uint32Array
  /** What was worked out for a candidate's subjects; filled when first asked for. */
  readonly openTo: Map<number | null, OpenUnits>
}

/** Units of a batch that a condition stands on: their slots, and the conditions of each. */
export interface Conditioned {
  readonly slots: Uint32Array
  readonly conditions: Uint32Array
}

/** The units of a batch open to one combination of subjects. */
export interface OpenUnits {
  readonly set: Uint32Array
  readonly count: number
  /** How many of them have each token of a unit facet. */
  readonly tokenCounts: Int32Array
}
