import type { ReactNode } from 'react'
import { Icon } from '../../../../../shared/ui/icon.tsx'
import styles from './fold.module.css'

interface FoldProps {
  /** What opens it. */
  readonly label: ReactNode
  readonly children: ReactNode
}

/** What only some want to read, opened in place. */
export function Fold({ label, children }: FoldProps) {
  return (
    <details className={styles.fold}>
      <summary className={styles.label}>
        <span className="fill">{label}</span>
        <span className={styles.mark}>
          <Icon name="down" size={16} />
        </span>
      </summary>
      {children}
    </details>
  )
}
