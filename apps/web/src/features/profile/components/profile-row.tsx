import type { ReactNode } from 'react'
import { Icon } from '../../../shared/ui/icon.tsx'
import styles from './profile-row.module.css'

interface ProfileRowProps {
  readonly label: string
  /** What is filled in. */
  readonly children: ReactNode
  readonly onEdit: () => void
}

/** One thing the customer tells, and the way to change it. */
export function ProfileRow({ label, children, onEdit }: ProfileRowProps) {
  return (
    <li className={styles.item}>
      <button type="button" className={styles.row} aria-haspopup="dialog" onClick={onEdit}>
        <span className={styles.text}>
          <span className={styles.label}>{label}</span>
          <span className={styles.value}>{children}</span>
        </span>
        <span className={styles.mark}>
          <Icon name="forward" size={18} />
        </span>
      </button>
    </li>
  )
}
