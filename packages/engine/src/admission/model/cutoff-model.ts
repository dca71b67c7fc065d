import type { CutoffDistribution } from '../distribution.ts'
import type { CommonShares } from './correlation.ts'
import type { Facts } from './facts.ts'
import { evaluate, lineMove } from './formulas.ts'
import type { FormulaName, Parameters } from './formulas.ts'
import { tabledMixture } from './mixture.ts'
import type { CutoffMixture } from './mixture.ts'

/** Scale of where a unit that does not fill files, in ln rank: the line is known, or only last year's weak end. */
export const BOTTOM_SCALES = { known: 0.012, unknown: 0.04 } as const
/** Farther from the weak end than this, in ln rank, no unit is taken to stay unfilled. */
export const BOTTOM_REACH = 0.4
/** Share of usual years in which cut-offs follow the number at the line all the way; set by the scores of whole series. */
const LINE_WEIGHTS = {
  undergraduate: 0.3,
  undergraduateMajor: 0.5,
  vocational: 0.4,
  vocationalPhysics: 0.6,
} as const
/** Bound of ½ ln of the ratio of the two scales of a usual year. */
export const MAX_SKEW = 1.5

/** A fitted model: parameters, and what is known of them. */
export interface CutoffModel {
  /** Name and version, as answers quote it. */
  readonly version: string
  readonly commonShares: CommonShares
  readonly parameters: Parameters
}

/** What is believed of a unit's cut-off from the facts of its years. */
export function estimateCutoff({ parameters }: CutoffModel, facts: Facts): CutoffDistribution {
  return tabledMixture(
    mixtureOf(parameters, facts),
    facts.lines.map(({ year }) => year),
  )
}

/** The share of a unit; 0 where the line's move is not known, and in vocational history, which does not follow it. */
export function lineWeightOf({ hasLineMove, isVocational, isMajor, isSplit, side }: Facts): number {
  if (!hasLineMove) return 0
  if (isVocational && side < 0) return 0
  if (isVocational) return isSplit && side > 0 ? LINE_WEIGHTS.vocationalPhysics : LINE_WEIGHTS.vocational
  return isMajor ? LINE_WEIGHTS.undergraduateMajor : LINE_WEIGHTS.undergraduate
}

/** The mixture the formulas make of a unit's facts. */
export function mixtureOf(parameters: Parameters, facts: Facts): CutoffMixture {
  const say = (name: FormulaName): number => evaluate(name, parameters, facts)
  const common = say('common')
  const base = facts.last + common
  const scale = say('usualScale')
  const lopsided = Math.min(MAX_SKEW, Math.max(-MAX_SKEW, say('lopsided')))
  const jump = Math.exp(say('jumpWeight'))
  const bottom = facts.fromBottom < BOTTOM_REACH ? Math.exp(say('bottomWeight')) : 0
  const total = 1 + jump + bottom
  return {
    usual: base + say('usual'),
    below: Math.exp(scale - lopsided),
    above: Math.exp(scale + lopsided),
    lineShift: lineMove(facts) - common,
    lineWeight: lineWeightOf(facts),
    jump: base + say('jump'),
    jumpScale: Math.exp(say('jumpScale')),
    jumpWeight: jump / total,
    bottom: facts.bottom,
    bottomScale: facts.hasLineMove ? BOTTOM_SCALES.known : BOTTOM_SCALES.unknown,
    bottomWeight: bottom / total,
  }
}
