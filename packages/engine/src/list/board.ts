import type { ListChoice } from './outlook.ts'
import { chancesUnderShocks, SHOCK_COUNT, SHOCK_WEIGHTS } from './shocks.ts'
import { checkWorth } from './worth.ts'

/** A unit that may be put on a list. */
export interface ListOption extends ListChoice {
  /** What studying there is worth to the person, above 0; slipping is worth 0. */
  readonly worth: number
}

/** A list worked out of options. */
export interface Proposal {
  /** Positions of the chosen options in the order of the form. */
  readonly order: readonly number[]
  /** Expected worth of where the candidate ends; slipping and being refused count as 0. */
  readonly expectedWorth: number
  readonly slipping: number
}

/** Chosen options tried for an exchange, those missed least first. */
const TRIED = 3

/** Options under every common shock, and the chosen ones among them in the order of their worth. */
export class Board {
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

  /** Option that may be added whose adding gains most, and the gain; option -1: none is left. */
  bestToAdd(mayAdd: (option: number) => boolean = () => true): { option: number; gain: number } {
    const chosen = new Set(this.order)
    let option = -1
    let gain = -1
    for (let i = 0; i < this.#values.length; i++) {
      if (chosen.has(i) || !mayAdd(i)) continue
      const one = this.#gainOf(i)
      if (one > gain) [option, gain] = [i, one]
    }
    return { option, gain }
  }

  add(option: number): void {
    this.#choose(this.order.toSpliced(this.placeOf(option), 0, option))
  }

  remove(option: number): void {
    this.#choose(this.order.filter((one) => one !== option))
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
  placeOf(option: number): number {
    const value = this.#values[option]!
    const place = this.order.findIndex((one) => this.#values[one]! < value)
    return place < 0 ? this.order.length : place
  }

  #gainOf(option: number): number {
    const value = this.#values[option]!
    const at = this.placeOf(option) * SHOCK_COUNT
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
