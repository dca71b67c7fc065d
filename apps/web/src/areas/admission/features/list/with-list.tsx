import { PATHS } from '@wenjin/contract'
import type { ReactNode } from 'react'
import { choiceCount } from '../../../../domain/list/choice-list.ts'
import type { ChoiceList, ListBatch } from '../../../../domain/list/choice-list.ts'
import { listedBatch } from '../../../../domain/list/listed-batch.ts'
import { useList } from '../../../../domain/list/store.ts'
import { useSession } from '../../../../domain/session/store.ts'
import type { StatedCandidate } from '../results/api.ts'
import { readStored } from '../../../../shared/lib/storage.ts'
import { useNavigate, useSearchParams } from '../../../../shared/router/router.tsx'
import { Button } from '../../../../shared/ui/button.tsx'
import { Skeleton } from '../../../../shared/ui/skeleton.tsx'
import { EmptyState, FailedState } from '../../../../shared/ui/states.tsx'
import { CustomersOnly } from '../proposal/customers-only.tsx'
import { NoCandidate } from '../results/no-candidate.tsx'
import { useAddressedList } from './use-addressed-list.ts'
import { useStatedCandidate } from '../results/use-stated-candidate.ts'
import { useCandidateList } from '../../../../domain/list/use-candidate-list.ts'

interface WithListProps {
  /** Lines of each card that stands in for what comes. */
  readonly lines: number
  /** What is said where nothing is chosen. */
  readonly empty: { readonly title: string; readonly text: string }
  /** Whether a batch without choices is nothing to show, though other batches have some. */
  readonly ownChoices?: boolean
  readonly children: (candidate: StatedCandidate, list: ChoiceList, batch: ListBatch) => ReactNode
}

/** One batch of the list that the address names or that is in use; or why it is missing, and the next step. */
export function WithList({ lines, empty, ownChoices = false, children }: WithListProps) {
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const candidate = useStatedCandidate()
  useCandidateList()
  const addressed = useAddressedList()
  const visitor = useSession((state) => state.customerId === null)
  const list = useList(({ sync }) => sync.shelf.list)
  if (addressed.error !== null)
    return <FailedState what="志愿表" error={addressed.error} onRetry={addressed.retry} />
  if (addressed.waiting && visitor) return <CustomersOnly text="这份志愿表保存在账号里。" />
  if (candidate === null) return <NoCandidate />
  if (addressed.waiting || list === null) {
    return (
      <div className="inset">
        <Skeleton cards={4} lines={lines} />
      </div>
    )
  }
  const batch = listedBatch(list, Number(params.get('batchId') ?? 0), readStored('currentBatchId'))
  const none = choiceCount(list) === 0 || (ownChoices && batch?.reportUnivList.length === 0)
  if (batch === undefined || none) {
    return (
      <EmptyState title={empty.title} text={empty.text}>
        <Button look="main" onClick={() => void navigate(PATHS.volunteer)}>
          去选志愿
        </Button>
      </EmptyState>
    )
  }
  return children(candidate, list, batch)
}
