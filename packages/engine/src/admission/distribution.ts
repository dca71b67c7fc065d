/**
 * What is believed of a unit's cut-off rank this year: ln(cut-off rank) ~ Normal(location, scale).
 * The interface every admission model fills, whatever it learnt from.
 */
export interface CutoffDistribution {
  /** Mean of ln(cut-off rank); ranks count from 1, larger is weaker. */
  readonly location: number
  /** Standard deviation of ln(cut-off rank), above 0. */
  readonly scale: number
  /** Past years the belief rests on, newest first; never the candidate's year. */
  readonly years: readonly number[]
}
