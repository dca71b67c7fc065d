import { classNames } from '../../../../../shared/ui/class-names.ts'
import type { Batch } from '../facets.ts'
import styles from './batch-tabs.module.css'

interface BatchTabsProps {
  readonly batches: readonly Batch[]
  readonly current: number
  readonly onChoose: (batchId: number) => void
}

/** The province's batches; one that cannot be filled can be looked at and says why below. */
export function BatchTabs({ batches, current, onChoose }: BatchTabsProps) {
  return (
    <ul className="scroller sides" aria-label="批次">
      {batches.map(({ batchId, batchName, reportEnabled }) => (
        <li key={batchId} className="fixed mr-16">
          <button
            type="button"
            className={classNames(styles.tab, batchId === current && styles.current)}
            aria-pressed={batchId === current}
            onClick={() => onChoose(batchId)}
          >
            {batchName}
            {reportEnabled === 0 && <span className="note regular ml-4">不可填</span>}
          </button>
        </li>
      ))}
    </ul>
  )
}
