import type { BatchIndex } from './batch-index.ts'
import { CHANCE_LEVELS } from './chance-levels.ts'

/** Working memory of one query at a time, as large as the largest batch needs, so that a query allocates little. */
export interface Scratch {
  /** Units at or above each level of CHANCE_LEVELS, where `levelReady` says so. */
  readonly levels: readonly Uint32Array[]
  readonly levelReady: Uint8Array
  /** Units of the batch open to the candidate and, where the caller restricts them, among `only`. */
  readonly open: Uint32Array
  /** Units that are 保 for the candidate, whatever else is asked of them. */
  readonly safe: Uint32Array
  /** Units whose school passes the school filters. */
  readonly schoolPass: Uint32Array
  /** Units that pass the filter of each unit facet, in the order of UNIT_FACETS. */
  readonly facetPass: readonly Uint32Array[]
  /** Units of the chosen sections. */
  readonly chosen: Uint32Array
  /** Units that pass everything. */
  readonly matched: Uint32Array
  /** A set for the step at hand. */
  readonly step: Uint32Array
  /** Units per school, of the schools listed. */
  readonly perSchool: Uint32Array
  /** Bit f for each facet f of SCHOOL_FACETS whose filter the school fails. */
  readonly schoolFails: Uint8Array
  /** 1 for each school that has its place in the order. */
  readonly schoolSeen: Uint8Array
  readonly schoolIds: Uint32Array
  readonly failingIds: Uint32Array
  readonly schoolKey: Float64Array
  readonly schoolTie: Float64Array
  readonly slotIds: Uint32Array
  readonly slotKey: Float64Array
  /** Counters per class of a column or per token, in two turns; all 0 between uses. */
  readonly even: Int32Array
  readonly odd: Int32Array
  /** Units per token. */
  readonly tokenCounts: Int32Array
  /** 1 for each token a filter asks for; all 0 between uses. */
  readonly wanted: Uint8Array
}

export function buildScratch(batches: readonly BatchIndex[], tokenCount: number): Scratch {
  const maxOf = (count: (batch: BatchIndex) => number) => Math.max(0, ...batches.map(count))
  const units = maxOf((batch) => batch.unitCount)
  const schools = maxOf((batch) => batch.schoolCount)
  const classes = maxOf((batch) =>
    Math.max(...[...batch.schoolColumns, batch.unitColumn].map((column) => column.classCount)),
  )
  const counters = Math.max(classes, tokenCount + 1)
  // One word past the end, so that who reads up to a school's end need not ask whether it is the last one.
  const set = () => new Uint32Array(maxOf((batch) => batch.wordCount) + 1)
  return {
    levels: CHANCE_LEVELS.map(set),
    levelReady: new Uint8Array(CHANCE_LEVELS.length),
    open: set(),
    safe: set(),
    schoolPass: set(),
    facetPass: [set(), set(), set(), set()],
    chosen: set(),
    matched: set(),
    step: set(),
    perSchool: new Uint32Array(schools),
    schoolFails: new Uint8Array(schools),
    schoolSeen: new Uint8Array(schools),
    schoolIds: new Uint32Array(schools),
    failingIds: new Uint32Array(schools),
    schoolKey: new Float64Array(schools),
    schoolTie: new Float64Array(schools),
    slotIds: new Uint32Array(units),
    slotKey: new Float64Array(units),
    even: new Int32Array(counters),
    odd: new Int32Array(counters),
    tokenCounts: new Int32Array(tokenCount),
    wanted: new Uint8Array(tokenCount),
  }
}
