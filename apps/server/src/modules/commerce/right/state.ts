import type { RightCard } from '@wenjin/database/queries/commerce/right-cards'
import { refuse } from '../../../kernel/refusal.ts'

/** What checkRightCard tells of a card. */
const STATES = { unused: 0, own: 1, useless: 2 } as const
export type CardState = (typeof STATES)[keyof typeof STATES]

/** What a customer who cannot activate a card is refused with; undefined: they can. */
export function whyUseless(card: RightCard, customerId: number, now: Date): (() => Error) | undefined {
  if (card.activatedAt !== null)
    return card.activatedBy === customerId ? refuse.cardActivated : refuse.cardUsed
  if (card.isVoid) return refuse.cardVoid
  return card.usableUntil !== null && card.usableUntil <= now ? refuse.cardExpired : undefined
}

export function stateOf(card: RightCard, customerId: number, now: Date): CardState {
  if (card.activatedBy === customerId) return STATES.own
  return whyUseless(card, customerId, now) === undefined ? STATES.unused : STATES.useless
}
