import { aheadOfQuantile, KNOTS, quantileOfAhead } from '../admission/bend.ts'
import { countShared } from './bits.ts'

/** Set bits a rung may be away from the nearest checkpoint, at least; more in batches past 8,192 units. */
const MIN_STRIDE = 128
/** Checkpoints of a ladder, about: with them it takes 4 + 64/8 bytes a unit. */
const CHECKPOINTS = 64

/**
 * Which units does a candidate reach with at least a given chance, for any rank, without looking at every unit?
 *
 * Chance ≥ p ⟺ (location − ln rank) / scale ≥ z = Φ⁻¹(p) ⟺ location − z·scale ≥ ln rank, and likewise through the
 * table of a distribution that is not normal: a threshold in ln rank per
 * unit. Units are sorted by it once; every `stride` positions a checkpoint keeps the bit set of all units from there on.
 * The set for a rank is the nearest checkpoint with at most half a stride of bits flipped.
 */
export interface Ladder {
  /** z, the normal quantile of the chance. */
  readonly quantile: number
  /** Slots of the units with a cut-off, by threshold, then slot. */
  readonly order: Uint32Array
  readonly stride: number
  /** Bit sets of order[j·stride, …), one after the other for j = 0, 1, … */
  readonly checkpoints: Uint32Array
}

/** Distributions of ln(cut-off rank) per slot; a unit without a cut-off has location Infinity. */
export interface Cutoffs {
  readonly location: Float64Array
  readonly scale: Float64Array
  /** One bend after the other, KNOTS.length values a slot; null where all distributions are normal. */
  readonly bends: Float32Array | null
}

/** Normal quantile of the chance of filing at a slot. */
export function quantileAt({ location, scale, bends }: Cutoffs, slot: number, logRank: number): number {
  const ahead = location[slot]! - logRank
  return bends === null ? ahead / scale[slot]! : quantileOfAhead(bends, ahead, slot * KNOTS.length)
}

/** @param slots slots of the units with a cut-off */
export function buildLadder(
  cutoffs: Cutoffs,
  slots: Uint32Array,
  quantile: number,
  wordCount: number,
): Ladder {
  const thresholds = cutoffs.location.map((_, slot) => thresholdOf(cutoffs, slot, quantile))
  const order = slots.toSorted((a, b) => thresholds[a]! - thresholds[b]! || a - b)
  const stride = Math.max(MIN_STRIDE, Math.ceil(order.length / CHECKPOINTS))
  const checkpoints = new Uint32Array((Math.floor(order.length / stride) + 1) * wordCount)
  for (let start = 0, j = 0; start <= order.length; start += stride, j++) {
    for (let i = start; i < order.length; i++)
      checkpoints[j * wordCount + (order[i]! >>> 5)]! |= 1 << (order[i]! & 31)
  }
  return { quantile, order, stride, checkpoints }
}

function thresholdOf({ location, scale, bends }: Cutoffs, slot: number, quantile: number): number {
  const ahead =
    bends === null ? quantile * scale[slot]! : aheadOfQuantile(bends, quantile, slot * KNOTS.length)
  return location[slot]! - ahead
}

/** Writes to `target` the units whose threshold is at or above `logRank`. */
export function unitsReached(
  ladder: Ladder,
  cutoffs: Cutoffs,
  logRank: number,
  target: Uint32Array,
  wordCount: number,
): void {
  const { order, stride, checkpoints } = ladder
  let low = 0
  let high = order.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (thresholdOf(cutoffs, order[middle]!, ladder.quantile) < logRank) low = middle + 1
    else high = middle
  }
  const nearest = Math.min(Math.round(low / stride), Math.floor(order.length / stride))
  const base = nearest * wordCount
  target.set(checkpoints.subarray(base, base + wordCount))
  const from = Math.min(low, nearest * stride)
  const to = Math.max(low, nearest * stride)
  for (let i = from; i < to; i++) target[order[i]! >>> 5]! ^= 1 << (order[i]! & 31)
}

/** Number of units of `set` at or after checkpoint j of a ladder. */
export function countFrom(ladder: Ladder, j: number, set: Uint32Array, wordCount: number): number {
  return countShared(set, ladder.checkpoints, j * wordCount, wordCount)
}
