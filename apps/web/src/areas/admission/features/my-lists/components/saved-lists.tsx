import { callLimits, PATHS, RESTORE_DAYS } from '@wenjin/contract'
import type { SavedListHead } from '@wenjin/contract'
import { useState } from 'react'
import { now } from '../../../../../shared/lib/boot.ts'
import { Button } from '../../../../../shared/ui/button.tsx'
import { NameSheet } from '../../../../../shared/ui/name-sheet.tsx'
import { toast } from '../../../../../shared/ui/toast.ts'
import { copyList, deleteList, renameSavedList, restoreList } from '../api.ts'
import { momentText } from '../../../../../shared/lib/moment-text.ts'
import { ListCard } from './list-card.tsx'
import styles from './saved-lists.module.css'

/** Rows drawn at first and with each 显示更多. */
const SLICE = 50

interface SavedListsProps {
  readonly list: readonly SavedListHead[]
  /** Words for the candidate a list is for. */
  readonly candidateText: (one: SavedListHead) => string
  /** The person deleted a list: what the phone made from it goes with it. */
  readonly onDeleted: (listId: number) => void
}

/** The account's lists: open, copy, rename, delete with undo. */
export function SavedLists({ list, candidateText, onDeleted }: SavedListsProps) {
  const [naming, setNaming] = useState<SavedListHead | null>(null)
  const [busy, setBusy] = useState<number | null>(null)
  const [shown, setShown] = useState(SLICE)
  const act = (listId: number, work: () => Promise<void>): void => {
    if (busy !== null) return
    setBusy(listId)
    work()
      .catch(() => {
        // The call has shown why.
      })
      .finally(() => setBusy(null))
  }
  const remove = (listId: number): void =>
    act(listId, async () => {
      await deleteList(listId)
      onDeleted(listId)
      toast(`已删除，${RESTORE_DAYS}天内可恢复`, {
        action: { text: '撤销', run: () => act(listId, () => restoreList(listId)) },
      })
    })
  return (
    <>
      <ul>
        {list.slice(0, shown).map((one) => (
          <ListCard
            key={one.reportMainId}
            name={one.name}
            candidate={candidateText(one)}
            count={one.univNum}
            kept={`${momentText(one.updatedAt, now())}保存`}
            to={`${PATHS.volunteerList}?reportMainId=${one.reportMainId}`}
          >
            <Button
              look="text"
              name={`复制${one.name}`}
              onClick={() => act(one.reportMainId, () => copyList(one.reportMainId))}
            >
              复制
            </Button>
            <Button look="text" name={`重命名${one.name}`} onClick={() => setNaming(one)}>
              重命名
            </Button>
            <Button look="text" name={`删除${one.name}`} onClick={() => remove(one.reportMainId)}>
              删除
            </Button>
          </ListCard>
        ))}
      </ul>
      {list.length > shown && (
        <div className={styles.more}>
          <Button block onClick={() => setShown(shown + SLICE)}>
            显示更多（还有{list.length - shown}份）
          </Button>
        </div>
      )}
      <NameSheet
        open={naming !== null}
        title="志愿表名称"
        name={naming?.name ?? ''}
        maxLength={callLimits('modifyReportName').name.maxLength}
        onName={(name) =>
          naming !== null && act(naming.reportMainId, () => renameSavedList(naming.reportMainId, name))
        }
        onClose={() => setNaming(null)}
      />
    </>
  )
}
