import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { openSignIn } from '../../../shared/lib/popups.ts'
import { classNames } from '../../../shared/ui/class-names.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { toast } from '../../../shared/ui/toast.ts'
import { likesQuery, saveLike } from '../api.ts'
import type { LikeTarget } from '../api.ts'
import styles from './like-button.module.css'

interface LikeButtonProps {
  /** null: a visitor, who is asked to sign in. */
  readonly customerId: number | null
  readonly target: LikeTarget
  /** What it is called, for a screen reader. */
  readonly name: string
}

/** Keeps a school or major among the person's likes, or takes it out. */
export function LikeButton({ customerId, target, name }: LikeButtonProps) {
  const { data } = useQuery(likesQuery(customerId, target.kind))
  const [wanted, setWanted] = useState<boolean | null>(null)
  const liked = wanted ?? data?.some(({ targetId }) => targetId === target.targetId) ?? false
  const toggle = async (): Promise<void> => {
    if (customerId === null) {
      openSignIn('登录后收藏')
      return
    }
    if (wanted !== null) return
    setWanted(!liked)
    try {
      await saveLike(customerId, target, !liked)
      toast(liked ? '已取消收藏' : '已收藏，可在「我的收藏」中查看')
    } catch {
      // The call has shown why.
    } finally {
      setWanted(null)
    }
  }
  return (
    <button
      type="button"
      className={classNames(styles.like, liked && styles.liked)}
      aria-pressed={liked}
      aria-label={`${liked ? '已收藏' : '收藏'}${name}`}
      onClick={() => void toggle()}
    >
      <Icon name="heart" size={18} />
      {liked ? '已收藏' : '收藏'}
    </button>
  )
}
