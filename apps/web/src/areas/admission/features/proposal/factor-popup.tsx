import { useQuery } from '@tanstack/react-query'
import type { DraftBatch } from '../../../../domain/list/draft.ts'
import { useDraft } from '../../../../domain/list/store.ts'
import { preferencesQuery, savePreferences } from './api.ts'
import { FactorSheet } from './components/factor-sheet.tsx'
import { useSession } from '../../../../domain/session/store.ts'
import { majorClassesQuery } from '../results/api.ts'
import type { Candidate } from '../results/api.ts'

interface FactorPopupProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly candidate: Candidate
  readonly batchId: DraftBatch['batchId']
}

/** What the person wants of the list in use. */
export function FactorPopup({ open, onClose, candidate, batchId }: FactorPopupProps) {
  const reportMainId = usePreferenceList()
  const { data, error, refetch } = useQuery({ ...preferencesQuery(reportMainId), enabled: open })
  const classes = useQuery({ ...majorClassesQuery(candidate, batchId), enabled: open }).data
  return (
    <FactorSheet
      open={open}
      onClose={onClose}
      preferences={data}
      error={error}
      onRetry={() => void refetch()}
      classes={classes ?? []}
      kept={reportMainId === null ? '保存在本机' : '随志愿表保存在账号'}
      onSave={(preferences) => savePreferences(reportMainId, preferences)}
    />
  )
}

/** The list of the account that the preferences are kept with; null: they stay on this phone. */
export function usePreferenceList(): number | null {
  const visitor = useSession((state) => state.customerId === null)
  const reportMainId = useDraft(({ sync }) => sync.shelf.draft?.reportMainId ?? 0)
  return visitor || reportMainId === 0 ? null : reportMainId
}
