import { Button } from '../../../shared/ui/button.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import { Sheet } from '../../../shared/ui/sheet.tsx'
import { EmptyState } from '../../../shared/ui/states.tsx'
import { choiceName } from '../choice-of.ts'
import { choicesOf } from '../choice-list.ts'
import type { BatchRules } from '../choice-list.ts'
import { useList } from '../store.ts'
import { takeOut } from '../undo.ts'
import styles from './quick-list.module.css'

interface QuickListProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly rules: BatchRules
  readonly demo: boolean
  /** Opens the whole list. */
  readonly onList: () => void
}

/** A quick look at what is chosen, without leaving the results. */
export function QuickList({ open, onClose, rules, demo, onList }: QuickListProps) {
  const choices = useList(({ sync }) => choicesOf(sync.shelf.list, rules.batchId))
  return (
    <Sheet
      open={open}
      title={`已选${choices.length}/${rules.maxUnivNum}`}
      demo={demo}
      onClose={onClose}
      footer={
        <Button look="main" block onClick={onList}>
          去志愿表排序、选专业
        </Button>
      }
    >
      {choices.length === 0 && <EmptyState title="还没有选志愿" text="在列表中点加号，加入志愿表。" />}
      <ol>
        {choices.map((choice, i) => (
          <li key={choice.planId} className={styles.choice}>
            <span className="soft bold">{i + 1}</span>
            <span>
              <span className="block">{choice.univName}</span>
              <span className="note block">
                {choice.unitName}
                {choice.majorList.length > 0 && ` · 已选${choice.majorList.length}个专业`}
              </span>
            </span>
            <button
              type="button"
              className={styles.remove}
              aria-label={`移出第${i + 1}志愿${choiceName(choice)}`}
              onClick={() => takeOut(rules, choice.planId)}
            >
              <Icon name="trash" size={18} />
            </button>
          </li>
        ))}
      </ol>
    </Sheet>
  )
}
