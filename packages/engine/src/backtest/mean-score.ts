import type { SeriesScore } from './score-series.ts'
import { SIMPLE_METHODS } from './simple-methods.ts'

/** Means over series, each counting the same. */
export interface MeanScore {
  readonly seriesNum: number
  /** Share of units that were found in an earlier year. */
  readonly matched: number
  /** Of the best simple method of each series. */
  readonly simpleBrier: number
  readonly simpleLogLoss: number
  readonly brier: number
  readonly logLoss: number
  readonly calibrationError: number
  readonly coverage: number
  /** Series of 300 units or more, and those of them in which the best simple method has the better Brier score. */
  readonly largeNum: number
  readonly worseNum: number
}

const LARGE = 300

/** The measure of the simple method that had the best in the series, known only afterwards. */
export function bestSimple({ simple }: SeriesScore, measure: 'brier' | 'logLoss'): number {
  return Math.min(...SIMPLE_METHODS.map((method) => simple[method][measure]))
}

/** Share of the units of a series that were found in an earlier year. */
export function matchedShare({ matchedNum, unitNum }: SeriesScore): number {
  return matchedNum / unitNum
}

/** Means of at least one series. Bins are pooled: of each the mean error over series, so that errors of either side cancel. */
export function meanScore(scores: readonly SeriesScore[]): MeanScore {
  const mean = (value: (score: SeriesScore) => number): number =>
    scores.reduce((sum, score) => sum + value(score), 0) / scores.length
  const large = scores.filter(({ matchedNum }) => matchedNum >= LARGE)
  const bins = scores[0]?.model.bins.map((_, bin) =>
    Math.abs(
      mean(({ model: { bins: own, pairs } }) => {
        const { predicted, filed, pairs: inside } = own[bin]!
        return ((predicted - filed) * inside) / pairs
      }),
    ),
  )
  return {
    seriesNum: scores.length,
    matched: mean(matchedShare),
    simpleBrier: mean((score) => bestSimple(score, 'brier')),
    simpleLogLoss: mean((score) => bestSimple(score, 'logLoss')),
    brier: mean(({ model }) => model.brier),
    logLoss: mean(({ model }) => model.logLoss),
    calibrationError: (bins ?? []).reduce((sum, off) => sum + off, 0),
    coverage: mean(({ coverage }) => coverage),
    largeNum: large.length,
    worseNum: large.filter((score) => score.model.brier > bestSimple(score, 'brier')).length,
  }
}
