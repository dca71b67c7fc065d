import { Button } from '../../../shared/ui/button.tsx'
import { toast } from '../../../shared/ui/toast.ts'
import { choiceCount } from '../draft.ts'
import { takeableDraft } from '../shelf.ts'
import { takeOverDraft, useDraft } from '../store.ts'
import styles from './take-over.module.css'

/** After the grade was changed: the list filled for the earlier one is still there and can be taken over. */
export function TakeOver() {
  const earlier = takeableDraft(useDraft(({ sync }) => sync.shelf))
  if (earlier === null) return null
  const count = choiceCount(earlier)
  return (
    <div className={styles.offer}>
      <p>
        按{earlier.gradeInfo.score}分填的志愿表还在（{count}个志愿）。
      </p>
      <Button
        look="text"
        onClick={() => {
          takeOverDraft(earlier.id)
          toast(`已带入${count}个志愿，概率按现在的成绩重算`)
        }}
      >
        带入现在的成绩
      </Button>
    </div>
  )
}
