import { Board } from './board.ts'
import type { ListOption, Proposal } from './board.ts'
import { checkLength } from './outlook.ts'

export interface ProposalLimits {
  /** Most choices the form takes, from 1 to MAX_CHOICES. */
  readonly max: number
  /** Chance of slipping the list should stay under, if any list of the options can. */
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
/** Exchanges made at the most. */
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
