import type { ListOption } from './board.ts'
import { checkLength, outlookUnder, underShocks, wastedChoices } from './outlook.ts'
import type { ListOutlook, ShockedChoice } from './outlook.ts'
import { SHOCK_COUNT, SHOCK_WEIGHTS } from './shocks.ts'
import { checkWorth } from './worth.ts'

/** A choice moved up to where it can matter. */
export interface OrderMove {
  /** Its place before all moves, from 0. */
  readonly from: number
  /** Its place after all moves. */
  readonly to: number
  /** Place before all moves of the surer choice it stood behind. */
  readonly behind: number
  /** Chance of ending there before and after. */
  readonly before: number
  readonly after: number
}

export interface ImprovedOrder {
  /** For each new place, the place before. */
  readonly order: readonly number[]
  readonly moves: readonly OrderMove[]
}

/** Risk that may be added by a move: none that could be told. */
const NOTHING = 1e-9

/**
 * Moves up the choices that can hardly ever matter where they stand, each to above the surer choice where it gains
 * most, and only where nothing is lost: the expected worth rises, and neither slipping nor refusal does. The order of
 * all others is the person's wish and stays.
 * @param options the list in its order, at most MAX_CHOICES
 * Throws RangeError for a longer list, and for a chance, share, refusal or worth out of range.
 */
export function improveOrder(options: readonly ListOption[]): ImprovedOrder {
  checkLength(options.length)
  const shocked = options.map((option) => ({ ...underShocks(option), worth: option.worth }))
  for (const { worth } of options) checkWorth(worth)
  const start = outlookUnder(shocked)
  let order = options.map((_, place) => place)
  const moved = new Map<number, number>()
  for (const { place } of wastedChoices(options, start)) {
    const better = bestMove(options, shocked, order, place)
    if (better === undefined) continue
    moved.set(place, better.behind)
    order = better.order
  }
  const end = outlookUnder(order.map((place) => shocked[place]!))
  const moves = [...moved].map(([from, behind]): OrderMove => {
    const to = order.indexOf(from)
    return { from, to, behind, before: endsAt(start, from), after: endsAt(end, to) }
  })
  return { order, moves }
}

function endsAt(outlook: ListOutlook, place: number): number {
  return outlook.taken[place]! + outlook.refused[place]!
}

interface Move {
  readonly order: number[]
  readonly behind: number
}

/**
 * The order with a choice put above the choice where it gains most; undefined where something is lost everywhere.
 *
 * A choice of chances P put above others takes from each of them the share P of what ends there, shock by shock, and
 * changes nothing above them or below its old place; so all places are tried in one walk up the list.
 */
function bestMove(
  options: readonly ListOption[],
  shocked: readonly WorthyChoice[],
  order: readonly number[],
  choice: number,
): Move | undefined {
  const from = order.indexOf(choice)
  const reached = reachedIn(shocked, order.slice(0, from))
  const own = shocked[choice]!
  /** What ends, and what is refused, at the choices it would be put above, by shock. */
  const worth = new Float64Array(SHOCK_COUNT)
  const refusal = new Float64Array(SHOCK_COUNT)
  let best: { readonly to: number; readonly gain: number } | undefined
  for (let to = from - 1; to >= 0; to--) {
    const passed = shocked[order[to]!]!
    let gain = 0
    let risk = 0
    for (let k = 0; k < SHOCK_COUNT; k++) {
      const weight = reached[to * SHOCK_COUNT + k]!
      const filed = weight * passed.chances[k]!
      worth[k]! += filed * (1 - passed.refusal) * passed.worth
      refusal[k]! += filed * passed.refusal
      const more = weight - reached[from * SHOCK_COUNT + k]!
      gain += own.chances[k]! * (more * (1 - own.refusal) * own.worth - worth[k]!)
      risk += own.chances[k]! * (more * own.refusal - refusal[k]!)
    }
    if (options[order[to]!]!.chance <= options[choice]!.chance) continue
    if (risk > NOTHING || gain <= NOTHING) continue
    if (best === undefined || gain >= best.gain) best = { to, gain }
  }
  if (best === undefined) return undefined
  return { order: order.toSpliced(from, 1).toSpliced(best.to, 0, choice), behind: order[best.to]! }
}

/** By place and shock: weight of the years in which no choice above files; one row more than choices. */
function reachedIn(shocked: readonly WorthyChoice[], order: readonly number[]): Float64Array {
  const reached = new Float64Array((order.length + 1) * SHOCK_COUNT)
  reached.set(SHOCK_WEIGHTS)
  for (const [place, choice] of order.entries()) {
    const { chances } = shocked[choice]!
    const at = place * SHOCK_COUNT
    for (let k = 0; k < SHOCK_COUNT; k++) reached[at + SHOCK_COUNT + k] = reached[at + k]! * (1 - chances[k]!)
  }
  return reached
}

type WorthyChoice = ShockedChoice & Pick<ListOption, 'worth'>
