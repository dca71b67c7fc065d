import { aheadOfQuantile } from './bend.ts'
import type { CutoffDistribution } from './distribution.ts'
import { normalQuantile } from './chance.ts'

/**
 * The interval that holds the cut-off rank with a given probability, as much on either side: for a normal distribution
 * exp(location ∓ z·scale), z the normal quantile of (1 + level)/2, rounded to whole ranks.
 * @param level probability in (0, 1); throws RangeError otherwise, and when the cut-off is no distribution
 * @returns low: the stronger rank, high: the weaker one; both at least 1
 */
export function cutoffInterval(cutoff: CutoffDistribution, level = 0.8): { low: number; high: number } {
  if (!(level > 0 && level < 1)) throw new RangeError(`cutoffInterval: ${level} is not a level in (0, 1)`)
  const { location, scale, bend } = cutoff
  if (!(Number.isFinite(location) && scale > 0)) throw new RangeError(`location ${location}, scale ${scale}`)
  const reach = normalQuantile((1 + level) / 2)
  const rankAt = (quantile: number): number => {
    const ahead = bend === undefined ? quantile * scale : aheadOfQuantile(bend, quantile)
    return Math.max(1, Math.round(Math.exp(location - ahead)))
  }
  return { low: rankAt(reach), high: rankAt(-reach) }
}
