import { sectionOf } from '../admission/ratio.ts'
import { SECTIONS } from '../vocab/section.ts'
import type { Section } from '../vocab/section.ts'

/** Chances are kept this far from 0 and 1 before their logarithm is taken, so that one miss does not decide alone. */
const MIN_CHANCE = 1e-4
const BINS = 10

/** Chances told, and how often they came true. */
export interface Told {
  readonly pairs: number
  /** Mean chance told. */
  readonly predicted: number
  /** Share of candidates filed. */
  readonly filed: number
}

/** How far chances were from what happened. */
export interface Errors {
  /** Mean of (chance − outcome)² (Brier, Monthly Weather Review 78, 1950). */
  readonly brier: number
  /** Mean of −ln of the chance given to what happened (Good, J. R. Stat. Soc. B 14, 1952). */
  readonly logLoss: number
}

/** How good chances were. */
export interface Scores extends Errors {
  readonly pairs: number
  /** Mean over all pairs of |mean chance − share filed| in ten bins of equal width. */
  readonly calibrationError: number
  /** The ten bins from 0 to 1; empty ones have no pairs. */
  readonly bins: readonly Told[]
  readonly sections: Readonly<Record<Section, Told>>
}

/** Takes pairs of a chance and its outcome one by one. */
interface Taker<Result> {
  /** @param chance in [0, 1]; NaN throws RangeError */
  add(chance: number, filed: boolean): void
  scores(): Result
}
export type Scorer = Taker<Scores>

/** The same where only the errors are asked for. */
export function makeErrorCount(): Taker<Errors> {
  let pairs = 0
  let squares = 0
  let logs = 0
  return {
    add(chance, filed) {
      if (!(chance >= 0 && chance <= 1)) throw new RangeError(`${chance} is not a chance`)
      const kept = Math.min(Math.max(chance, MIN_CHANCE), 1 - MIN_CHANCE)
      pairs += 1
      squares += (chance - (filed ? 1 : 0)) ** 2
      logs -= Math.log(filed ? kept : 1 - kept)
    },
    scores: () => ({ brier: squares / Math.max(1, pairs), logLoss: logs / Math.max(1, pairs) }),
  }
}

/** Starts an empty count. */
export function makeScorer(): Scorer {
  let pairs = 0
  const errors = makeErrorCount()
  const bins = Array.from({ length: BINS }, makeTally)
  const sections = new Map(SECTIONS.map((section) => [section, makeTally()]))
  return {
    add(chance, filed) {
      errors.add(chance, filed)
      const outcome = filed ? 1 : 0
      pairs += 1
      bins[Math.min(BINS - 1, Math.floor(chance * BINS))]!.add(chance, outcome)
      sections.get(sectionOf(chance))!.add(chance, outcome)
    },
    scores() {
      const told = bins.map((bin) => bin.told())
      const off = told.reduce((sum, bin) => sum + bin.pairs * Math.abs(bin.predicted - bin.filed), 0)
      const bySection = [...sections].map(([section, tally]) => [section, tally.told()] as const)
      return {
        pairs,
        ...errors.scores(),
        calibrationError: off / Math.max(1, pairs),
        bins: told,
        sections: Object.fromEntries(bySection) as Record<Section, Told>,
      }
    },
  }
}

function makeTally() {
  let pairs = 0
  let chances = 0
  let outcomes = 0
  return {
    add(chance: number, outcome: number): void {
      pairs += 1
      chances += chance
      outcomes += outcome
    },
    told: (): Told => ({
      pairs,
      predicted: chances / Math.max(1, pairs),
      filed: outcomes / Math.max(1, pairs),
    }),
  }
}
