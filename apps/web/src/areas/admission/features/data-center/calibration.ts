import { countText } from '../../../../shared/ui/figures.ts'
import type { Reliability } from './api.ts'
import { percentText } from './reliability-words.ts'

const MIN_RADIUS = 3
const MAX_RADIUS = 11

/** One bin of chances on the chart: shares of its width and height from the lower left, radius in CSS pixels. */
export interface CalibrationDot {
  readonly told: number
  readonly filed: number
  readonly radius: number
}

/** Bins that anybody is in; the area of a dot grows with their number. */
export function calibrationDots(bins: Reliability['bins']): CalibrationDot[] {
  const maxPairs = Math.max(1, ...bins.map(({ pairNum }) => pairNum))
  return bins
    .filter(({ pairNum }) => pairNum > 0)
    .map(({ told, filed, pairNum }) => ({
      told,
      filed,
      radius: MIN_RADIUS + (MAX_RADIUS - MIN_RADIUS) * Math.sqrt(pairNum / maxPairs),
    }))
}

/** The chart in words, for those who do not see it. */
export function calibrationText(bins: Reliability['bins']): string {
  const told = bins
    .filter(({ pairNum }) => pairNum > 0)
    .map((bin) => `说${percentText(bin.told)}的实际${percentText(bin.filed)}`)
  return `说的概率与实际投进的比例：${told.join('，')}`
}

/** The chart as rows: range of the chance, mean told, share filed, number. */
export function calibrationRows(
  bins: Reliability['bins'],
): readonly (readonly [string, string, string, string])[] {
  return bins.map(({ told, filed, pairNum }, i) => [
    `${(i * 100) / bins.length}～${((i + 1) * 100) / bins.length}%`,
    pairNum === 0 ? '--' : percentText(told),
    pairNum === 0 ? '--' : percentText(filed),
    countText(pairNum),
  ])
}
