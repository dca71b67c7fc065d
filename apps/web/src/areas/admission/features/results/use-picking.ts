import type { Unit } from '@wenjin/contract'
import { useMemo } from 'react'
import { choiceOf, chosenMajor } from '../../../../domain/list/choice-of.ts'
import { choicesOf } from '../../../../domain/list/choice-list.ts'
import { addChoice, toggleMajor, toggleObey } from '../../../../domain/list/edit.ts'
import type { Edited } from '../../../../domain/list/edit.ts'
import { editChoices, useList } from '../../../../domain/list/store.ts'
import type { Choice } from '../../../../domain/list/choice-list.ts'
import { takeOut } from '../../../../domain/list/undo.ts'
import type { Batch } from './facets.ts'
import { WITHOUT_CODE } from '../unit/picking.ts'
import type { Picking } from '../unit/picking.ts'
import { toast } from '../../../../shared/ui/toast.ts'

/** Choosing units of a batch into the list: what the results show and what their buttons do. */
export function usePicking(batch: Batch | undefined): Picking {
  const choices = useList(({ sync }) => choicesOf(sync.shelf.list, batch?.batchId ?? 0))
  return useMemo(() => pickingOf(choices, batch), [choices, batch])
}

function pickingOf(choices: readonly Choice[], batch: Batch | undefined): Picking {
  const places = new Map(choices.map(({ planId }, i) => [planId, i + 1]))
  const choiceWith = (planId: number): Choice | undefined => choices[(places.get(planId) ?? 0) - 1]
  const edit = (unit: Unit | null, change: (list: readonly Choice[], rules: Batch) => Edited): void => {
    if (batch === undefined) return
    const nameless = unit?.canFile === false && !places.has(unit.planId) ? WITHOUT_CODE : null
    const closed = batch.reportEnabled === 0 ? batch.reason : nameless
    const refusal = closed ?? editChoices(batch, (list) => change(list, batch))
    if (refusal !== null) toast(refusal)
  }
  return {
    placeOf: (planId) => places.get(planId),
    majorsOf: (planId) => choiceWith(planId)?.majorList.map((major) => major.planId) ?? [],
    obeys: (planId) => choiceWith(planId)?.isObey === 1,
    toggle: (unit, school) => {
      if (batch !== undefined && places.has(unit.planId)) takeOut(batch, unit.planId)
      else edit(unit, (list, rules) => addChoice(list, choiceOf(unit, school, rules), rules))
    },
    toggleMajor: (unit, school, major) =>
      edit(unit, (list, rules) =>
        toggleMajor(list, choiceOf(unit, school, rules), chosenMajor(major), rules),
      ),
    toggleObey: (planId) => edit(null, (list, rules) => toggleObey(list, planId, rules)),
  }
}
