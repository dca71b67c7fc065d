import { evaluate, FORMULAS } from '../model/formulas.ts'
import type { Parameters } from '../model/formulas.ts'
import { fitCommonMove, seriesOf } from './province-move.ts'
import { FITTED, likelihoodOf, PARAMETER_COUNT, STARTS } from './likelihood.ts'
import type { Prior, Sample } from './likelihood.ts'
import { minimise } from './minimise.ts'
import type { TrainingUnit, TrainingYear } from './training.ts'

/** Units a series gives at the most, so that no province leads, and at least, so that it says something. */
const MAX_PER_SERIES = 250
/** The same of the forms with science and liberal arts, which are no more: what they teach does not all hold today. */
const MAX_OF_OLD_FORM = 75
const MIN_PER_SERIES = 30
const STEPS = 200

/** Where parameters start, other than at 0. */
const START: Readonly<Partial<Record<string, number>>> = {
  'usualScale.one': Math.log(0.07),
  'usualScale.gap': 0.5,
  'jumpScale.one': Math.log(0.35),
  'jumpWeight.one': -2,
  'bottomWeight.one': -6,
  'bottomWeight.at': 5,
  'jump.older': 0.5,
  'usual.siblingsRecut': 0.2,
  'usual.sameRequirement': 0.3,
  'usual.nameMove': -0.25,
  'usualScale.recut': 0.35,
  'usualScale.recutShare': 0.3,
  'usualScale.requirementMoved': 0.1,
  'jumpWeight.recut': 0.6,
  'jumpWeight.recutShare': 0.3,
}
/** How strongly parameters are held to their start: the first of a formula hardly. */
const HOLD: Readonly<Record<(typeof FITTED)[number], number>> = {
  usual: 400,
  usualScale: 1_200,
  lopsided: 1_200,
  jump: 400,
  jumpScale: 1_200,
  jumpWeight: 1_200,
  bottomWeight: 50,
}
const HARDLY = 1
/** What concerns majors alone, whose effects are small beside their features' size, is held less. */
const HELD_LESS: ReadonlySet<string> = new Set(['usual.siblingsVocationalMajor', 'usual.groupLine'])
const LESS = 40
/** Digits the parameters are kept with. */
const DIGITS = 1e4

/**
 * Fits the model by maximum likelihood on past years, each known only by what was known on its day: first what moves a
 * province-year together, then all else. Deterministic; about a minute for a million lines.
 */
export function fitModel(years: readonly TrainingYear[]): Parameters {
  const common = round(fitCommonMove(years))
  const samples = years.flatMap((year) => samplesOf(year, common))
  const found = minimise(likelihoodOf(samples, priorOf()), priorOf().start, STEPS)
  const fitted = FITTED.map((name, h) => {
    const features = Object.keys(FORMULAS[name])
    return [name, round(Object.fromEntries(features.map((feature, i) => [feature, found[STARTS[h]! + i]!])))]
  })
  return { common, ...Object.fromEntries(fitted) } as Parameters
}

function round<Name extends string>(values: Record<Name, number>): Record<Name, number> {
  const rounded = Object.entries<number>(values).map(([name, value]) => [
    name,
    Math.round(value * DIGITS) / DIGITS,
  ])
  return Object.fromEntries(rounded) as Record<Name, number>
}

/** An even selection from each series, by place. */
function samplesOf({ units }: TrainingYear, common: Parameters['common']): Sample[] {
  const weights = { common } as Parameters
  return [...Map.groupBy(units, ({ facts }) => seriesOf(facts)).values()].flatMap((members) => {
    if (members.length < MIN_PER_SERIES) return []
    const ordered = members.toSorted((a, b) => a.facts.last - b.facts.last)
    const count = Math.min(isOldForm(members) ? MAX_OF_OLD_FORM : MAX_PER_SERIES, ordered.length)
    return Array.from({ length: count }, (_, i): Sample => {
      const { facts, outcome, isBound } = ordered[Math.floor(((i + 0.5) * ordered.length) / count)]!
      return { facts, outcome, isBound, common: evaluate('common', weights, facts) }
    })
  })
}

function isOldForm([first]: readonly TrainingUnit[]): boolean {
  return first !== undefined && first.facts.side !== 0 && !first.facts.isSplit
}

function priorOf(): Prior {
  const start = new Float64Array(PARAMETER_COUNT)
  const weight = new Float64Array(PARAMETER_COUNT)
  for (const [h, name] of FITTED.entries()) {
    for (const [i, feature] of Object.keys(FORMULAS[name]).entries()) {
      start[STARTS[h]! + i] = START[`${name}.${feature}`] ?? 0
      weight[STARTS[h]! + i] = holdOf(name, feature)
    }
  }
  return { start, weight }
}

function holdOf(name: (typeof FITTED)[number], feature: string): number {
  if (feature === 'one' && name !== 'lopsided') return HARDLY
  return HELD_LESS.has(`${name}.${feature}`) ? LESS : HOLD[name]
}
