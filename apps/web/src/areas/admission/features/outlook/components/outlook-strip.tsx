import { classNames } from '../../../../../shared/ui/class-names.ts'
import { shareText } from '../../../../../shared/ui/share-text.ts'
import { Icon } from '../../../../../shared/ui/icon.tsx'
import type { Simulation } from '../simulate.ts'
import { likeliest, riskLevel } from '../words.ts'
import styles from './outlook-strip.module.css'

interface OutlookStripProps {
  /** null: not known yet. */
  readonly simulation: Simulation | null
  readonly onOpen: () => void
}

/** The outcome of the list in one line, in step with every change of it; a tap opens the whole. */
export function OutlookStrip({ simulation, onOpen }: OutlookStripProps) {
  if (simulation === null) return <p className={styles.plain}>正在模拟志愿表…</p>
  const { slipping, refusal } = simulation
  const [best] = likeliest(simulation, 1)
  return (
    <button type="button" className="left row touch full" aria-haspopup="dialog" onClick={onOpen}>
      <span className={styles.text}>
        <span className="visually-hidden">志愿表模拟：</span>
        <span className={styles.part}>
          滑档风险 <strong className={styles[riskLevel(slipping)]}>{shareText(slipping)}</strong>
        </span>
        <span className={styles.part}>
          退档 <strong className={styles[riskLevel(refusal)]}>{shareText(refusal)}</strong>
        </span>
        {best !== undefined && (
          <span className={classNames(styles.part, styles.best)}>
            最可能 第{best.place}志愿 {best.univName}
          </span>
        )}
      </span>
      <span className={styles.action}>
        模拟
        <Icon name="forward" size={16} />
      </span>
    </button>
  )
}

/** Where it does not apply. */
export function NoOutlook() {
  return <p className={styles.plain}>本批次是顺序志愿，第一志愿最重要，志愿表模拟不适用。</p>
}
