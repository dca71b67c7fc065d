import { skipToken, useQuery } from '@tanstack/react-query'
import { CallError, MESSAGES } from '@wenjin/contract'
import { chooseBatch } from '../features/results/batch-choice.ts'
import { callQuery } from '../../../shared/lib/call-query.ts'
import { readStored, writeStored } from '../../../shared/lib/storage.ts'
import { useSearchParams } from '../../../shared/router/router.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { EmptyState, FailedState } from '../../../shared/ui/states.tsx'
import { NoGrade } from '../features/results/no-grade.tsx'
import { useAskedReport } from '../features/list/use-asked-report.ts'
import { useCandidate } from '../features/results/use-candidate.ts'
import { useDraftGrade } from '../../../domain/list/use-draft-grade.ts'
import { VolunteerPage } from '../features/results/volunteer-page.tsx'

const OTHER_PROVINCE = '数据收录后即可填报，可先在首页换一个省份看看。'

/** Where the candidate can go: one batch at a time. */
export function Screen() {
  const candidate = useCandidate()
  useDraftGrade()
  const report = useAskedReport()
  const [params, setParams] = useSearchParams()
  const batches = useQuery(callQuery('batchList', candidate ?? skipToken))
  if (report.error !== null) return <FailedState what="志愿表" error={report.error} onRetry={report.retry} />
  if (candidate === null) return <NoGrade />
  if (batches.error instanceof CallError && batches.error.code === '40303') {
    return <EmptyState title={MESSAGES.noBatch} text={OTHER_PROVINCE} />
  }
  if (batches.error !== null) {
    return <FailedState what="批次" error={batches.error} onRetry={() => void batches.refetch()} />
  }
  if (batches.data === undefined) {
    return (
      <div className="inset">
        <Skeleton cards={4} lines={4} />
      </div>
    )
  }
  const batch = chooseBatch(batches.data, numberOf(params.get('batchId')), readStored('currentBatchId'))
  if (batch === undefined) return <EmptyState title={MESSAGES.noBatch} text={OTHER_PROVINCE} />
  const choose = (batchId: number): void => {
    writeStored('currentBatchId', batchId)
    setParams({ batchId: String(batchId) }, { replace: true })
  }
  return (
    <VolunteerPage
      key={batch.batchId}
      candidate={candidate}
      batches={batches.data}
      batch={batch}
      onBatch={choose}
    />
  )
}

function numberOf(text: string | null): number | undefined {
  return text === null || !/^\d+$/.test(text) ? undefined : Number(text)
}
