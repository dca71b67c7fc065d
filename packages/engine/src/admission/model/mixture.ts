import { bendOf, KNOTS } from '../bend.ts'
import type { CutoffDistribution } from '../distribution.ts'
import { normalCdf } from '../chance.ts'
import { studentCdf } from './student.ts'

/**
 * What is believed of ln(cut-off rank): mostly a usual year, Student's t about `usual` with its own scale on either side
 * (below: towards better ranks, a harder year), a share `lineWeight` of it moved by `lineShift`: years in which cut-offs
 * follow the number at the line all the way; with chance `jumpWeight` a year of its own, drawn back to older years; with
 * chance `bottomWeight` the unit does not fill and files down to the batch's line.
 */
export interface CutoffMixture {
  readonly usual: number
  readonly below: number
  readonly above: number
  readonly lineShift: number
  readonly lineWeight: number
  readonly jump: number
  readonly jumpScale: number
  readonly jumpWeight: number
  readonly bottom: number
  readonly bottomScale: number
  readonly bottomWeight: number
}

/** Chance that ln(cut-off rank) is at most `logRank`. */
export function mixtureCdf(mixture: CutoffMixture, logRank: number): number {
  const { lineWeight, jumpWeight, bottomWeight } = mixture
  let ordinary = (1 - lineWeight) * usualCdf(mixture, logRank)
  if (lineWeight > 0) ordinary += lineWeight * usualCdf(mixture, logRank - mixture.lineShift)
  return (
    (1 - jumpWeight - bottomWeight) * ordinary +
    jumpWeight * studentCdf((logRank - mixture.jump) / mixture.jumpScale) +
    bottomWeight * studentCdf((logRank - mixture.bottom) / mixture.bottomScale)
  )
}

function usualCdf({ usual, below, above }: CutoffMixture, logRank: number): number {
  const isBelow = logRank < usual
  const t = studentCdf((logRank - usual) / (isBelow ? below : above))
  const part = isBelow ? below / (below + above) : above / (below + above)
  return isBelow ? 2 * part * t : 1 - 2 * part * (1 - t)
}

/** Ranks are told apart no finer than this in ln rank. */
const FINE = 1e-6
const HALVINGS = 60

/** Where the distribution function reaches p, for p in (0, 1), searched from `low` up. */
function mixtureQuantile(mixture: CutoffMixture, p: number, low: number): number {
  let step = mixture.below + mixture.above
  let left = low
  while (mixtureCdf(mixture, left) > p) left -= step *= 2
  let right = left + step
  while (mixtureCdf(mixture, right) < p) right += step *= 2
  for (let i = 0; i < HALVINGS && right - left > FINE; i++) {
    const middle = (left + right) / 2
    if (mixtureCdf(mixture, middle) < p) left = middle
    else right = middle
  }
  return (left + right) / 2
}

/** The mixture tabled by its quantiles, as indexes and lists use it. */
export function tabledMixture(mixture: CutoffMixture, years: readonly number[]): CutoffDistribution {
  const start = mixture.usual - 2 * mixture.below
  // the chance of filing rises as the rank gets better: quantiles of the cut-off from the other end
  const { location, bend } = bendOf((quantile) => mixtureQuantile(mixture, normalCdf(-quantile), start))
  return { location, scale: (bend[8]! - bend[4]!) / (KNOTS[8] - KNOTS[4]), bend, years }
}
