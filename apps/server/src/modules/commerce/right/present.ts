import type { CallReply, Calls } from '@wenjin/contract'
import type { RightCard } from '@wenjin/database/queries/commerce/right-cards'
import type { HeldRight, RightItem } from '@wenjin/database/queries/commerce/rights'
import type { CardState } from './state.ts'

export function presentRight({
  rightId,
  code,
  name,
  about,
}: RightItem): CallReply<Calls['getRightList']>[number] {
  return { rightId, code, name, about }
}

export function presentHeldRight(right: HeldRight): CallReply<Calls['getMyRightList']>[number] {
  const { endsAt, quota, used } = right
  return { ...presentRight(right), endsAt: endsAt?.toISOString() ?? null, quota, used }
}

export function presentCard(
  cardNo: string,
  { name, days }: RightCard,
  state: CardState,
  rights: readonly RightItem[],
): CallReply<Calls['checkRightCard']> {
  return { cardNo, name, state, days, rights: rights.map(presentRight) }
}
