import { SECTIONS, SECTION_FLOOR } from '../vocab/section.ts'
import type { Section } from '../vocab/section.ts'
import { normalQuantile } from './chance.ts'

/**
 * Fixed points of the score ratio as [chance of filing, ratio]; linear between them in the normal quantile.
 * Below 5 % the line runs down to 0 at a chance of 0.05 %, and stays there; above 99.5 % it stays at 1.6.
 */
const ANCHORS: readonly (readonly [quantile: number, ratio: number])[] = [
  [normalQuantile(0.0005), 0],
  [normalQuantile(0.05), 0.4],
  [normalQuantile(0.2), 0.6],
  [normalQuantile(0.35), 0.8],
  [normalQuantile(0.5), 1],
  [normalQuantile(0.8), 1.2],
  [normalQuantile(0.95), 1.4],
  [normalQuantile(0.995), 1.6],
]

/** Colour bands of the score ratio, weakest first, each with the ratio it starts at. */
const BAND_FLOORS = [
  ['grey', 0],
  ['orangeRed', 0.4],
  ['orange', 0.6],
  ['green', 0.8],
  ['teal', 1],
  ['blue', 1.2],
  ['darkBlue', 1.4],
] as const
export type RatioBand = (typeof BAND_FLOORS)[number][0]

/**
 * Score ratio in [0, 1.6]: monotone and continuous in the chance of filing.
 * @param chance of filing in [0, 1]; anything else throws RangeError
 */
export function scoreRatio(chance: number): number {
  return ratioAt(normalQuantile(chance))
}

/** Score ratio of the chance Φ(quantile). */
export function ratioAt(quantile: number): number {
  let [leftQuantile, leftRatio] = ANCHORS[0]!
  if (quantile <= leftQuantile) return leftRatio
  for (let i = 1; i < ANCHORS.length; i++) {
    const [rightQuantile, rightRatio] = ANCHORS[i]!
    if (quantile <= rightQuantile) {
      const share = (quantile - leftQuantile) / (rightQuantile - leftQuantile)
      return leftRatio + share * (rightRatio - leftRatio)
    }
    leftQuantile = rightQuantile
    leftRatio = rightRatio
  }
  return leftRatio
}

/** Colour band of a score ratio; a ratio on a border belongs to the better band. Throws RangeError below 0 and for NaN. */
export function ratioBand(ratio: number): RatioBand {
  if (!(ratio >= 0)) throw new RangeError(`${ratio} is not a score ratio`)
  return BAND_FLOORS.findLast(([, floor]) => ratio >= floor)?.[0] ?? 'grey'
}

/** Section of a chance of filing in [0, 1]; a chance on a border belongs to the surer section. Throws RangeError for anything else. */
export function sectionOf(chance: number): Section {
  if (!(chance >= 0 && chance <= 1)) throw new RangeError(`${chance} is not a chance`)
  return SECTIONS.findLast((section) => chance >= SECTION_FLOOR[section]) ?? 'unlikely'
}
