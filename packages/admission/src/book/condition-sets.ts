import { conditionsText } from '@wenjin/engine'
import type { Condition } from '@wenjin/engine'

/** The different conditions of a book's units; the first set is empty. */
export interface ConditionSets {
  readonly sets: readonly (readonly Condition[])[]
  /** Position in `sets` of each unit's. */
  readonly numbers: readonly number[]
}

/** @param conditions of each unit; null: not known, which closes nothing */
export function conditionSets(conditions: readonly (readonly Condition[] | null)[]): ConditionSets {
  const sets: (readonly Condition[])[] = [[]]
  const known = new Map([['', 0]])
  const numbers = conditions.map((own) => {
    const text = conditionsText(own ?? [])
    const number = known.get(text) ?? sets.push(own ?? []) - 1
    known.set(text, number)
    return number
  })
  return { sets, numbers }
}
