import { toast } from '../../shared/ui/toast.ts'
import { choicesOf } from './draft.ts'
import type { BatchRules } from './draft.ts'
import { removeChoice, restoreChoices } from './edit.ts'
import { editChoices, useDraft } from './store.ts'

/** Takes a choice out of the list, with a way back. */
export function takeOut(rules: BatchRules, planId: number): void {
  const choices = choicesOf(useDraft.getState().sync.shelf.draft, rules.batchId)
  const at = choices.findIndex((one) => one.planId === planId)
  const choice = choices[at]
  if (choice === undefined) return
  editChoices(rules, (list) => ({ choices: removeChoice(list, planId) }))
  offerBack(`已移出第${at + 1}志愿`, rules, [{ choice, at }])
}

/** Empties the list of a batch, with a way back. */
export function takeOutAll(rules: BatchRules): void {
  const choices = choicesOf(useDraft.getState().sync.shelf.draft, rules.batchId)
  if (choices.length === 0) return
  editChoices(rules, () => ({ choices: [] }))
  offerBack(
    `已清空${choices.length}个志愿`,
    rules,
    choices.map((choice, at) => ({ choice, at })),
  )
}

function offerBack(text: string, rules: BatchRules, removed: Parameters<typeof restoreChoices>[1]): void {
  const restore = (): void => {
    const refusal = editChoices(rules, (list) => restoreChoices(list, removed, rules))
    if (refusal !== null) toast(refusal)
  }
  toast(text, { action: { text: '撤销', run: restore } })
}
