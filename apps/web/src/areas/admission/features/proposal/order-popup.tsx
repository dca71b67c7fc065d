import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { choiceName } from '../../../../domain/list/choice-of.ts'
import type { ChoiceList, ListBatch } from '../../../../domain/list/choice-list.ts'
import { reorder } from '../../../../domain/list/undo.ts'
import { autoOrderQuery } from './api.ts'
import { OrderSheet } from './components/order-sheet.tsx'
import { savedListQuery } from '../list/saved-list.ts'

interface OrderPopupProps {
  readonly open: boolean
  readonly onClose: () => void
  /** Whether its choices are looked at in one round. */
  readonly parallel: boolean
  readonly list: ChoiceList
  readonly batch: ListBatch
  readonly demo: boolean
}

/** A better order for the list, worked out once the account holds its last edit. */
export function OrderPopup({ open, onClose, parallel, list, batch, demo }: OrderPopupProps) {
  const saved = useQuery({ ...savedListQuery(list), enabled: open && parallel })
  const held = saved.data === undefined || !open ? null : { ...saved.data, batchId: batch.batchId }
  const proposal = useQuery(autoOrderQuery(held))
  const names = useMemo(
    () => new Map(batch.reportUnivList.map((choice) => [choice.planId, choiceName(choice)])),
    [batch],
  )
  return (
    <OrderSheet
      open={open}
      onClose={onClose}
      demo={demo}
      parallel={parallel}
      proposal={proposal.data}
      error={saved.error ?? proposal.error}
      onRetry={() => void (saved.error === null ? proposal.refetch() : saved.refetch())}
      names={names}
      onAdopt={(order) => {
        if (reorder(batch, order)) onClose()
      }}
    />
  )
}
