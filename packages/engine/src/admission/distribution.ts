import type { Bend } from './bend.ts'

/**
 * What is believed of a unit's cut-off rank this year: ln(cut-off rank) ~ Normal(location, scale), or a distribution
 * tabled by its quantiles. The interface every admission model fills, whatever it learnt from.
 */
export interface CutoffDistribution {
  /** Median of ln(cut-off rank); ranks count from 1, larger is weaker. */
  readonly location: number
  /** Standard deviation of ln(cut-off rank), above 0; of a tabled one, that of a normal one with its 80 % interval. */
  readonly scale: number
  /** How the distribution differs from a normal one; absent: not at all. */
  readonly bend?: Bend | undefined
  /** Past years the belief rests on, newest first; never the candidate's year. */
  readonly years: readonly number[]
}
