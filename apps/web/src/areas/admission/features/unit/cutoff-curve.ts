import type { PastYear, Unit } from '@wenjin/contract'

/** One past cut-off on the picture, at a share 0–1 of its width. */
interface PastMark {
  readonly year: number
  readonly rank: number
  readonly at: number
}

/** The expected cut-off of a unit as a picture: shares of its width and height, weaker ranks further right. */
export interface CutoffCurve {
  /** Height of the density at evenly spaced places, from 0 to 1 (the top). */
  readonly heights: readonly number[]
  /** The candidate's rank. */
  readonly own: number
  readonly mid: number
  /** 80 % interval. */
  readonly low: number
  readonly high: number
  readonly past: readonly PastMark[]
}

export const CURVE_POINTS = 81
/** The picture goes at least this far from the middle, in scales. */
const REACH = 2.6
const MARGIN = 0.04
/** Normal quantile of 90 %: an 80 % interval lies so many scales around the middle. */
const EIGHTY = 1.2816
/** Scale, in ln rank, of an interval that is a single rank. */
const NARROWEST = 0.01

type Expected = Pick<Unit, 'cutoffMid' | 'cutoffLow' | 'cutoffHigh' | 'history'>

/**
 * Lays the expected cut-off, past cut-offs and the candidate's rank on one logarithmic scale: a curve of two normal
 * halves that has the middle and the 80 % interval of what is expected. null where the cut-off is not estimated.
 */
export function cutoffCurve(
  { cutoffMid, cutoffLow, cutoffHigh, history }: Expected,
  ownRank: number,
): CutoffCurve | null {
  if (cutoffMid === null || cutoffLow === null || cutoffHigh === null || ownRank < 1) return null
  const middle = Math.log(cutoffMid)
  const before = Math.max(NARROWEST, (middle - Math.log(cutoffLow)) / EIGHTY)
  const behind = Math.max(NARROWEST, (Math.log(cutoffHigh) - middle) / EIGHTY)
  const past = history.filter((one): one is PastYear & { rank: number } => one.rank !== null && one.rank > 0)
  const logs = [Math.log(ownRank), ...past.map(({ rank }) => Math.log(rank))]
  const from = Math.min(middle - REACH * before, ...logs)
  const to = Math.max(middle + REACH * behind, ...logs)
  const place = (log: number): number => MARGIN + ((log - from) / (to - from)) * (1 - 2 * MARGIN)
  const heights = Array.from({ length: CURVE_POINTS }, (_, i) => {
    const log = from + ((i / (CURVE_POINTS - 1) - MARGIN) / (1 - 2 * MARGIN)) * (to - from)
    return Math.exp(-0.5 * ((log - middle) / (log < middle ? before : behind)) ** 2)
  })
  return {
    heights,
    own: place(Math.log(ownRank)),
    mid: place(middle),
    low: place(middle - EIGHTY * before),
    high: place(middle + EIGHTY * behind),
    past: past.map(({ year, rank }) => ({ year, rank, at: place(Math.log(rank)) })),
  }
}
