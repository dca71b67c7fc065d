import { skipToken, useQuery } from '@tanstack/react-query'
import { MESSAGES, PATHS } from '@wenjin/contract'
import { useSession } from '../../../domain/session/store.ts'
import { chooseBatch, isParallel } from '../features/results/batch-choice.ts'
import { callQuery } from '../../../shared/lib/call-query.ts'
import { readStored } from '../../../shared/lib/storage.ts'
import { useNavigate, useSearchParams } from '../../../shared/router/router.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { EmptyState, FailedState } from '../../../shared/ui/states.tsx'
import { AiReportPage } from '../features/proposal/ai-report-page.tsx'
import { CustomersOnly } from '../features/proposal/customers-only.tsx'
import { NoCandidate } from '../features/results/no-candidate.tsx'
import { useStatedCandidate } from '../features/results/use-stated-candidate.ts'
import { useCandidateList } from '../../../domain/list/use-candidate-list.ts'

/** A list proposed for the candidate. */
export function Screen() {
  const navigate = useNavigate()
  const candidate = useStatedCandidate()
  useCandidateList()
  const visitor = useSession((state) => state.customerId === null)
  const [params] = useSearchParams()
  const batches = useQuery(callQuery('batchList', visitor || candidate === null ? skipToken : candidate))
  if (visitor) return <CustomersOnly text="按你的偏好生成一份志愿表方案，每个志愿都说明理由。" />
  if (candidate === null) return <NoCandidate />
  if (batches.error !== null)
    return <FailedState what="批次" error={batches.error} onRetry={() => void batches.refetch()} />
  if (batches.data === undefined) {
    return (
      <div className="inset">
        <Skeleton cards={3} lines={4} />
      </div>
    )
  }
  const asked = Number(params.get('batchId') ?? Number.NaN)
  const batch = chooseBatch(batches.data, asked, readStored('currentBatchId'))
  if (batch === undefined) return <EmptyState title={MESSAGES.noBatch} text="数据收录后即可生成方案。" />
  if (!isParallel(candidate.provinceId, batch.batchId)) {
    return (
      <EmptyState
        title={`${batch.batchName}不自动生成方案`}
        text="本批次按顺序志愿录取，先后次序会影响机会，要靠你自己权衡：第一志愿最重要。"
      >
        <Button onClick={() => void navigate(`${PATHS.volunteerList}?batchId=${batch.batchId}`)}>
          回志愿表
        </Button>
      </EmptyState>
    )
  }
  if (batch.reportEnabled === 0)
    return <EmptyState title={`${batch.batchName}暂不能填报`} text={batch.reason} />
  return <AiReportPage key={batch.batchId} candidate={candidate} batch={batch} />
}
