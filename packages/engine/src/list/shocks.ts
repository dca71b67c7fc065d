import { normalCdf, normalQuantile } from '../admission/chance.ts'

/** Distance of the quadrature's points, in standard deviations of the common shock. */
const STEP = 1 / 4
/** Where the quadrature ends: beyond 8 standard deviations lies less than 2e-15. */
const REACH = 8

/** What a share of the common shock is kept under: beyond it every cut-off of the year would be one and the same. */
const MAX_COMMON = 0.95

/** Number of points of the quadrature. */
export const SHOCK_COUNT = (2 * REACH) / STEP + 1

/** Weight of each point: the normal density there times the step, summing to 1. */
export const SHOCK_WEIGHTS: Float64Array = (() => {
  const weights = Float64Array.from({ length: SHOCK_COUNT }, (_, k) => Math.exp(-0.5 * shockAt(k) ** 2))
  const total = weights.reduce((sum, weight) => sum + weight)
  return weights.map((weight) => weight / total)
})()

/** The common shock at a point of the quadrature, in standard deviations; a positive one makes every cut-off weaker. */
export function shockAt(point: number): number {
  return point * STEP - REACH
}

/**
 * Chance of filing given the province-year's common shock, one value a point of the quadrature.
 *
 * One-factor normal copula (Vasicek, Risk, December 2002; Li, J. Fixed Income 9(4), 2000): the cut-off's place in its
 * own distribution is √c·F + √(1 − c)·ε with F common to all units of the year, so that
 * P(filed | F) = Φ((Φ⁻¹(p) + √c·F) / √(1 − c)) and its mean over F is p, whatever the distribution's form.
 * The trapezoidal rule over a function that falls off like the normal density converges faster than any power of the
 * step (Trefethen & Weideman, SIAM Review 56(3), 2014).
 * @param chance marginal chance of filing p in [0, 1]
 * @param commonShare share c in [0, 1] of the cut-off's variance that all units of the year have in common
 * @param out written from `offset` on, SHOCK_COUNT values
 * Throws RangeError for anything else.
 */
export function chancesUnderShocks(chance: number, commonShare: number, out: Float64Array, offset = 0): void {
  if (!(chance >= 0 && chance <= 1)) throw new RangeError(`${chance} is not a chance`)
  if (!(commonShare >= 0 && commonShare <= 1))
    throw new RangeError(`${commonShare} is not a share of variance`)
  if (commonShare === 0 || chance === 0 || chance === 1) {
    out.fill(chance, offset, offset + SHOCK_COUNT)
    return
  }
  const common = Math.min(commonShare, MAX_COMMON)
  const scale = 1 / Math.sqrt(1 - common)
  const start = normalQuantile(chance) * scale
  const slope = Math.sqrt(common) * scale
  for (let k = 0; k < SHOCK_COUNT; k++) out[offset + k] = normalCdf(start + slope * shockAt(k))
}
