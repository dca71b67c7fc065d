/**
 * Normal quantiles of the chance of filing at which a distribution that is not normal is tabled, ascending; between
 * them, and beyond, it runs straight in ln rank.
 */
export const KNOTS = [-4, -3, -2.33, -1.645, -1.2816, -0.6745, 0, 0.6745, 1.2816, 1.645, 2.33, 3, 4] as const
const LAST = KNOTS.length - 1

/**
 * How far, in ln rank, a candidate stands before the median cut-off when the chance of filing has each of the normal
 * quantiles of KNOTS: ascending, 0 at the quantile 0. A normal distribution of scale s has s·KNOTS.
 */
export type Bend = ArrayLike<number>

/** Normal quantile of the chance of filing of a candidate who stands `ahead` in ln rank before the median cut-off. */
export function quantileOfAhead(bend: Bend, ahead: number, offset = 0): number {
  let k = 0
  while (k < LAST - 1 && ahead >= bend[offset + k + 1]!) k++
  const from = bend[offset + k]!
  const share = (ahead - from) / (bend[offset + k + 1]! - from)
  return KNOTS[k]! + share * (KNOTS[k + 1]! - KNOTS[k]!)
}

/** How far before the median cut-off, in ln rank, the chance of filing has a normal quantile. */
export function aheadOfQuantile(bend: Bend, quantile: number, offset = 0): number {
  let k = 0
  while (k < LAST - 1 && quantile >= KNOTS[k + 1]!) k++
  const from = bend[offset + k]!
  const share = (quantile - KNOTS[k]!) / (KNOTS[k + 1]! - KNOTS[k]!)
  return from + share * (bend[offset + k + 1]! - from)
}

/**
 * Tables a distribution.
 * @param logRankAt ln rank at which the chance of filing has a normal quantile; falls as the quantile rises
 * Throws RangeError when it does not fall or is no number.
 */
export function bendOf(logRankAt: (quantile: number) => number): { location: number; bend: Float32Array } {
  const location = logRankAt(0)
  const bend = Float32Array.from(KNOTS, (knot) => (knot === 0 ? 0 : location - logRankAt(knot)))
  checkBend(bend)
  return { location, bend }
}

/** Throws RangeError unless the values ascend. */
export function checkBend(bend: Bend): void {
  for (let k = 0; k < LAST; k++) {
    if (!(bend[k]! < bend[k + 1]!)) throw new RangeError(`a distribution that turns back at ${KNOTS[k]!}`)
  }
}
