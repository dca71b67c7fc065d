import { useState } from 'react'
import { Button } from '../../../shared/ui/button.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import { Sheet } from '../../../shared/ui/sheet.tsx'
import { choiceName } from '../choice-of.ts'
import type { BatchRules, Choice } from '../choice-list.ts'
import { dropMajor, moved, moveMajor } from '../edit.ts'
import { editChoices } from '../store.ts'
import { SortableItem, SortableList } from './sortable-list.tsx'
import styles from './choice-sheet.module.css'

interface ChoiceSheetProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly choice: Choice
  /** From 1. */
  readonly place: number
  readonly count: number
  readonly rules: BatchRules
  readonly demo: boolean
  /** Opens the unit, to read about it and choose majors; absent while it is not known. */
  readonly onUnit: (() => void) | undefined
}

/** One choice: its place in the list, and the order of its majors. */
export function ChoiceSheet({ open, onClose, choice, place, count, rules, demo, onUnit }: ChoiceSheetProps) {
  return (
    <Sheet
      open={open}
      title={`第${place}志愿`}
      demo={demo}
      onClose={onClose}
      footer={
        onUnit === undefined ? undefined : (
          <Button look="main" block onClick={onUnit}>
            {rules.choiceMode === 2 ? '查看专业详情' : '查看专业组、选专业'}
          </Button>
        )
      }
    >
      <h3>{choiceName(choice)}</h3>
      <MoveTo choice={choice} place={place} count={count} rules={rules} />
      {rules.choiceMode !== 2 && <Majors choice={choice} rules={rules} />}
    </Sheet>
  )
}

function MoveTo({
  choice,
  place,
  count,
  rules,
}: Pick<ChoiceSheetProps, 'choice' | 'place' | 'count' | 'rules'>) {
  const [text, setText] = useState('')
  const target = /^\d{1,3}$/.test(text.trim()) ? Number(text) : 0
  const wrong = target < 1 || target > count ? `请输入1～${count}之间的位次` : null
  const move = (to: number): void => {
    editChoices(rules, (choices) => {
      const from = choices.findIndex(({ planId }) => planId === choice.planId)
      return { choices: moved(choices, from, to - 1) }
    })
    setText('')
  }
  return (
    <form
      className={styles.move}
      onSubmit={(event) => {
        event.preventDefault()
        if (wrong === null) move(target)
      }}
    >
      <label htmlFor="move-to">移到第</label>
      <input
        id="move-to"
        className={styles.input}
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        placeholder={String(place)}
        aria-label={`移到第几位，共${count}位`}
        value={text}
        onChange={({ target: field }) => setText(field.value)}
      />
      <span>位</span>
      <Button type="submit" blocked={wrong}>
        移动
      </Button>
      <Button onClick={() => move(1)} blocked={place === 1 ? '已经是第1位' : null}>
        最前
      </Button>
    </form>
  )
}

function Majors({ choice, rules }: Pick<ChoiceSheetProps, 'choice' | 'rules'>) {
  const { majorList, planId } = choice
  const nameOf = (id: number): string => majorList.find((major) => major.planId === id)?.majorName ?? ''
  return (
    <>
      <h3 className="mt-16">专业顺序</h3>
      <p className="note">
        {majorList.length === 0
          ? '还没有选专业。'
          : `前${rules.majorNum}个填在志愿表上，其余为备选。投档后按这个顺序安排专业。`}
      </p>
      <SortableList
        ids={majorList.map((major) => major.planId)}
        nameOf={nameOf}
        onMove={(from, to) =>
          editChoices(rules, (choices) => ({ choices: moveMajor(choices, planId, from, to) }))
        }
      >
        {majorList.map((major, i) => (
          <SortableItem
            key={major.planId}
            id={major.planId}
            place={i + 1}
            handleName={`第${i + 1}专业${major.majorName}，拖动排序`}
          >
            <div className={styles.major}>
              <span>
                {major.majorNo !== '' && <span className="note">{major.majorNo} </span>}
                {major.majorName}
                {i >= rules.majorNum && <span className={styles.spare}>备选</span>}
              </span>
              <button
                type="button"
                className="soft fixed square"
                aria-label={`移出专业${major.majorName}`}
                onClick={() =>
                  editChoices(rules, (choices) => ({ choices: dropMajor(choices, planId, major.planId) }))
                }
              >
                <Icon name="close" size={18} />
              </button>
            </div>
          </SortableItem>
        ))}
      </SortableList>
    </>
  )
}
