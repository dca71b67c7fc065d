import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { toast } from './toast.ts'
import styles from './button.module.css'

interface ButtonProps {
  readonly children: ReactNode
  readonly onClick?: () => void
  readonly type?: 'button' | 'submit'
  /** main: the one thing to do here; plain: beside it; text: without a frame; danger: undoes work. */
  readonly look?: 'main' | 'plain' | 'text' | 'danger'
  /** Full width of its place. */
  readonly block?: boolean
  /** Work under way: taps do nothing, the label stays. */
  readonly busy?: boolean
  /** Why it cannot be used now: it looks so, and a tap says why. */
  readonly blocked?: string | null | undefined
  /** Name for a screen reader where the label alone does not say it. */
  readonly name?: string
}

export function Button({
  children,
  onClick,
  type = 'button',
  look = 'plain',
  block = false,
  busy = false,
  blocked,
  name,
}: ButtonProps) {
  const stopped = typeof blocked === 'string' && blocked !== ''
  return (
    <button
      type={stopped || busy ? 'button' : type}
      className={classNames(styles.button, styles[look], block && styles.block)}
      aria-disabled={stopped || busy || undefined}
      aria-busy={busy || undefined}
      aria-label={name}
      onClick={() => {
        if (busy) return
        if (stopped) toast(blocked)
        else onClick?.()
      }}
    >
      {children}
      {busy && <span className={styles.busy} aria-hidden="true" />}
    </button>
  )
}
