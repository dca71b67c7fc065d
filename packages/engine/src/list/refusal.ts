import { normalQuantile } from '../admission/chance.ts'

/** Quantile from which on a candidate is so far above the cut-off that any major of the unit is open: a chance of 95 %. */
const OPEN_FROM = normalQuantile(0.95)

/** What the chance of being refused after filing depends on. */
export interface RefusalGround {
  /** Chance of filing, in [0, 1]. */
  readonly chance: number
  /** Whether the candidate takes any major of the unit (服从专业调剂). */
  readonly obeys: boolean
  /** Share of the unit's places that the chosen majors have, in [0, 1]. */
  readonly chosenShare: number
}

/**
 * Chance of being refused after filing (退档) because the chosen majors are full: none for who takes any major; else
 * the last candidate filed meets only the places nobody wanted, which lie among the chosen majors with the chosen
 * share s, so 1 − s at the cut-off, falling in the normal quantile of the chance of filing to 0 at 95 %, where all
 * majors are open. A rule, not a fit: no table says how often candidates are refused.
 * Throws RangeError for a chance or share outside [0, 1].
 */
export function refusalChance({ chance, obeys, chosenShare }: RefusalGround): number {
  if (!(chosenShare >= 0 && chosenShare <= 1)) throw new RangeError(`${chosenShare} is not a share of places`)
  const above = normalQuantile(chance) / OPEN_FROM
  return obeys ? 0 : (1 - chosenShare) * Math.min(1, Math.max(0, 1 - above))
}
