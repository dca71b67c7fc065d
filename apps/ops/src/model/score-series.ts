import { makeScorer, mixtureCdf, mixtureOf, simpleChances, SIMPLE_METHODS } from '@wenjin/engine'
import type { Parameters, Scores, SimpleMethod } from '@wenjin/engine'
import type { PastUnit, PastYear } from './past-years.ts'

/** How good the model and the simple methods were in one series. */
export interface SeriesScore {
  readonly provId: number
  readonly track: PastYear['track']
  readonly year: number
  /** school, group or major, and whether vocational. */
  readonly series: string
  readonly unitNum: number
  readonly model: Scores
  readonly simple: Readonly<Record<SimpleMethod, Scores>>
  /** Share of cut-offs inside the 80 % interval. */
  readonly coverage: number
}

/** Candidates a unit, log-spaced within ±40 % of its newest cut-off. */
const CANDIDATES = 41
const OFFSETS = Array.from(
  { length: CANDIDATES },
  (_, i) => Math.log(0.6) + (i / (CANDIDATES - 1)) * Math.log(1.4 / 0.6),
)

/** Scores each series of a past year; every method is asked about the same candidates. */
export function scoreSeries(past: PastYear, parameters: Parameters): SeriesScore[] {
  const { provId, track, year, units } = past
  return [...Map.groupBy(units, seriesOf)].map(([series, members]) => {
    const model = makeScorer()
    const simple = SIMPLE_METHODS.map((method) => ({ method, scorer: makeScorer() }))
    let covered = 0
    for (const unit of members) {
      const mixture = mixtureOf(parameters, unit.facts)
      const chances = simpleChances(
        unit.facts.lines.map((line) => ({ ...line, candidates: past.candidates.get(line.year) ?? null })),
        year,
        past.candidates.get(year) ?? null,
      )
      for (const offset of OFFSETS) {
        const logRank = unit.facts.last + offset
        const filed = logRank <= unit.outcome
        model.add(Math.min(1, Math.max(0, 1 - mixtureCdf(mixture, logRank))), filed)
        for (const { method, scorer } of simple) scorer.add(chances![method](Math.exp(logRank)), filed)
      }
      const place = mixtureCdf(mixture, unit.outcome)
      if (place >= 0.1 && place <= 0.9) covered += 1
    }
    return {
      provId,
      track,
      year,
      series,
      unitNum: members.length,
      model: model.scores(),
      simple: Object.fromEntries(simple.map(({ method, scorer }) => [method, scorer.scores()])) as Record<
        SimpleMethod,
        Scores
      >,
      coverage: covered / members.length,
    }
  })
}

function seriesOf({ facts: { isGroup, isMajor, isVocational } }: PastUnit): string {
  const level = isMajor ? '专业' : isGroup ? '专业组' : '院校'
  return `${level}${isVocational ? '专科' : '本科'}`
}

/** Means over series, each counting the same. */
export interface MeanScore {
  readonly seriesNum: number
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

export function bestSimple(score: SeriesScore, measure: 'brier' | 'logLoss'): number {
  return Math.min(...SIMPLE_METHODS.map((method) => score.simple[method][measure]))
}

export function meanScore(scores: readonly SeriesScore[]): MeanScore {
  const mean = (value: (score: SeriesScore) => number): number =>
    scores.reduce((sum, score) => sum + value(score), 0) / scores.length
  const large = scores.filter(({ unitNum }) => unitNum >= LARGE)
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
