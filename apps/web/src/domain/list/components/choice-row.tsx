import type { ReactNode } from 'react'
import { Icon } from '../../../shared/ui/icon.tsx'
import { Switch } from '../../../shared/ui/switch.tsx'
import { choiceName } from '../choice-of.ts'
import type { BatchRules, Choice } from '../choice-list.ts'
import { formMajors } from '../edit.ts'
import { SortableItem } from './sortable-list.tsx'
import styles from './choice-row.module.css'

interface ChoiceRowProps {
  readonly choice: Choice
  /** From 1. */
  readonly place: number
  readonly rules: BatchRules
  /** The chance today, or why it is not known. */
  readonly chance: ReactNode
  readonly hint: string | undefined
  readonly onOpen: () => void
  readonly onObey: () => void
  readonly onRemove: () => void
}

/** A choice of the list: drag it by its number, tap it for majors and place. */
export function ChoiceRow({ choice, place, rules, chance, hint, onOpen, onObey, onRemove }: ChoiceRowProps) {
  const name = choiceName(choice)
  const code = [choice.schoolCode, choice.majorNo].filter(Boolean).join('-')
  return (
    <SortableItem id={choice.planId} place={place} handleName={`第${place}志愿${name}，拖动排序`}>
      <div className={styles.row}>
        <button type="button" className={styles.open} aria-haspopup="dialog" onClick={onOpen}>
          <span className="bold block">{choice.univName}</span>
          <span className="block">
            {choice.unitName}
            {code !== '' && <span className="note"> {code}</span>}
          </span>
          {rules.choiceMode !== 2 && <Majors choice={choice} rules={rules} />}
          {hint !== undefined && <span className={styles.hint}>{hint}</span>}
        </button>
        <div className={styles.side}>
          <span className={styles.chance}>{chance}</span>
          <button
            type="button"
            className={styles.remove}
            aria-label={`移出第${place}志愿${name}`}
            onClick={onRemove}
          >
            <Icon name="trash" size={18} />
          </button>
          {rules.hasObey === 1 && (
            <span className={styles.obey}>
              <Switch
                on={choice.isObey === 1}
                name={`第${place}志愿服从专业调剂`}
                text={choice.isObey === 1 ? '服从' : '不服从'}
                onToggle={onObey}
              />
            </span>
          )}
        </div>
      </div>
    </SortableItem>
  )
}

function Majors({ choice, rules }: { readonly choice: Choice; readonly rules: BatchRules }) {
  const { onForm, spare } = formMajors(choice.majorList, rules)
  if (onForm.length === 0) return null
  return (
    <span className="note two-lines">
      {onForm.length}/{rules.majorNum}个专业：{onForm.map(({ majorName }) => majorName).join('、')}
      {spare.length > 0 && `；备选${spare.length}个`}
    </span>
  )
}
