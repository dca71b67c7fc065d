import { useRef } from 'react'
import type { ReactNode } from 'react'
import { useToastAbove } from '../../../../shared/lib/use-toast-above.ts'
import { Button } from '../../../../shared/ui/button.tsx'
import { classNames } from '../../../../shared/ui/class-names.ts'
import styles from './bottom-bar.module.css'

interface BottomBarProps {
  readonly count: number
  readonly max: number
  /** Where the list is kept. */
  readonly line: ReactNode
  readonly onLook: () => void
  readonly onList: () => void
}

/** What is chosen so far, and the way to the list. */
export function BottomBar({ count, max, line, onLook, onList }: BottomBarProps) {
  const bar = useRef<HTMLDivElement>(null)
  useToastAbove(bar)
  return (
    <div ref={bar} className={classNames('bottom-bar row between', styles.bar, count === 0 && styles.empty)}>
      <div className="row wrap fill mr-8">
        <button type="button" className="touch mr-12" aria-haspopup="dialog" onClick={onLook}>
          已选 <strong className={styles.figure}>{count}</strong>/{max}
          <span className="visually-hidden">，快速查看</span>
        </button>
        {count > 0 && line}
      </div>
      <Button look="main" onClick={onList}>
        志愿表
      </Button>
    </div>
  )
}
