import type { CutoffDistribution } from '../admission/distribution.ts'
import type { Openness } from '../rules/conditions-for.ts'
import type { Section } from '../vocab/section.ts'

/**
 * A school as the index needs it. Codes are those of vocab/university.ts; 0 (kind: −1) is unknown: no value of the
 * facet, so it is neither counted nor found by a filter.
 */
export interface SchoolRow {
  readonly univId: number
  /** Province the school lies in (provId), 0 when unknown. */
  readonly areaId: number
  /** Bit k − 1 for feature k. */
  readonly features: number
  readonly department: number
  readonly level: number
  readonly ownership: number
  /** Position in KINDS. */
  readonly kind: number
}

/** A unit of choice: a major group of a school, or one major of a school (choiceMode 2). */
export interface UnitRow {
  /** Stable id of the unit, a safe integer. */
  readonly planId: number
  /** Position in the schools given to the index; schools come in the order sort 'school' shows. */
  readonly school: number
  readonly batchId: number
  readonly planType: number
  /** Canonical subject requirement (subjects/requirement.ts): '' none, null not stated by the source. */
  readonly requirement: string | null
  /** Places; null when the source has none. */
  readonly planNum: number | null
  /** Fee in yuan a year: lowest and highest over the unit's majors; null when not stated. */
  readonly feeMin: number | null
  readonly feeMax: number | null
  /** Positions of the catalogue's major classes taught in the unit, each in [0, 1023]. */
  readonly majorClasses: readonly number[]
  /** null: no year known, 数据不足. */
  readonly cutoff: CutoffDistribution | null
  /** Something that the tables leave unsaid may stand against filing: never 保, 稳 at the best. */
  readonly unsettled: boolean
  /** The conditions candidates must meet, as the caller numbers them; 0: none. */
  readonly conditions: number
}

/** Half-open range [low, high) of yuan or places. */
export type ValueRange = readonly [low: number, high: number]

/** What an index is built from. */
export interface UnitIndexRows {
  /** In the order sort 'school' shows. */
  readonly schools: readonly SchoolRow[]
  /** In any order; a unit's position here names it in queries and answers. */
  readonly units: readonly UnitRow[]
  /** Ranges [low, high) the lowest fee (yuan a year) falls in; they may overlap, high may be Infinity. */
  readonly feeRanges: readonly ValueRange[]
  /** Ranges [low, high) the number of places falls in. */
  readonly planNumRanges: readonly ValueRange[]
}

/**
 * Filters are conjunctive between facets, disjunctive inside one. Absent or empty: no restriction. A value that no unit
 * has finds nothing.
 */
export interface UnitFilters {
  readonly areas?: readonly number[]
  readonly features?: readonly number[]
  readonly departments?: readonly number[]
  readonly levels?: readonly number[]
  readonly ownerships?: readonly number[]
  readonly kinds?: readonly number[]
  readonly planTypes?: readonly number[]
  readonly majorClasses?: readonly number[]
  /** Positions in the index's feeRanges / planNumRanges. */
  readonly feeRanges?: readonly number[]
  readonly planNumRanges?: readonly number[]
  /** Bit mask over unit positions (32 a word): keyword search and the like, prepared by the caller. */
  readonly only?: Uint32Array
}
export type FacetName = Exclude<keyof UnitFilters, 'only'>

/**
 * By chance of filing (sure beyond ±8 scales, which double precision cannot tell apart), by cut-off rank (its location,
 * hardest first when ascending), or in the order of the schools. Units without a cut-off come last whatever the
 * direction. Ties ascend by location, school and position whatever the direction ('school': by school and position).
 */
export type SortKey = 'probability' | 'rank' | 'school'

export interface UnitQuery {
  /** Candidate's rank in this year's track, 1 is best. */
  readonly rank: number
  /** Candidate's subjects as a mask in [0, 127]; null skips the subject test (old-style provinces). */
  readonly subjects: number | null
  /**
   * Whether the candidate meets conditions, by their number: units they are closed to are left out, those to be checked
   * are 稳 at the best. What stands at 0 says nothing; conditions it does not reach are to be checked.
   */
  readonly eligibility: readonly Openness[]
  readonly batchId: number
  readonly filters: UnitFilters
  /** Sections to show; empty: reach, match, safety and 数据不足 units. 'unlikely' only when asked for. */
  readonly sections: readonly (Section | 'unknown')[]
  readonly sort: SortKey
  readonly descending: boolean
  /**
   * What a page counts: schools (with all their matching units, in sort order; a school stands where the first of them
   * stands) or units.
   */
  readonly by: 'school' | 'unit'
  readonly offset: number
  readonly limit: number
}

export interface UnitHit {
  /** Position of the unit in the index. */
  readonly unit: number
  /** Chance of filing in (0, 1); null for 数据不足. */
  readonly probability: number | null
  /** Score ratio in [0, 1.6]; null for 数据不足. */
  readonly ratio: number | null
  readonly section: Section | 'unknown'
}

export interface UnitPage {
  /** Number of schools or units (as `by` says) that match. */
  readonly total: number
  /** Matching units. */
  readonly unitTotal: number
  /** The page: hits grouped by school in page order; one group a unit when by is 'unit'. */
  readonly groups: readonly { readonly school: number; readonly hits: readonly UnitHit[] }[]
  /** Units per section under all filters but the section choice itself. */
  readonly sectionCounts: Readonly<Record<Section | 'unknown', number>>
  /** Units per value of each facet, under all other filters and the section choice: [value, count], count 0 left out. */
  readonly facets: Readonly<Record<FacetName, readonly (readonly [value: number, count: number])[]>>
}
