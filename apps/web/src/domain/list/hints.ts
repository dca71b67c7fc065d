import type { BatchRules, Choice } from './choice-list.ts'

/** What is known today of a choice's unit; chance null: 数据不足. */
export interface UnitChance {
  readonly probability: number | null
}

/**
 * What certainly deserves a look, by planId: a unit that the year's plan does not offer this candidate, a group
 * without a major, a choice behind a surer one of the same school, which would be filed first.
 * @param chances units of the list as the server answered; null while not known (offline, loading)
 */
export function choiceHints(
  choices: readonly Choice[],
  rules: BatchRules,
  chances: ReadonlyMap<number, UnitChance> | null,
): ReadonlyMap<number, string> {
  const hints = new Map<number, string>()
  for (const [i, choice] of choices.entries()) {
    const hint = hintOf(choice, choices.slice(0, i), rules, chances)
    if (hint !== null) hints.set(choice.planId, hint)
  }
  return hints
}

function hintOf(
  choice: Choice,
  before: readonly Choice[],
  rules: BatchRules,
  chances: ReadonlyMap<number, UnitChance> | null,
): string | null {
  if (chances !== null && !chances.has(choice.planId)) return '不在本批次招生计划中，或与所选科目不符'
  const chance = chances?.get(choice.planId)?.probability ?? null
  const surer = before.findIndex((one) => {
    const other = chances?.get(one.planId)?.probability ?? null
    return one.univId === choice.univId && other !== null && chance !== null && other > chance
  })
  if (surer >= 0) return `第${surer + 1}志愿是同校把握更大的，排在前面会先投到那里`
  if (rules.choiceMode !== 2 && choice.majorList.length === 0) return '还没有选专业'
  return null
}
