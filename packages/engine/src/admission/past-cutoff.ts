/** A unit's cut-off of an earlier year. */
export interface PastCutoff {
  readonly year: number
  /** Rank of the last candidate filed, 1 is best. */
  readonly rank: number
  /** The rank is a bound: the last candidate filed stood at it or before it. */
  readonly isBound: boolean
  /** Lowest score filed; null when the source prints none. */
  readonly score: number | null
  /** Places of that year; null when unknown. */
  readonly planNum: number | null
}
