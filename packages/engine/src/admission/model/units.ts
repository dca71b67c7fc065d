import type { BatchId } from '../../vocab/batch.ts'
import type { Track } from '../../vocab/track.ts'
import type { RankTable } from '../../rank/rank-table.ts'

/** A unit's cut-off of an earlier year as the model sees it. */
export interface ModelLine {
  readonly year: number
  /** Rank of the last candidate filed, 1 is best. */
  readonly rank: number
  /** The rank is a bound: the last candidate filed stood at it or before it. */
  readonly isBound: boolean
  /** Places; null when unknown. */
  readonly planNum: number | null
  /** The rank was read off the score-rank table. */
  readonly rankDerived: boolean
  /** The unit was recognised by less than its exact name and code. */
  readonly loose: boolean
}

/** How a group's school was cut into groups in the year of its newest line, against this year. */
export interface UnitCut {
  /** 1 − shared codes over all codes of the two years: 0 unchanged, 1 all new. */
  readonly recut: number
  /** Mean of ln rank of the school's other groups of that year; null without any. */
  readonly siblings: number | null
  /** The code asks for other subjects than it did. */
  readonly requirementMoved: boolean
  /** Mean of ln rank of that year's groups with the subjects the code now asks for; null: not moved, or none had them. */
  readonly sameRequirement: number | null
}

/** How fine a unit is. */
export type UnitLevel = 'school' | 'group' | 'major'

/** A unit of a year with what is known of it on the day candidates fill in. */
export interface ModelUnit {
  /** Stable key of its school. */
  readonly schoolKey: string
  readonly level: UnitLevel
  readonly batchId: BatchId
  /** Number of PLAN_TYPES. */
  readonly planType: number
  /** Places this year; null when unknown. */
  readonly planNum: number | null
  /** null: no group, or without a line. */
  readonly cut: UnitCut | null
  /** Name of a major, as normaliseMajorName gives it; null for groups and schools. */
  readonly majorName: string | null
  /** ln of the rank to which a major's group was filed in the year of the major's newest line; null: not known. */
  readonly groupLine: number | null
  /** At most one a year, any order; years from the candidate's on are not looked at. */
  readonly history: readonly ModelLine[]
}

/** Control line (批次线) of a batch. */
export interface ControlLine {
  readonly year: number
  readonly batchId: BatchId
  readonly score: number
}

/** What is known of a province, track and year on the day candidates fill in. */
export interface ModelYear {
  readonly track: Track
  readonly year: number
  /** Score-rank tables, this year's too where it is out; at most one a year. */
  readonly tables: readonly RankTable[]
  /** Of the candidate's year and earlier ones. */
  readonly controlLines: readonly ControlLine[]
}
