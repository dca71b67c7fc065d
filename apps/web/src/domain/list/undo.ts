import { toast } from '../../shared/ui/toast.ts'
import { choicesOf } from './choice-list.ts'
import type { BatchRules, Choice } from './choice-list.ts'
import { removeChoice, reordered, restoreChoices } from './edit.ts'
import type { Edited } from './edit.ts'
import { refusalOf } from './limits.ts'
import { editChoices, useList } from './store.ts'

/** Takes a choice out of the list, with a way back. */
export function takeOut(rules: BatchRules, planId: number): void {
  const choices = choicesOf(useList.getState().sync.shelf.list, rules.batchId)
  const at = choices.findIndex((one) => one.planId === planId)
  const choice = choices[at]
  if (choice === undefined) return
  editChoices(rules, (list) => ({ choices: removeChoice(list, planId) }))
  offerBack(`已移出第${at + 1}志愿`, rules, [{ choice, at }])
}

/** Empties the list of a batch, with a way back. */
export function takeOutAll(rules: BatchRules): void {
  const choices = choicesOf(useList.getState().sync.shelf.list, rules.batchId)
  if (choices.length === 0) return
  editChoices(rules, () => ({ choices: [] }))
  offerBack(
    `已清空${choices.length}个志愿`,
    rules,
    choices.map((choice, at) => ({ choice, at })),
  )
}

/** Puts the choices into another order, with a way back. Returns whether it was done. */
export function reorder(rules: BatchRules, order: readonly number[]): boolean {
  return replace(rules, (list) => reordered(list, order), '已采用优化后的顺序')
}

/** Takes other choices in place of all, with a way back. Returns whether it was done. */
export function replaceAll(rules: BatchRules, choices: readonly Choice[]): boolean {
  const change = (): Edited => {
    const refusal = refusalOf(rules, choices)
    return refusal === null ? { choices } : { refusal }
  }
  return replace(rules, change, `已采用方案，共${choices.length}个志愿`)
}

function replace(rules: BatchRules, change: (list: readonly Choice[]) => Edited, text: string): boolean {
  const before = choicesOf(useList.getState().sync.shelf.list, rules.batchId)
  const refusal = editChoices(rules, change)
  if (refusal !== null) {
    toast(refusal)
    return false
  }
  const restore = (): void => void editChoices(rules, () => ({ choices: before }))
  toast(text, { action: { text: '撤销', run: restore } })
  return true
}

function offerBack(text: string, rules: BatchRules, removed: Parameters<typeof restoreChoices>[1]): void {
  const restore = (): void => {
    const refusal = editChoices(rules, (list) => restoreChoices(list, removed, rules))
    if (refusal !== null) toast(refusal)
  }
  toast(text, { action: { text: '撤销', run: restore } })
}
