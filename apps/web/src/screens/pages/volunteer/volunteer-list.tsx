import { useNavigate, useSearchParams } from 'react-router'
import { choiceCount } from '../../../features/draft/draft.ts'
import { listedBatch } from '../../../features/draft/listed-batch.ts'
import { useDraft } from '../../../features/draft/store.ts'
import { useSession } from '../../../features/session/store.ts'
import { PATHS } from '../../../shared/lib/paths.ts'
import { openSignIn } from '../../../shared/lib/popups.ts'
import { readStored } from '../../../shared/lib/storage.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { EmptyState, FailedState } from '../../../shared/ui/states.tsx'
import { ListPage } from './list-page.tsx'
import { NoGrade } from './no-grade.tsx'
import { useAskedReport } from './use-asked-report.ts'
import { useCandidate } from './use-candidate.ts'
import { useDraftGrade } from './use-draft-grade.ts'
import styles from './index.module.css'

/** The list being filled. */
export function Screen() {
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const candidate = useCandidate()
  useDraftGrade()
  const report = useAskedReport()
  const visitor = useSession((state) => state.customerId === null)
  const draft = useDraft(({ sync }) => sync.shelf.draft)
  if (report.error !== null) return <FailedState what="志愿表" error={report.error} onRetry={report.retry} />
  if (report.waiting && visitor) {
    return (
      <EmptyState title="登录后查看" text="这份志愿表保存在账号里。">
        <Button look="main" onClick={() => openSignIn('登录后查看志愿表')}>
          登录
        </Button>
      </EmptyState>
    )
  }
  if (candidate === null) return <NoGrade />
  if (report.waiting || draft === null) {
    return (
      <div className={styles.wait}>
        <Skeleton cards={5} lines={3} />
      </div>
    )
  }
  const batch = listedBatch(draft, Number(params.get('batchId') ?? 0), readStored('currentBatchId'))
  if (batch === undefined || choiceCount(draft) === 0) {
    return (
      <EmptyState title="还没有选志愿" text="先看看能上哪些学校，点加号加入志愿表。">
        <Button look="main" onClick={() => void navigate(PATHS.volunteer)}>
          去选志愿
        </Button>
      </EmptyState>
    )
  }
  return <ListPage key={batch.batchId} candidate={candidate} draft={draft} batch={batch} />
}
