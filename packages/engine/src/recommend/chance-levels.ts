import { SECTION_FLOOR } from '../vocab/section.ts'
import { normalQuantile } from '../admission/chance.ts'

/**
 * Beyond this many scales from the cut-off a chance is not told from certain (1 − Φ(8) = 6e-16, the precision of a
 * double), so units there are tied by chance.
 */
export const CERTAIN = 8

/**
 * Normal quantiles of the chances the index keeps a ladder for, ascending: the floors of 冲, 稳 and 保 (a chance of 50 %
 * is 0 exactly), and some more that cut the order by chance into parts small enough to sort.
 */
export const CHANCE_LEVELS: readonly number[] = [
  -CERTAIN,
  normalQuantile(SECTION_FLOOR.reach),
  0,
  normalQuantile(SECTION_FLOOR.safety),
  3,
  CERTAIN,
]

/** Positions in CHANCE_LEVELS. */
export const REACH_LEVEL = 1
export const MATCH_LEVEL = 2
export const SAFETY_LEVEL = 3
/** The level of quantile 0: its ladder is in the order of location. */
export const MEDIAN_LEVEL = 2
