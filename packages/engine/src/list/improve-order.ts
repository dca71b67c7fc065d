import type { ListOption } from './propose.ts'
import { outlookUnder, underShocks, wastedChoices } from './outlook.ts'
import type { ListOutlook, ShockedChoice } from './outlook.ts'

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
 * Moves up the choices that can hardly ever matter where they stand, each to just above the surer choice it stands
 * behind, and only where nothing is lost: the expected worth rises, and neither slipping nor refusal does. The order
 * of all others is the person's wish and stays.
 * @param options the list in its order
 */
export function improveOrder(options: readonly ListOption[]): ImprovedOrder {
  const shocked = options.map((option) => ({ ...underShocks(option), worth: option.worth }))
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

/** The order with a choice put above the choice where it gains most; undefined where something is lost everywhere. */
function bestMove(
  options: readonly ListOption[],
  shocked: readonly WorthyChoice[],
  order: readonly number[],
  choice: number,
): Move | undefined {
  const value = (list: readonly number[]) => valueOf(list.map((place) => shocked[place]!))
  const now = value(order)
  const from = order.indexOf(choice)
  let best: (Move & { readonly worth: number }) | undefined
  for (let to = 0; to < from; to++) {
    if (options[order[to]!]!.chance <= options[choice]!.chance) continue
    const changed = order.toSpliced(from, 1).toSpliced(to, 0, choice)
    const then = value(changed)
    if (then.refusal > now.refusal + NOTHING || then.worth <= now.worth + NOTHING) continue
    if (best === undefined || then.worth > best.worth)
      best = { order: changed, behind: order[to]!, worth: then.worth }
  }
  return best
}

type WorthyChoice = ShockedChoice & Pick<ListOption, 'worth'>

function valueOf(list: readonly WorthyChoice[]): { worth: number; refusal: number } {
  const { taken, refusal } = outlookUnder(list)
  return { worth: list.reduce((sum, { worth }, i) => sum + worth * taken[i]!, 0), refusal }
}
