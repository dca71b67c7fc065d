/** How much each side of a place to study counts for the person, 0 (not at all) to 5. */
export interface ListWeights {
  readonly school: number
  readonly major: number
  readonly city: number
  readonly fee: number
  /** How much being sure counts: not part of a place's worth, it sets the risk a list may carry. */
  readonly chance: number
}

export const MAX_WEIGHT = 5

/** What the usual person is taken to want until they say otherwise. */
export const USUAL_WEIGHTS: ListWeights = { school: 3, major: 3, city: 2, fee: 1, chance: 3 }

/**
 * Percentages of a list's choices that are 冲 and 稳, a third each until the person moves them; the rest is 保, a fifth of
 * them at the least.
 */
export const USUAL_PERCENTAGES = { reach: 33, match: 33 } as const
/** What 冲 and 稳 may take together. */
export const MAX_PERCENTAGE = 80

/** How good a place is on each side, in [0, 1]; null: not known, which counts as the middle. */
export interface PlaceQuality {
  readonly school: number | null
  readonly major: number | null
  readonly city: number | null
  readonly fee: number | null
}

/** Throws RangeError for what is no worth of a choice: it is above 0 and finite. */
export function checkWorth(worth: number): void {
  if (!(worth > 0 && worth < Infinity)) throw new RangeError(`${worth} is not a worth`)
}

/** Worth of a place that is good on no side: studying there is still better than slipping. */
const MIN_WORTH = 0.05

/** Chance of slipping a list may carry, by the weight of being sure. */
const RISKS: readonly number[] = [0.05, 0.02, 0.01, 0.005, 0.002, 0.001]

/**
 * Worth of studying at a place, in [0.05, 1]: the mean of its qualities, each weighted as the person says.
 * Throws RangeError for a weight or quality out of range.
 */
export function worthOf(quality: PlaceQuality, weights: ListWeights): number {
  let total = 0
  let sum = 0
  for (const side of ['school', 'major', 'city', 'fee'] as const) {
    const weight = checkWeight(weights[side])
    const good = quality[side] ?? 0.5
    if (!(good >= 0 && good <= 1)) throw new RangeError(`${good} is not a quality`)
    total += weight
    sum += weight * good
  }
  return MIN_WORTH + (1 - MIN_WORTH) * (total === 0 ? 0.5 : sum / total)
}

/** Chance of slipping that a person who weighs being sure so may be offered. Throws RangeError for a weight out of range. */
export function riskOf({ chance }: Pick<ListWeights, 'chance'>): number {
  return RISKS[Math.round(checkWeight(chance))]!
}

function checkWeight(weight: number): number {
  if (!(weight >= 0 && weight <= MAX_WEIGHT)) throw new RangeError(`${weight} is not a weight`)
  return weight
}
