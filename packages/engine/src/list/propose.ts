import type { ListChoice } from './outlook.ts'
import { checkLength } from './outlook.ts'
import { chancesUnderShocks, SHOCK_COUNT, SHOCK_WEIGHTS } from './shocks.ts'
import { checkWorth } from './worth.ts'

/** A unit that may be put on a list. */
export interface ListOption extends ListChoice {
  /** What studying there is worth to the person, above 0; slipping is worth 0. */
  readonly worth: number
}

export interface ProposalLimits {
  /** Most choices the form takes, from 1 to MAX_CHOICES. */
  readonly max: number
  /** Chance of slipping the list should stay under, if any list of the options can. */
  readonly slipping: number
}

/** A list worked out of options. */
export interface Proposal {
  /** Positions of the chosen options in the order of the form. */
  readonly order: readonly number[]
  /** Expected worth of where the candidate ends; slipping and being refused count as 0. */
  readonly expectedWorth: number
  readonly slipping: number
}

/** How often the worth of not slipping is raised, and how far each time, until the list is safe enough. */
const RAISES = 8
const RAISE = 4
/** Chances of slipping below one in ten thousand are not told apart. */
export const SAFE_ENOUGH = 1e-4
/** Gain that does not count as one, as a share of the greatest worth. */
const NO_GAIN = 1e-9
/** Gain for which an option is exchanged, as a share of the greatest worth. */
const WORTH_EXCHANGE = 1e-5
/** Chosen options tried for an exchange, those missed least first, and exchanges made at the most. */
const TRIED = 3
const MAX_EXCHANGES = 20

/**
 * The list of at most `max` options with the greatest expected worth that stays under a chance of slipping.
 *
 * Of a chosen set the best order is by falling worth of being filed there (a lower place costs nothing under parallel
 * choice), and the worth of a set is monotone and submodular, so adding the option of greatest marginal gain comes
 * within 1 − 1/e of the best set (Nemhauser, Wolsey & Fisher, Math. Programming 14, 1978) and is the best set where
 * cut-offs are independent (Chade & Smith, Econometrica 74(5), 2006); exchanges of one option for another follow while
 * they gain. Too great a chance of slipping is met by a worth of not slipping that is raised step by step (Lagrange).
 * Throws RangeError for a chance, share, refusal, worth or limit out of range.
 */
export function proposeList(options: readonly ListOption[], { max, slipping }: ProposalLimits): Proposal {
  checkLength(max)
  if (!(max >= 1)) throw new RangeError(`a list of ${max} choices`)
  if (!(slipping >= 0 && slipping <= 1)) throw new RangeError(`${slipping} is not a chance of slipping`)
  const greatest = options.reduce((best, { worth }) => Math.max(best, worth), 0)
  let best = improve(new Board(options, 0), max, greatest)
  let bonus = greatest / 8
  const safe = Math.max(slipping, SAFE_ENOUGH)
  for (let raise = 0; raise < RAISES && best.slipping > safe; raise++) {
    const safer = improve(new Board(options, bonus), max, greatest)
    if (safer.slipping < best.slipping) best = safer
    bonus *= RAISE
  }
  return best
}

function improve(board: Board, max: number, greatest: number): Proposal {
  while (board.order.length < max) {
    const { option, gain } = board.bestToAdd()
    if (option < 0 || gain <= greatest * NO_GAIN) break
    board.add(option)
  }
  for (let exchange = 0; exchange < MAX_EXCHANGES && board.order.length === max; exchange++) {
    if (!board.exchangeOne(greatest * WORTH_EXCHANGE)) break
  }
  return board.proposal()
}

/** Options under every common shock, and the chosen ones among them in the order of their worth. */
class Board {
  order: readonly number[] = []
  readonly #options: readonly ListOption[]
  /** Worth of being filed by each option, refusal and the worth of not slipping included. */
  readonly #values: Float64Array
  /** Chance of filing by option and shock. */
  readonly #chances: Float64Array
  /** By place and shock: weight of the years in which no choice above files; one row more than choices. */
  #reached: Float64Array = Float64Array.from(SHOCK_WEIGHTS)
  /** By place and shock: expected value of the choices from there on, given that none above files. */
  #rest: Float64Array = new Float64Array(SHOCK_COUNT)

