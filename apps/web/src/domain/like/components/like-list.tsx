import { PATHS } from '@wenjin/contract'
import { useState } from 'react'
import { Link } from '../../../shared/router/router.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { toast } from '../../../shared/ui/toast.ts'
import { saveLike } from '../api.ts'
import type { Like } from '../api.ts'
import styles from './like-list.module.css'

/** Rows drawn at first and with each 显示更多. */
const SLICE = 50

interface LikeListProps {
  readonly customerId: number
  readonly likes: readonly Like[]
}

/** What is liked, each with the way to its chances and the way out of the list. */
export function LikeList({ customerId, likes }: LikeListProps) {
  const [shown, setShown] = useState(SLICE)
  const change = async (like: Like, liked: boolean): Promise<void> => {
    try {
      await saveLike(customerId, like, liked)
    } catch {
      // The call has shown why.
      return
    }
    if (liked) return
    toast(`已取消收藏${like.name}`, { action: { text: '撤销', run: () => void change(like, true) } })
  }
  return (
    <>
      <ul className="surface lines">
        {likes.slice(0, shown).map((like) => (
          <li key={like.targetId} className={styles.item}>
            <Link
              className={styles.open}
              to={`${PATHS.volunteer}?${new URLSearchParams({ keyword: like.name }).toString()}`}
            >
              <span className="title block">{like.name}</span>
              {like.about !== '' && <span className="soft block">{like.about}</span>}
            </Link>
            <Button look="text" name={`取消收藏${like.name}`} onClick={() => void change(like, false)}>
              取消收藏
            </Button>
          </li>
        ))}
      </ul>
      {likes.length > shown && (
        <div className={styles.more}>
          <Button block onClick={() => setShown(shown + SLICE)}>
            显示更多（还有{likes.length - shown}个）
          </Button>
        </div>
      )}
    </>
  )
}
