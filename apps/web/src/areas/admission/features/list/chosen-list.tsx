import type { Unit } from '@wenjin/contract'
import { ChoiceRow } from '../../../../domain/list/components/choice-row.tsx'
import { SortableList } from '../../../../domain/list/components/sortable-list.tsx'
import { choiceName } from '../../../../domain/list/choice-of.ts'
import type { ListBatch } from '../../../../domain/list/choice-list.ts'
import { moved, toggleObey } from '../../../../domain/list/edit.ts'
import { editChoices } from '../../../../domain/list/store.ts'
import { takeOut } from '../../../../domain/list/undo.ts'
import { RateButton } from '../unit/components/rate-button.tsx'
import { toast } from '../../../../shared/ui/toast.ts'
import styles from './chosen-list.module.css'

interface ChosenListProps {
  readonly batch: ListBatch
  /** Today's units by planId; null while not known. */
  readonly units: ReadonlyMap<number, { readonly unit: Unit }> | null
  readonly hints: ReadonlyMap<number, string>
  readonly onOpen: (planId: number) => void
  /** Opens what a chance means. */
  readonly onRate: (planId: number) => void
}

/** The choices, each with its chance, to be dragged into order. */
export function ChosenList({ batch, units, hints, onOpen, onRate }: ChosenListProps) {
  const choices = batch.reportUnivList
  const nameOf = (planId: number): string => {
    const choice = choices.find((one) => one.planId === planId)
    return choice === undefined ? '' : choiceName(choice)
  }
  const obey = (planId: number): void => {
    const refusal = editChoices(batch, (list) => toggleObey(list, planId, batch))
    if (refusal !== null) toast(refusal)
  }
  return (
    <div className={styles.list}>
      <SortableList
        ids={choices.map(({ planId }) => planId)}
        nameOf={nameOf}
        onMove={(from, to) => editChoices(batch, (list) => ({ choices: moved(list, from, to) }))}
      >
        {choices.map((choice, i) => (
          <ChoiceRow
            key={choice.planId}
            choice={choice}
            place={i + 1}
            rules={batch}
            chance={<Chance unit={units?.get(choice.planId)?.unit} onRate={() => onRate(choice.planId)} />}
            hint={hints.get(choice.planId)}
            onOpen={() => onOpen(choice.planId)}
            onObey={() => obey(choice.planId)}
            onRemove={() => takeOut(batch, choice.planId)}
          />
        ))}
      </SortableList>
    </div>
  )
}

function Chance({ unit, onRate }: { readonly unit: Unit | undefined; readonly onRate: () => void }) {
  if (unit === undefined) return <span className={styles.none}>--</span>
  return <RateButton unit={unit} onRate={onRate} />
}
