import { checkList, listLimits } from '@wenjin/engine'
import type { ListLimits } from '@wenjin/engine'
import type { BatchRules, Choice } from './choice-list.ts'

/** How long a list of the batch may be. */
export function limitsOf(rules: BatchRules): ListLimits {
  return listLimits(rules)
}

/** Why the batch does not allow these choices, or null. */
export function refusalOf(rules: BatchRules, choices: readonly Choice[]): string | null {
  const rule = { ...rules, name: rules.batchName, hasObey: rules.hasObey === 1 }
  const entries = choices.map(({ majorList, isObey }) => ({ majorCount: majorList.length, isObey }))
  return checkList(rule, entries)?.message ?? null
}
