import { quantileOfAhead } from './bend.ts'
import type { CutoffDistribution } from './distribution.ts'

/** What of a cut-off decides a chance. */
type Cutoff = Pick<CutoffDistribution, 'location' | 'scale' | 'bend'>

const SQRT_2PI = Math.sqrt(2 * Math.PI)

/** Beyond this point the tail is summed from outside in, where the central series would cancel. */
const TAIL_START = 3

/** Doubles next to the ends of (0, 1): a chance is never certain. */
const MIN_CHANCE = 2 ** -1022
const GREATEST_CHANCE = 1 - 2 ** -53

/**
 * Standard normal distribution function Φ(x), absolute error below 1e-14 for every finite x; 0 and 1 at ∓∞.
 *
 * |x| < 3: Φ(x) = ½ + φ(x)·(x + x³/3 + x⁵/(3·5) + x⁷/(3·5·7) + …)
 * (Abramowitz & Stegun, Handbook of Mathematical Functions, 26.2.11; Marsaglia, J. Stat. Softw. 11(4), 2004).
 * Otherwise the tail by the continued fraction φ(x)/(x + 1/(x + 2/(x + 3/(x + …)))) (26.2.14).
 */
export function normalCdf(x: number): number {
  if (Number.isNaN(x)) throw new RangeError('normalCdf: x is not a number')
  if (x <= -TAIL_START) return upperTail(-x)
  if (x >= TAIL_START) return 1 - upperTail(x)
  const square = x * x
  let term = x
  let sum = x
  for (let k = 3; Math.abs(term) > 1e-17; k += 2) {
    term *= square / k
    sum += term
  }
  return 0.5 + normalDensity(x) * sum
}

/** 1 − Φ(x) for x ≥ TAIL_START. The fraction converges the faster the farther out: about 750/x² steps. */
function upperTail(x: number): number {
  if (x > 40) return 0
  let fraction = x
  for (let k = Math.ceil(8 + 750 / (x * x)); k >= 1; k--) fraction = x + k / fraction
  return normalDensity(x) / fraction
}

function normalDensity(x: number): number {
  return Math.exp(-0.5 * x * x) / SQRT_2PI
}

/**
 * Standard normal quantile Φ⁻¹(p) for p in [0, 1], absolute error below 1e-9; ∓∞ at the ends.
 *
 * Start: the rational approximation of Abramowitz & Stegun 26.2.23 (error below 4.5e-4), then two steps of
 * Halley's iteration on Φ(x) − p: u = (Φ(x) − p)/φ(x), x ← x − u/(1 + x·u/2).
 * Throws RangeError when p is outside [0, 1].
 */
export function normalQuantile(p: number): number {
  if (!(p >= 0 && p <= 1)) throw new RangeError(`normalQuantile: ${p} is not in [0, 1]`)
  if (p === 0) return -Infinity
  if (p === 1) return Infinity
  if (p > 0.5) return -normalQuantile(1 - p)
  const t = Math.sqrt(-2 * Math.log(p))
  const top = 2.515517 + t * (0.802853 + t * 0.010328)
  const bottom = 1 + t * (1.432788 + t * (0.189269 + t * 0.001308))
  let x = top / bottom - t
  for (let step = 0; step < 2; step++) {
    const density = normalDensity(x)
    if (density < MIN_CHANCE) break
    const u = (normalCdf(x) - p) / density
    x -= u / (1 + (x * u) / 2)
  }
  return x
}

/**
 * The candidate's place in the distribution of the cut-off as the normal quantile of the chance: P = Φ(z); of a normal
 * distribution, in scales above the location.
 * @param rank the candidate's rank in this year's track, 1 is best
 * Throws RangeError when the rank is below 1 or not a finite number, or when the cut-off is no distribution.
 */
export function filingQuantile({ location, scale, bend }: Cutoff, rank: number): number {
  if (!(rank >= 1 && rank < Infinity)) throw new RangeError(`filingQuantile: ${rank} is not a rank`)
  if (!(Number.isFinite(location) && scale > 0)) throw new RangeError(`location ${location}, scale ${scale}`)
  const ahead = location - Math.log(rank)
  return bend === undefined ? ahead / scale : quantileOfAhead(bend, ahead)
}

/** The chance at a quantile of filingQuantile, Φ(z) kept inside the open interval (0, 1). */
export function chanceAt(quantile: number): number {
  return Math.min(Math.max(normalCdf(quantile), MIN_CHANCE), GREATEST_CHANCE)
}

/**
 * Chance of filing: P(rank ≤ cut-off rank), for a normal distribution Φ((location − ln rank) / scale), in the open interval (0, 1).
 * Throws RangeError as filingQuantile does.
 */
export function chanceOfFiling(cutoff: Cutoff, rank: number): number {
  return chanceAt(filingQuantile(cutoff, rank))
}
