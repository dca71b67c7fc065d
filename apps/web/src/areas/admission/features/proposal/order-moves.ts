import type { OrderProposal } from './api.ts'

/** A move as it is told: which choice goes from which place to which, from 1. */
export interface NamedMove {
  readonly planId: number
  readonly name: string
  readonly from: number
  readonly to: number
  readonly reason: string
}

/**
 * The moves of a proposal by the places that show in the list, also of a choice that keeps its number while a surer one
 * goes behind it. Empty where nothing can be bettered.
 * @param names names of the choices by planId, in the order of the list
 */
export function namedMoves(
  { order, moves }: Pick<OrderProposal, 'order' | 'moves'>,
  names: ReadonlyMap<number, string>,
): NamedMove[] {
  const before = [...names.keys()]
  return moves.flatMap(({ planId, reason }) => {
    const [from, to] = [before.indexOf(planId) + 1, order.indexOf(planId) + 1]
    return from === 0 || to === 0 ? [] : [{ planId, name: names.get(planId) ?? '', from, to, reason }]
  })
}

/** The choices that go further down because others are moved above them. */
export function pushedDown(
  { order, moves }: Pick<OrderProposal, 'order' | 'moves'>,
  names: ReadonlyMap<number, string>,
): Omit<NamedMove, 'reason'>[] {
  const moved = new Set(moves.map(({ planId }) => planId))
  return [...names].flatMap(([planId, name], i) => {
    const to = order.indexOf(planId) + 1
    return moved.has(planId) || to <= i + 1 ? [] : [{ planId, name, from: i + 1, to }]
  })
}
