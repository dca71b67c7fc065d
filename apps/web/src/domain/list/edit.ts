import { MESSAGES } from '@wenjin/contract'
import type { BatchRules, Choice, ChosenMajor } from './choice-list.ts'
import { refusalOf } from './limits.ts'

/** Choices after an edit, or why it is refused. */
export type Edited = { readonly choices: readonly Choice[] } | { readonly refusal: string }

/** Appends a choice; one that is already in the list stays where it is. */
export function addChoice(choices: readonly Choice[], choice: Choice, rules: BatchRules): Edited {
  if (choices.some((one) => one.planId === choice.planId)) return { choices }
  const longer = [...choices, choice]
  const refusal = refusalOf(rules, longer)
  return refusal === null ? { choices: longer } : { refusal }
}

export function removeChoice(choices: readonly Choice[], planId: number): readonly Choice[] {
  return choices.filter((one) => one.planId !== planId)
}

/** Puts choices back where they stood; one that is back in the list already stays where it is. */
export function restoreChoices(
  choices: readonly Choice[],
  removed: readonly { readonly choice: Choice; readonly at: number }[],
  rules: BatchRules,
): Edited {
  let restored: readonly Choice[] = choices
  for (const { choice, at } of removed) {
    const added = addChoice(restored, choice, rules)
    if ('refusal' in added) return added
    if (added.choices === restored) continue
    restored = moved(added.choices, added.choices.length - 1, Math.min(at, restored.length))
  }
  return { choices: restored }
}

/** Takes the item at `from` to `to`, both positions from 0; a position outside the list changes nothing. */
export function moved<T>(items: readonly T[], from: number, to: number): readonly T[] {
  const item = items[from]
  if (item === undefined || to < 0 || to >= items.length || from === to) return items
  const rest = items.filter((_, position) => position !== from)
  return [...rest.slice(0, to), item, ...rest.slice(to)]
}

/** The choices in another order, each of them named once by its planId. */
export function reordered(choices: readonly Choice[], order: readonly number[]): Edited {
  const byId = new Map(choices.map((one) => [one.planId, one]))
  const sorted = [...new Set(order)].flatMap((planId) => byId.get(planId) ?? [])
  return sorted.length === choices.length && order.length === choices.length
    ? { choices: sorted }
    : { refusal: '志愿表已经变了，请重新优化' }
}

export function toggleObey(choices: readonly Choice[], planId: number, rules: BatchRules): Edited {
  if (!choices.some((one) => one.planId === planId)) return { refusal: MESSAGES.noChoices }
  if (rules.hasObey === 0) return { refusal: '本批次没有专业调剂' }
  return { choices: changeChoice(choices, planId, (one) => ({ ...one, isObey: one.isObey === 1 ? 0 : 1 })) }
}

/**
 * Chooses a major of a group, or takes it back. Choosing the first major of a group that is not in the list adds
 * the group; taking the last one back leaves the group where it is.
 */
export function toggleMajor(
  choices: readonly Choice[],
  choice: Choice,
  major: ChosenMajor,
  rules: BatchRules,
): Edited {
  const added = addChoice(choices, choice, rules)
  if ('refusal' in added) return added
  const present = added.choices.find((one) => one.planId === choice.planId)?.majorList ?? []
  const chosen = present.some((one) => one.planId === major.planId)
  const majorList = chosen ? present.filter((one) => one.planId !== major.planId) : [...present, major]
  const refusal = chosen ? null : refusalOf(rules, [{ ...choice, isObey: 0, majorList }])
  if (refusal !== null) return { refusal }
  return { choices: changeChoice(added.choices, choice.planId, (one) => ({ ...one, majorList })) }
}

export function moveMajor(
  choices: readonly Choice[],
  planId: number,
  from: number,
  to: number,
): readonly Choice[] {
  return changeChoice(choices, planId, (one) => ({ ...one, majorList: moved(one.majorList, from, to) }))
}

export function dropMajor(
  choices: readonly Choice[],
  planId: number,
  majorPlanId: number,
): readonly Choice[] {
  return changeChoice(choices, planId, (one) => ({
    ...one,
    majorList: one.majorList.filter((major) => major.planId !== majorPlanId),
  }))
}

/** The majors that go on the form, and the spare ones behind them (备选). */
export function formMajors(
  majors: readonly ChosenMajor[],
  rules: BatchRules,
): { readonly onForm: readonly ChosenMajor[]; readonly spare: readonly ChosenMajor[] } {
  return { onForm: majors.slice(0, rules.majorNum), spare: majors.slice(rules.majorNum) }
}

function changeChoice(
  choices: readonly Choice[],
  planId: number,
  change: (choice: Choice) => Choice,
): readonly Choice[] {
  return choices.map((one) => (one.planId === planId ? change(one) : one))
}
