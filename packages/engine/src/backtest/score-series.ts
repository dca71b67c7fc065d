import type { TrainingUnit } from '../admission/fit/training.ts'
import { mixtureOf } from '../admission/model/cutoff-model.ts'
import type { Facts } from '../admission/model/facts.ts'
import type { Parameters } from '../admission/model/formulas.ts'
import { mixtureCdf } from '../admission/model/mixture.ts'
import type { ChoiceUnit } from '../rules/batch-rule.ts'
import { makeErrorCount, makeScorer } from './scores.ts'
import type { Errors, Scores } from './scores.ts'
import { simpleChances, SIMPLE_METHODS } from './simple-methods.ts'
import type { SimpleMethod } from './simple-methods.ts'

/** The units of one level, undergraduate or vocational, of a province, track and year. */
export interface Series {
  readonly level: ChoiceUnit
  readonly isVocational: boolean
  /** Units whose cut-off came out. */
  readonly unitNum: number
}

/** A year whose cut-offs came out, as it was known on its day. */
export interface KnownYear {
  readonly year: number
  readonly series: readonly Series[]
  /** The units of all series that were found in one of the four years before. */
  readonly units: readonly TrainingUnit[]
  /** Candidates of the track by year, as far as tables say. */
  readonly candidates: ReadonlyMap<number, number>
}

/** How good the model and the simple methods were in one series. */
export interface SeriesScore extends Series {
  /** Units that were found in an earlier year: the ones asked about. */
  readonly matchedNum: number
  readonly model: Scores
  readonly simple: Readonly<Record<SimpleMethod, Errors>>
  /** Share of cut-offs inside the 80 % interval. */
  readonly coverage: number
}

/** Candidates a unit, log-spaced within ±40 % of its newest cut-off. */
const CANDIDATES = 41
const OFFSETS = Array.from(
  { length: CANDIDATES },
  (_, i) => Math.log(0.6) + (i / (CANDIDATES - 1)) * Math.log(1.4 / 0.6),
)

/** Scores the series of a year that have a unit found in an earlier year; every method is asked about the same candidates. */
export function scoreSeries(known: KnownYear, parameters: Parameters): SeriesScore[] {
  return known.series.flatMap((series) => {
    const members = unitsOf(known, series)
    return members.length === 0 ? [] : [scoreOne(known, series, members, parameters)]
  })
}

/** The units of a series that were found in an earlier year. */
export function unitsOf({ units }: KnownYear, { level, isVocational }: Series): TrainingUnit[] {
  return units.filter(({ facts }) => facts.isVocational === isVocational && levelOf(facts) === level)
}

function levelOf({ isGroup, isMajor }: Facts): ChoiceUnit {
  return isMajor ? 'major' : isGroup ? 'group' : 'school'
}

function scoreOne(
  { year, candidates }: KnownYear,
  series: Series,
  members: readonly TrainingUnit[],
  parameters: Parameters,
): SeriesScore {
  const model = makeScorer()
  const simple = SIMPLE_METHODS.map((method) => ({ method, errors: makeErrorCount() }))
  let covered = 0
  let exact = 0
  for (const { facts, outcome, isBound } of members) {
    const mixture = mixtureOf(parameters, facts)
    const chances = simpleChances(
      facts.lines.map((line) => ({ ...line, candidates: candidates.get(line.year) ?? null })),
      year,
      candidates.get(year) ?? null,
    )
    for (const offset of OFFSETS) {
      const logRank = facts.last + offset
      const filed = logRank <= outcome
      // before a bound nobody knows who was filed
      if (isBound && filed) continue
      model.add(Math.min(1, Math.max(0, 1 - mixtureCdf(mixture, logRank))), filed)
      for (const { method, errors } of simple) errors.add(chances![method](Math.exp(logRank)), filed)
    }
    if (isBound) continue
    exact += 1
    const place = mixtureCdf(mixture, outcome)
    if (place >= 0.1 && place <= 0.9) covered += 1
  }
  const scored = simple.map(({ method, errors }) => [method, errors.scores()])
  return {
    ...series,
    matchedNum: members.length,
    model: model.scores(),
    simple: Object.fromEntries(scored) as Record<SimpleMethod, Errors>,
    coverage: covered / Math.max(1, exact),
  }
}
