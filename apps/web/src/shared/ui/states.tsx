import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import styles from './states.module.css'

interface EmptyStateProps {
  /** Says what is not there. */
  readonly title: string
  /** Says why, or what it is for. */
  readonly text?: string
  /** The next step. */
  readonly children?: ReactNode
}

/** Nothing to show: why, and the next step. */
export function EmptyState({ title, text, children }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <p className="title">{title}</p>
      {text !== undefined && <p className="soft mt-4">{text}</p>}
      {children !== undefined && <div className="mt-16">{children}</div>}
    </div>
  )
}

interface FailedStateProps {
  /** What could not be shown: 志愿表, 专业列表. */
  readonly what: string
  readonly error: Error | null
  readonly onRetry: () => void
}

/** Something failed: what, why (the error's own message), and a retry. */
export function FailedState({ what, error, onRetry }: FailedStateProps) {
  return (
    <div className={styles.state} role="alert">
      <p className="title">{what}没有加载出来</p>
      {error !== null && <p className="soft mt-4">{error.message}</p>}
      <div className="mt-16">
        <Button onClick={onRetry}>重试</Button>
      </div>
    </div>
  )
}
