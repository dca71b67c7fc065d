import { PATHS } from '@wenjin/contract'
import type { ReactNode } from 'react'
import { choiceCount } from '../../../../domain/list/draft.ts'
import type { Draft, DraftBatch } from '../../../../domain/list/draft.ts'
import { listedBatch } from '../../../../domain/list/listed-batch.ts'
import { useDraft } from '../../../../domain/list/store.ts'
import { useSession } from '../../../../domain/session/store.ts'
import type { Candidate } from '../results/api.ts'
import { readStored } from '../../../../shared/lib/storage.ts'
import { useNavigate, useSearchParams } from '../../../../shared/router/router.tsx'
import { Button } from '../../../../shared/ui/button.tsx'
import { Skeleton } from '../../../../shared/ui/skeleton.tsx'
import { EmptyState, FailedState } from '../../../../shared/ui/states.tsx'
import { CustomersOnly } from '../proposal/customers-only.tsx'
import { NoGrade } from '../results/no-grade.tsx'
import { useAskedReport } from './use-asked-report.ts'
import { useCandidate } from '../results/use-candidate.ts'
import { useDraftGrade } from '../../../../domain/list/use-draft-grade.ts'

interface WithListProps {
  /** Lines of each card that stands in for what comes. */
  readonly lines: number
  /** What is said where nothing is chosen. */
  readonly empty: { readonly title: string; readonly text: string }
  /** Whether a batch without choices is nothing to show, though other batches have some. */
  readonly ownChoices?: boolean
  readonly children: (candidate: Candidate, draft: Draft, batch: DraftBatch) => ReactNode
}

/** One batch of the list that the address names or that is in use; or why it is missing, and the next step. */
export function WithList({ lines, empty, ownChoices = false, children }: WithListProps) {
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const candidate = useCandidate()
  useDraftGrade()
  const report = useAskedReport()
  const visitor = useSession((state) => state.customerId === null)
  const draft = useDraft(({ sync }) => sync.shelf.draft)
  if (report.error !== null) return <FailedState what="志愿表" error={report.error} onRetry={report.retry} />
  if (report.waiting && visitor) return <CustomersOnly text="这份志愿表保存在账号里。" />
  if (candidate === null) return <NoGrade />
  if (report.waiting || draft === null) {
    return (
      <div className="inset">
        <Skeleton cards={4} lines={lines} />
      </div>
    )
  }
  const batch = listedBatch(draft, Number(params.get('batchId') ?? 0), readStored('currentBatchId'))
  const none = choiceCount(draft) === 0 || (ownChoices && batch?.reportUnivList.length === 0)
  if (batch === undefined || none) {
    return (
      <EmptyState title={empty.title} text={empty.text}>
        <Button look="main" onClick={() => void navigate(PATHS.volunteer)}>
          去选志愿
        </Button>
      </EmptyState>
    )
  }
  return children(candidate, draft, batch)
}
