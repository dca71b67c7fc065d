import { useQuery } from '@tanstack/react-query'
import type { ListBatch } from '../../../../domain/list/choice-list.ts'
import { useList } from '../../../../domain/list/store.ts'
import { preferencesQuery, savePreferences } from './api.ts'
import { FactorSheet } from './components/factor-sheet.tsx'
import { useSession } from '../../../../domain/session/store.ts'
import { majorClassesQuery } from '../results/api.ts'
import type { StatedCandidate } from '../results/api.ts'

interface FactorPopupProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly candidate: StatedCandidate
  readonly batchId: ListBatch['batchId']
}

/** What the person wants of the list in use. */
export function FactorPopup({ open, onClose, candidate, batchId }: FactorPopupProps) {
  const listId = usePreferenceList()
  const { data, error, refetch } = useQuery({ ...preferencesQuery(listId), enabled: open })
  const classes = useQuery({ ...majorClassesQuery(candidate, batchId), enabled: open }).data
  return (
    <FactorSheet
      open={open}
      onClose={onClose}
      preferences={data}
      error={error}
      onRetry={() => void refetch()}
      classes={classes ?? []}
      kept={listId === null ? '保存在本机' : '随志愿表保存在账号'}
      onSave={(preferences) => savePreferences(listId, preferences)}
    />
  )
}

/** The list of the account that the preferences are kept with; null: they stay on this phone. */
export function usePreferenceList(): number | null {
  const visitor = useSession((state) => state.customerId === null)
  const listId = useList(({ sync }) => sync.shelf.list?.reportMainId ?? 0)
  return visitor || listId === 0 ? null : listId
}
