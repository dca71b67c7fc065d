import type { ReactNode } from 'react'
import { Link } from '../router/router.tsx'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import styles from './rows.module.css'

/** Rows that lead on, together on a card. */
export function Rows({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <ul className="surface lines sides" aria-label={name}>
      {children}
    </ul>
  )
}

interface RowProps {
  readonly label: string
  /** What holds now, at the right. */
  readonly value?: ReactNode
}

/** Leads to a page. */
export function LinkRow({ to, ...row }: RowProps & { readonly to: string }) {
  return (
    <li>
      <Link className={styles.row} to={to}>
        <Inside {...row} />
      </Link>
    </li>
  )
}

interface ActionRowProps extends RowProps {
  readonly onAct: () => void
  /** It opens a popup. */
  readonly popup?: boolean
  /** Work under way: taps do nothing. */
  readonly busy?: boolean
  /** What it does cannot be undone. */
  readonly danger?: boolean
}

/** Does something or opens a popup. */
export function ActionRow({ onAct, popup = false, busy = false, danger = false, ...row }: ActionRowProps) {
  return (
    <li>
      <button
        type="button"
        className={classNames(styles.row, danger && styles.danger)}
        {...(popup ? { 'aria-haspopup': 'dialog' as const } : {})}
        aria-busy={busy || undefined}
        onClick={() => {
          if (!busy) onAct()
        }}
      >
        <Inside {...row} />
      </button>
    </li>
  )
}

/** Large text puts the value on a line of its own. */
function Inside({ label, value }: RowProps) {
  return (
    <>
      <span className="row wrap fill">
        <span className={styles.label}>{label}</span>
        {value !== undefined && <span className={styles.value}>{value}</span>}
      </span>
      <span className={styles.mark}>
        <Icon name="forward" size={18} />
      </span>
    </>
  )
}
