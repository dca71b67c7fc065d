import { Button } from '../../../shared/ui/button.tsx'
import { toast } from '../../../shared/ui/toast.ts'
import { choiceCount } from '../choice-list.ts'
import { takeableList } from '../shelf.ts'
import { takeOverList, useList } from '../store.ts'
import styles from './take-over.module.css'

/** After the candidate was changed: the list filled for the earlier one is still there and can be taken over. */
export function TakeOver() {
  const earlier = takeableList(useList(({ sync }) => sync.shelf))
  if (earlier === null) return null
  const count = choiceCount(earlier)
  return (
    <div className={styles.offer}>
      <p>
        按{earlier.candidate.score}分填的志愿表还在（{count}个志愿）。
      </p>
      <Button
        look="text"
        onClick={() => {
          takeOverList(earlier.id)
          toast(`已带入${count}个志愿，概率按现在的成绩重算`)
        }}
      >
        带入现在的成绩
      </Button>
    </div>
  )
}