  constructor(options: readonly ListOption[], bonus: number) {
    this.#options = options
    this.#values = new Float64Array(options.length)
    this.#chances = new Float64Array(options.length * SHOCK_COUNT)
    for (const [i, { chance, commonShare, refusal, worth }] of options.entries()) {
      checkWorth(worth)
      if (!(refusal >= 0 && refusal <= 1)) throw new RangeError(`${refusal} is not a chance of refusal`)
      this.#values[i] = (worth + bonus) * (1 - refusal)
      chancesUnderShocks(chance, commonShare, this.#chances, i * SHOCK_COUNT)
    }
  }

  /** Option whose adding gains most, and the gain; option -1: none is left. */
  bestToAdd(): { option: number; gain: number } {
    const chosen = new Set(this.order)
    let option = -1
    let gain = -1
    for (let i = 0; i < this.#values.length; i++) {
      if (chosen.has(i)) continue
      const one = this.#gainOf(i)
      if (one > gain) [option, gain] = [i, one]
    }
    return { option, gain }
  }

  add(option: number): void {
    this.#choose(this.order.toSpliced(this.#placeOf(option), 0, option))
  }

  /** Exchanges the chosen option that is missed least for the best other one if that gains. */
  exchangeOne(min: number): boolean {
    const before = this.#value()
    const chosen = [...this.order]
    const losses = chosen.map((option, place) => ({ option, loss: this.#lossOf(place) }))
    for (const { option: out } of losses.toSorted((a, b) => a.loss - b.loss).slice(0, TRIED)) {
      this.#choose(chosen.filter((one) => one !== out))
      const { option } = this.bestToAdd()
      if (option >= 0 && option !== out) {
        this.add(option)
        if (this.#value() > before + min) return true
      }
      this.#choose(chosen)
    }
    return false
  }

  proposal(): Proposal {
    let expectedWorth = 0
    for (const [place, option] of this.order.entries()) {
      const { worth, refusal } = this.#options[option]!
      let filed = 0
      for (let k = 0; k < SHOCK_COUNT; k++) {
        filed += this.#reached[place * SHOCK_COUNT + k]! * this.#chances[option * SHOCK_COUNT + k]!
      }
      expectedWorth += filed * (1 - refusal) * worth
    }
    const missed = this.#reached.subarray(this.order.length * SHOCK_COUNT)
    return {
      order: [...this.order],
      expectedWorth,
      slipping: missed.reduce((sum, one) => sum + one, 0),
    }
  }

  /** Place that keeps the order of worth; of equal worth the likelier option stands lower. */
  #placeOf(option: number): number {
    const value = this.#values[option]!
    const place = this.order.findIndex((one) => this.#values[one]! < value)
    return place < 0 ? this.order.length : place
  }

  #gainOf(option: number): number {
    const value = this.#values[option]!
    const at = this.#placeOf(option) * SHOCK_COUNT
    const from = option * SHOCK_COUNT
    let gain = 0
    for (let k = 0; k < SHOCK_COUNT; k++) {
      gain += this.#reached[at + k]! * this.#chances[from + k]! * (value - this.#rest[at + k]!)
    }
    return gain
  }

  /** What the list is worth less without a choice. */
  #lossOf(place: number): number {
    const option = this.order[place]!
    const value = this.#values[option]!
    const at = place * SHOCK_COUNT
    const from = option * SHOCK_COUNT
    let loss = 0
    for (let k = 0; k < SHOCK_COUNT; k++) {
      loss += this.#reached[at + k]! * this.#chances[from + k]! * (value - this.#rest[at + SHOCK_COUNT + k]!)
    }
    return loss
  }

  #value(): number {
    let value = 0
    for (let k = 0; k < SHOCK_COUNT; k++) value += SHOCK_WEIGHTS[k]! * this.#rest[k]!
    return value
  }

  #choose(order: readonly number[]): void {
    this.order = order
    const rows = this.order.length + 1
    if (this.#reached.length !== rows * SHOCK_COUNT) {
      this.#reached = new Float64Array(rows * SHOCK_COUNT)
      this.#rest = new Float64Array(rows * SHOCK_COUNT)
    }
    this.#reached.set(SHOCK_WEIGHTS)
    this.#rest.fill(0, (rows - 1) * SHOCK_COUNT)
    for (const [place, option] of this.order.entries()) {
      const at = place * SHOCK_COUNT
      for (let k = 0; k < SHOCK_COUNT; k++) {
        this.#reached[at + SHOCK_COUNT + k] =
          this.#reached[at + k]! * (1 - this.#chances[option * SHOCK_COUNT + k]!)
      }
    }
    for (let place = rows - 2; place >= 0; place--) {
      const option = this.order[place]!
      const at = place * SHOCK_COUNT
      for (let k = 0; k < SHOCK_COUNT; k++) {
        const chance = this.#chances[option * SHOCK_COUNT + k]!
        this.#rest[at + k] = chance * this.#values[option]! + (1 - chance) * this.#rest[at + SHOCK_COUNT + k]!
      }
    }
  }
}
