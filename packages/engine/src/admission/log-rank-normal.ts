import type { CutoffDistribution } from './distribution.ts'
import { normalQuantile } from './probability.ts'

/** A unit's cut-off of an earlier year. */
export interface PastCutoff {
  readonly year: number
  /** Rank of the last candidate filed, 1 is best. */
  readonly rank: number
  /** Lowest score filed; null when the source prints none. */
  readonly score: number | null
  /** Places of that year; null when unknown. */
  readonly planNum: number | null
}

/** A method that turns a unit's history into what is believed of its cut-off this year. */
export interface CutoffModel {
  /** Name and version, as answers quote it. */
  readonly version: string
  /**
   * @param history past cut-offs in any order; years from `year` on are not looked at
   * @param year the candidate's year
   * @returns null when no year the method can use is known
   */
  estimate(history: readonly PastCutoff[], year: number): CutoffDistribution | null
}

/** Weight of a cut-off one, two, three and four years back. */
const WEIGHTS: readonly number[] = [0.5, 0.3, 0.2, 0.1]

/**
 * Least scale by number of known years (index 0: one year). One year says where a unit stands but nothing of how it
 * moves, so it gets the scale of the plain last-year method; each further year tells more.
 */
const SCALE_FLOORS: readonly number[] = [0.15, 0.12, 0.08]

/**
 * Log-rank normal: ln(cut-off rank) ~ Normal(location, scale) over the four years before the candidate's, on plain
 * ranks. With weights w = 0.5, 0.3, 0.2, 0.1 for one to four years back, normalised over the known years:
 * location = Σ w·ln rank, scale = max(floor, √(Σ w·(ln rank − location)²)), floor 0.15, 0.12, 0.08 for one, two, three
 * or more known years. Of several cut-offs of one year the weakest counts.
 */
export const logRankNormal: CutoffModel = {
  version: 'log-rank-normal-1',
  estimate(history, year) {
    const known = weakestByYear(history, year)
    if (known.length === 0) return null
    let total = 0
    let sum = 0
    for (const { weight, value } of known) {
      total += weight
      sum += weight * value
    }
    const location = sum / total
    let squares = 0
    for (const { weight, value } of known) squares += weight * (value - location) ** 2
    const floor = SCALE_FLOORS[Math.min(known.length, SCALE_FLOORS.length) - 1]!
    const scale = Math.max(floor, Math.sqrt(squares / total))
    return { location, scale, years: known.map((one) => one.year) }
  },
}

interface WeightedYear {
  readonly year: number
  readonly weight: number
  readonly value: number
}

/** Usable years, newest first, each with its weight and ln rank. */
function weakestByYear(history: readonly PastCutoff[], year: number): WeightedYear[] {
  const known: WeightedYear[] = []
  for (const [i, weight] of WEIGHTS.entries()) {
    const past = year - 1 - i
    let weakest = 0
    for (const one of history) {
      if (one.year !== past) continue
      if (!(one.rank >= 1 && one.rank < Infinity)) throw new RangeError(`${one.rank} is not a cut-off rank`)
      weakest = Math.max(weakest, one.rank)
    }
    if (weakest > 0) known.push({ year: past, weight, value: Math.log(weakest) })
  }
  return known
}

/**
 * The interval that holds the cut-off rank with a given probability, symmetric in ln rank:
 * exp(location ∓ z·scale), z the normal quantile of (1 + level)/2, rounded to whole ranks.
 * @param level probability in (0, 1); throws RangeError otherwise
 * @returns low: the stronger rank, high: the weaker one; both at least 1
 */
export function cutoffInterval(cutoff: CutoffDistribution, level = 0.8): { low: number; high: number } {
  if (!(level > 0 && level < 1)) throw new RangeError(`cutoffInterval: ${level} is not a level in (0, 1)`)
  const reach = normalQuantile((1 + level) / 2) * cutoff.scale
  const rankAt = (logRank: number): number => Math.max(1, Math.round(Math.exp(logRank)))
  return { low: rankAt(cutoff.location - reach), high: rankAt(cutoff.location + reach) }
}
