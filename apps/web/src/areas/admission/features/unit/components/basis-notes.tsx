import type { Basis } from '@wenjin/contract'
import { Icon } from '../../../../../shared/ui/icon.tsx'
import { DemoMark } from '../../../../../shared/ui/tag.tsx'
import styles from './basis-notes.module.css'

interface BasisNotesProps {
  readonly basis: Basis
  /** Opens how the figures are made. */
  readonly onExplain: () => void
}

/** What must be known before trusting the figures: which year stands in, what a source leaves out. */
export function BasisNotes({ basis, onExplain }: BasisNotesProps) {
  const [first, ...rest] = basis.notes
  return (
    <button type="button" className={styles.notes} aria-haspopup="dialog" onClick={onExplain}>
      <Icon name="info" size={16} />
      <span className={styles.text}>
        {basis.demo && (
          <>
            <DemoMark />{' '}
          </>
        )}
        {first ?? `概率由${basis.lineYears.join('、')}年投档位次估计`}
        {rest.length > 0 && <span className="accent"> 另有{rest.length}条说明</span>}
      </span>
      <Icon name="forward" size={16} />
    </button>
  )
}
