import { chancesUnderShocks, SHOCK_COUNT, SHOCK_WEIGHTS } from './shocks.ts'

/** A choice of a list as its outcome depends on it. */
export interface ListChoice {
  /** Marginal chance of filing, in [0, 1]. */
  readonly chance: number
  /** Share of the cut-off's variance that all units of the province-year have in common, in [0, 1]. */
  readonly commonShare: number
  /** Chance of being refused after filing (退档), in [0, 1]. */
  readonly refusal: number
}

/** More choices than any form has: what takes time by the square of the list refuses longer ones. */
export const MAX_CHOICES = 500

/** Throws RangeError for a number that is no length of a list. */
export function checkLength(length: number): void {
  if (!(Number.isInteger(length) && length <= MAX_CHOICES))
    throw new RangeError(`a list of ${length} choices`)
}

/** How a list may end. The chances of all ends sum to 1. */
export interface ListOutlook {
  /** Chance of being filed by each choice and taken. */
  readonly taken: Float64Array
  /** Chance of being filed by each choice and refused. */
  readonly refused: Float64Array
  /** Chance of being refused after filing, over all choices. */
  readonly refusal: number
  /** Chance that no choice files the candidate (滑档). */
  readonly slipping: number
}

/**
 * Joint outcome of a list under parallel choice in one round: the candidate is filed by the first choice whose cut-off
 * they reach, and by no other even if refused there. Given the common shock of the province-year the choices are
 * independent; over the shock it is integrated exactly (shocks.ts).
 * @param choices in the order of the form
 * Throws RangeError for a chance, share or refusal outside [0, 1].
 */
export function outlookOf(choices: readonly ListChoice[]): ListOutlook {
  return outlookUnder(choices.map(underShocks))
}

/** A choice with its chances of filing, one a point of the quadrature. */
export interface ShockedChoice {
  readonly chances: Float64Array
  readonly refusal: number
}

/** Works out once what the outcome of any list with a choice needs. Throws RangeError as outlookOf does. */
export function underShocks({ chance, commonShare, refusal }: ListChoice): ShockedChoice {
  if (!(refusal >= 0 && refusal <= 1)) throw new RangeError(`${refusal} is not a chance of refusal`)
  const chances = new Float64Array(SHOCK_COUNT)
  chancesUnderShocks(chance, commonShare, chances)
  return { chances, refusal }
}

/** The outcome of a list of choices that were worked out before. */
export function outlookUnder(choices: readonly ShockedChoice[]): ListOutlook {
  const taken = new Float64Array(choices.length)
  const refused = new Float64Array(choices.length)
  const left = Float64Array.from(SHOCK_WEIGHTS)
  let refusal = 0
  for (const [i, choice] of choices.entries()) {
    const { chances } = choice
    let filed = 0
    for (let k = 0; k < SHOCK_COUNT; k++) {
      const reached = left[k]! * chances[k]!
      filed += reached
      left[k] = left[k]! - reached
    }
    refused[i] = filed * choice.refusal
    taken[i] = filed - refused[i]!
    refusal += refused[i]!
  }
  return { taken, refused, refusal, slipping: left.reduce((sum, one) => sum + one, 0) }
}

/** Chance of ending below which a choice is said to be wasted. */
export const WASTED = 0.001

/** A choice that can hardly ever matter where it stands. */
export interface WastedChoice {
  /** Its place in the list, from 0. */
  readonly place: number
  /** Place of the choice above it that keeps it from mattering most. */
  readonly behind: number
}

/**
 * Choices that can hardly ever matter: they might file the candidate by themselves, but a surer one above takes the
 * chance away.
 */
export function wastedChoices(choices: readonly ListChoice[], outlook: ListOutlook): WastedChoice[] {
  const wasted: WastedChoice[] = []
  let surest = -1
  for (const [place, { chance }] of choices.entries()) {
    const ends = outlook.taken[place]! + outlook.refused[place]!
    if (surest >= 0 && ends < WASTED && chance >= WASTED) wasted.push({ place, behind: surest })
    if (surest < 0 || chance > choices[surest]!.chance) surest = place
  }
  return wasted
}
