import { choicesOf } from './choice-list.ts'
import type { Choice, ChoiceList } from './choice-list.ts'

type Content = Pick<ChoiceList, 'batchList'>

export type ChoiceMark = 'same' | 'only' | 'moved' | 'changed'

/** A choice of one version beside the other version. */
export interface MarkedChoice {
  readonly choice: Choice
  /** Place in its list, from 1. */
  readonly place: number
  readonly mark: ChoiceMark
}

/** Whether two versions hold the same choices in the same order, with the same majors and obey flags. */
export function sameContent(a: Content, b: Content): boolean {
  return batchIds(a, b).every((batchId) => {
    const left = choicesOf(a, batchId)
    const right = choicesOf(b, batchId)
    return left.length === right.length && left.every((choice, i) => sameChoice(choice, right[i]))
  })
}

/** Whether `whole` loses nothing of `part`: its choices are there unchanged and in the same order. */
export function covers(whole: Content, part: Content): boolean {
  return batchIds(whole, part).every((batchId) => {
    const rest = [...choicesOf(whole, batchId)]
    return choicesOf(part, batchId).every((choice) => {
      const at = rest.findIndex((one) => sameChoice(one, choice))
      rest.splice(0, at + 1)
      return at >= 0
    })
  })
}

/** Whether every choice and every major of `part` is somewhere in `whole`, in any order. */
export function holds(whole: Content, part: Content): boolean {
  return batchIds(whole, part).every((batchId) =>
    choicesOf(part, batchId).every((choice) => {
      const majors = choicesOf(whole, batchId).find((one) => one.planId === choice.planId)?.majorList
      return (
        choice.majorList.every((major) => majors?.some((one) => one.planId === major.planId)) &&
        majors !== undefined
      )
    }),
  )
}

/**
 * The choices of `own` marked against `other`: only here, moved (outside the longest part that both have in the
 * same order), changed (majors or obey differ), or same.
 */
export function markChoices(own: readonly Choice[], other: readonly Choice[]): MarkedChoice[] {
  const places = new Map(other.map((choice, place) => [choice.planId, place]))
  const common = own.filter((choice) => places.has(choice.planId))
  const kept = longestRise(common.map((choice) => places.get(choice.planId) ?? 0))
  const inOrder = new Set(kept.map((position) => common[position]?.planId))
  return own.map((choice, i) => {
    const twin = other[places.get(choice.planId) ?? -1]
    return { choice, place: i + 1, mark: markOf(choice, twin, inOrder.has(choice.planId)) }
  })
}

function markOf(choice: Choice, twin: Choice | undefined, inOrder: boolean): ChoiceMark {
  if (twin === undefined) return 'only'
  if (!inOrder) return 'moved'
  return sameChoice(choice, twin) ? 'same' : 'changed'
}

/** Positions of a longest strictly rising subsequence (patience sorting with links back). */
function longestRise(values: readonly number[]): number[] {
  const tails: number[] = []
  const before: (number | undefined)[] = []
  for (const [position, value] of values.entries()) {
    const found = tails.findIndex((tail) => (values[tail] ?? 0) >= value)
    const length = found < 0 ? tails.length : found
    before[position] = tails[length - 1]
    tails[length] = position
  }
  const rise: number[] = []
  for (let at = tails[tails.length - 1]; at !== undefined; at = before[at]) rise.unshift(at)
  return rise
}

function sameChoice(a: Choice, b: Choice | undefined): boolean {
  return (
    b !== undefined &&
    a.planId === b.planId &&
    a.isObey === b.isObey &&
    a.majorList.length === b.majorList.length &&
    a.majorList.every((major, i) => major.planId === b.majorList[i]?.planId)
  )
}

function batchIds(a: Content, b: Content): number[] {
  return [...new Set([...a.batchList, ...b.batchList].map((batch) => batch.batchId))]
}
