import { useNavigate, useSearchParams } from 'react-router'
import { choiceCount } from '../../../features/draft/draft.ts'
import { listedBatch } from '../../../features/draft/listed-batch.ts'
import { useDraft } from '../../../features/draft/store.ts'
import { useSession } from '../../../features/session/store.ts'
import { PATHS } from '../../../shared/lib/paths.ts'
import { readStored } from '../../../shared/lib/storage.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { EmptyState, FailedState } from '../../../shared/ui/states.tsx'
import { AppraisePage } from './appraise-page.tsx'
import { CustomersOnly } from './customers-only.tsx'
import { NoGrade } from './no-grade.tsx'
import { useAskedReport } from './use-asked-report.ts'
import { useCandidate } from './use-candidate.ts'
import { useDraftGrade } from './use-draft-grade.ts'
import styles from './report.module.css'

/** A check of the list being filled. */
export function Screen() {
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const candidate = useCandidate()
  useDraftGrade()
  const report = useAskedReport()
  const visitor = useSession((state) => state.customerId === null)
  const draft = useDraft(({ sync }) => sync.shelf.draft)
  if (visitor) return <CustomersOnly text="检查志愿表的滑档、退档、顺序、选科、学费等风险。" />
  if (report.error !== null) return <FailedState what="志愿表" error={report.error} onRetry={report.retry} />
  if (candidate === null) return <NoGrade />
  if (report.waiting || draft === null) {
    return (
      <div className={styles.wait}>
        <Skeleton cards={3} lines={4} />
      </div>
    )
  }
  const batch = listedBatch(draft, Number(params.get('batchId') ?? 0), readStored('currentBatchId'))
  if (batch === undefined || choiceCount(draft) === 0 || batch.reportUnivList.length === 0) {
    return (
      <EmptyState title="还没有可检查的志愿" text="先选几个志愿，再来检查风险。">
        <Button look="main" onClick={() => void navigate(PATHS.volunteer)}>
          去选志愿
        </Button>
      </EmptyState>
    )
  }
  return <AppraisePage key={batch.batchId} candidate={candidate} draft={draft} batch={batch} />
}
