import { BOTTOM_REACH, BOTTOM_SCALES, lineWeightOf, MAX_SKEW } from '../model/cutoff-model.ts'
import type { Facts } from '../model/facts.ts'
import { featuresOf, FORMULAS, lineMove } from '../model/formulas.ts'
import type { FormulaName } from '../model/formulas.ts'
import { studentCdf, studentDensity } from '../model/student.ts'
import type { Slope } from './minimise.ts'

/** A unit whose cut-off came out, with the common move that was foreseen. */
export interface Sample {
  readonly facts: Facts
  /** ln of the cut-off rank that came out. */
  readonly outcome: number
  /** The outcome is a bound: what became of the candidates before it is not known. */
  readonly isBound: boolean
  readonly common: number
}

/** The formulas that are fitted together; the common move is fitted before. */
export const FITTED = [
  'usual',
  'usualScale',
  'lopsided',
  'jump',
  'jumpScale',
  'jumpWeight',
  'bottomWeight',
] as const satisfies readonly FormulaName[]

/** Candidates of each sample: ranks within ±40 % of the newest cut-off, log-spaced, whose outcomes the likelihood counts. */
const CANDIDATES = 21
const OFFSETS = Float64Array.from(
  { length: CANDIDATES },
  (_, i) => Math.log(0.6) + (i / (CANDIDATES - 1)) * Math.log(1.4 / 0.6),
)
/** One unit's candidates share one outcome: together they count as about seven of their own (composite likelihood). */
const COUNT = 0.35
const MIN_LIKELIHOOD = 1e-6

/** Where each formula's parameters start among all, and how many there are in all. */
export const STARTS: readonly number[] = FITTED.map((_, i) =>
  FITTED.slice(0, i).reduce((sum, name) => sum + Object.keys(FORMULAS[name]).length, 0),
)
export const PARAMETER_COUNT = FITTED.reduce((sum, name) => sum + Object.keys(FORMULAS[name]).length, 0)

/** Pull of every parameter towards its start. */
export interface Prior {
  readonly start: Float64Array
  /** Weight of its squared distance. */
  readonly weight: Float64Array
}

/**
 * Minus the logarithm of the composite likelihood of what became of the candidates of all samples (Varin, Reid & Firth,
 * Statistica Sinica 21, 2011), with the prior's pull, and its gradient.
 */
export function likelihoodOf(samples: readonly Sample[], prior: Prior): (place: Float64Array) => Slope {
  const features = samples.map(({ facts }) =>
    Float64Array.from(FITTED.flatMap((name) => featuresOf(name, facts))),
  )
  return (place) => {
    const gradient = new Float64Array(PARAMETER_COUNT)
    let value = 0
    const heads = new Float64Array(FITTED.length)
    const slopes = new Float64Array(FITTED.length)
    for (const [i, sample] of samples.entries()) {
      const own = features[i]!
      for (const h of FITTED.keys()) {
        let sum = 0
        for (let p = STARTS[h]!; p < (STARTS[h + 1] ?? PARAMETER_COUNT); p++) sum += own[p]! * place[p]!
        heads[h] = sum
      }
      value += addSample(sample, heads, slopes)
      for (const h of FITTED.keys()) {
        for (let p = STARTS[h]!; p < (STARTS[h + 1] ?? PARAMETER_COUNT); p++)
          gradient[p]! += slopes[h]! * own[p]!
      }
    }
    for (let p = 0; p < PARAMETER_COUNT; p++) {
      const away = place[p]! - prior.start[p]!
      value += 0.5 * prior.weight[p]! * away * away
      gradient[p]! += prior.weight[p]! * away
    }
    return { value, gradient }
  }
}

/** What a sample adds to the value; writes the derivatives by what each formula says into `slopes`. */
function addSample(
  { facts, outcome, isBound, common }: Sample,
  heads: Float64Array,
  slopes: Float64Array,
): number {
  const [
    usualMove = 0,
    logScale = 0,
    lean = 0,
    jumpMove = 0,
    logJumpScale = 0,
    jumpOdds = 0,
    bottomOdds = 0,
  ] = heads
  slopes.fill(0)
  const lopsided = Math.min(MAX_SKEW, Math.max(-MAX_SKEW, lean))
  const isFree = lopsided === lean
  const canStayOpen = facts.fromBottom < BOTTOM_REACH
  const jump = Math.exp(jumpOdds)
  const open = canStayOpen ? Math.exp(bottomOdds) : 0
  const total = 1 + jump + open
  const [usualWeight, jumpWeight, openWeight] = [1 / total, jump / total, open / total]
  const below = Math.exp(logScale - lopsided)
  const above = Math.exp(logScale + lopsided)
  const jumpScale = Math.exp(logJumpScale)
  const tanh = Math.tanh(lopsided)
  const bottom = facts.bottom - facts.last
  const bottomScale = facts.hasLineMove ? BOTTOM_SCALES.known : BOTTOM_SCALES.unknown
  const lineWeight = lineWeightOf(facts)
  const usualParts = [
    { weight: 1 - lineWeight, centre: common + usualMove },
    { weight: lineWeight, centre: lineMove(facts) + usualMove },
  ].filter(({ weight }) => weight > 0)
  const usualHeads = new Float64Array(3)
  let value = 0
  for (const x of OFFSETS) {
    const filed = x <= outcome - facts.last
    if (isBound && filed) continue
    let usual = 0
    usualHeads.fill(0)
    for (const { weight, centre } of usualParts) {
      const side = x < centre ? -1 : 1
      const scale = side < 0 ? below : above
      const z = (x - centre) / scale
      const t = studentCdf(z)
      const density = studentDensity(z)
      const width = 1 + side * tanh
      usual += weight * (side < 0 ? width * t : 1 - width * (1 - t))
      usualHeads[0]! -= (weight * width * density) / scale
      usualHeads[1]! -= weight * width * density * z
      if (isFree) {
        const byLean = side * (1 - tanh * tanh) * (side < 0 ? t : -(1 - t)) - width * density * side * z
        usualHeads[2]! += weight * byLean
      }
    }
    const zJump = (x - common - jumpMove) / jumpScale
    const jumped = studentCdf(zJump)
    const jumpDensity = studentDensity(zJump)
    const opened = studentCdf((x - bottom) / bottomScale)
    const all = usualWeight * usual + jumpWeight * jumped + openWeight * opened
    const chance = Math.min(1 - MIN_LIKELIHOOD, Math.max(MIN_LIKELIHOOD, all))
    value -= COUNT * Math.log(filed ? 1 - chance : chance)
    const slope = COUNT * (filed ? 1 / (1 - chance) : -1 / chance)
    for (const h of usualHeads.keys()) slopes[h]! += slope * usualWeight * usualHeads[h]!
    slopes[3]! -= (slope * jumpWeight * jumpDensity) / jumpScale
    slopes[4]! -= slope * jumpWeight * jumpDensity * zJump
    slopes[5]! += slope * jumpWeight * (jumped - all)
    if (canStayOpen) slopes[6]! += slope * openWeight * (opened - all)
  }
  return value
}
