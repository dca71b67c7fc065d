import type { RightCard } from '@wenjin/data'

/** What checkRightCard tells of a card. */
const STATES = { unused: 0, own: 1, useless: 2 } as const
export type CardState = (typeof STATES)[keyof typeof STATES]

/** Why a customer cannot activate a card; undefined: they can. */
export function whyUseless(card: RightCard, customerId: number, now: Date): string | undefined {
  if (card.activatedAt !== null) return card.activatedBy === customerId ? '您已激活过该卡' : '该卡已被使用'
  if (card.isVoid) return '该卡已作废'
  return card.usableUntil !== null && card.usableUntil <= now ? '该卡已过激活期限' : undefined
}

export function stateOf(card: RightCard, customerId: number, now: Date): CardState {
  if (card.activatedBy === customerId) return STATES.own
  return whyUseless(card, customerId, now) === undefined ? STATES.unused : STATES.useless
}
