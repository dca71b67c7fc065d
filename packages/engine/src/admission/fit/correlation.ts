import type { CommonShares } from '../model/correlation.ts'
import { mixtureOf } from '../model/cutoff-model.ts'
import type { Parameters } from '../model/formulas.ts'
import { mixtureCdf } from '../model/mixture.ts'
import { normalQuantile } from '../chance.ts'
import { seriesOf } from './province-move.ts'
import type { TrainingUnit, TrainingYear } from './training.ts'

/** Units a series has at least, and the parts of its ranking inside which a list's choices lie. */
const MIN_UNITS = 100
const PARTS = 10
/** Outcomes that the model held for all but impossible count as this. */
const MIN_CHANCE = 1e-6

/**
 * What cut-offs near each other in the ranking have in common beyond what the parameters foresee: of each tenth of a
 * series, the mean product of two units' normal scores Φ⁻¹(F(outcome)) over their mean square; the mean over tenths,
 * each counting the same (the one-way intraclass correlation of Fisher, Statistical Methods for Research Workers,
 * 1925, about the known mean 0). 0 where nothing is known or the mean is negative.
 */
export function fitCommonShares(years: readonly TrainingYear[], parameters: Parameters): CommonShares {
  const parts = years.flatMap(({ units }) =>
    [
      ...Map.groupBy(
        units.filter(({ isBound }) => !isBound),
        ({ facts }) => seriesOf(facts),
      ).values(),
    ].flatMap((members) => (members.length < MIN_UNITS ? [] : tenthsOf(members))),
  )
  const shareOf = (vocational: boolean): number => {
    const own = parts.filter(([first]) => first!.facts.isVocational === vocational)
    const sums = own.map((part) => sumsOf(part.map((unit) => normalScore(unit, parameters))))
    const products = sums.reduce((sum, { product }) => sum + product, 0)
    const squares = sums.reduce((sum, { square }) => sum + square, 0)
    return squares === 0 ? 0 : Math.round(Math.max(0, products / squares) * 1e3) / 1e3
  }
  return { undergraduate: shareOf(false), vocational: shareOf(true) }
}

function tenthsOf(members: readonly TrainingUnit[]): TrainingUnit[][] {
  const ordered = members.toSorted((a, b) => a.facts.last - b.facts.last)
  return Array.from({ length: PARTS }, (_, part) =>
    ordered.slice((part * ordered.length) / PARTS, ((part + 1) * ordered.length) / PARTS),
  )
}

function normalScore({ facts, outcome }: TrainingUnit, parameters: Parameters): number {
  const chance = mixtureCdf(mixtureOf(parameters, facts), outcome)
  return normalQuantile(Math.min(1 - MIN_CHANCE, Math.max(MIN_CHANCE, chance)))
}

/** Mean product of two different scores, and mean square. */
function sumsOf(scores: readonly number[]): { product: number; square: number } {
  const sum = scores.reduce((total, score) => total + score, 0)
  const squares = scores.reduce((total, score) => total + score * score, 0)
  const count = scores.length
  return { product: (sum * sum - squares) / (count * (count - 1)), square: squares / count }
}
