import { useState } from 'react'
import { SaveLine } from '../../../../domain/list/components/save-line.tsx'
import { MAX_NAME_LENGTH } from '../../../../domain/list/choice-list.ts'
import type { ChoiceList, ListBatch } from '../../../../domain/list/choice-list.ts'
import { renameList } from '../../../../domain/list/store.ts'
import { useSearchParams } from '../../../../shared/router/router.tsx'
import { Button } from '../../../../shared/ui/button.tsx'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { NameSheet } from '../../../../shared/ui/name-sheet.tsx'
import { NavAction } from '../../../../shared/ui/nav-bar.tsx'
import styles from './list-header.module.css'

interface ListHeaderProps {
  readonly list: ChoiceList
  readonly batch: ListBatch
  readonly onClear: () => void
}

/** Name of the list, where it is kept, how full it is, and its other batches. */
export function ListHeader({ list, batch, onClear }: ListHeaderProps) {
  const [naming, setNaming] = useState(false)
  const [, setParams] = useSearchParams()
  const filled = list.batchList.filter(
    ({ reportUnivList, batchId }) => reportUnivList.length > 0 || batchId === batch.batchId,
  )
  return (
    <header className={styles.header}>
      <NavAction>
        <Button look="text" onClick={onClear}>
          清空
        </Button>
      </NavAction>
      <div className="row wrap between">
        <button
          type="button"
          className={styles.name}
          aria-label={`${list.name}，改名`}
          onClick={() => setNaming(true)}
        >
          {list.name}
          <Icon name="edit" size={16} />
        </button>
        <p className={styles.count}>
          {batch.batchName} <strong>{batch.reportUnivList.length}</strong>/{batch.maxUnivNum}
        </p>
      </div>
      <SaveLine />
      {filled.length > 1 && (
        <ul className={styles.batches} aria-label="批次">
          {filled.map(({ batchId, batchName, reportUnivList }) => (
            <li key={batchId}>
              <button
                type="button"
                className={batchId === batch.batchId ? styles.current : 'soft fixed touch mr-16'}
                aria-pressed={batchId === batch.batchId}
                onClick={() => setParams({ batchId: String(batchId) }, { replace: true })}
              >
                {batchName} {reportUnivList.length}
              </button>
            </li>
          ))}
        </ul>
      )}
      <NameSheet
        open={naming}
        title="志愿表名称"
        name={list.name}
        maxLength={MAX_NAME_LENGTH}
        onName={renameList}
        onClose={() => setNaming(false)}
      />
    </header>
  )
}
