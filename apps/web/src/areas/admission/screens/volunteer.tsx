import { skipToken, useQuery } from '@tanstack/react-query'
import { CallError, MESSAGES, refusalCode } from '@wenjin/contract'
import { chooseBatch } from '../features/results/batch-choice.ts'
import { callQuery } from '../../../shared/lib/call-query.ts'
import { readStored, writeStored } from '../../../shared/lib/storage.ts'
import { useSearchParams } from '../../../shared/router/router.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { EmptyState, FailedState } from '../../../shared/ui/states.tsx'
import { NoCandidate } from '../features/results/no-candidate.tsx'
import { useAddressedList } from '../features/list/use-addressed-list.ts'
import { useStatedCandidate } from '../features/results/use-stated-candidate.ts'
import { useCandidateList } from '../../../domain/list/use-candidate-list.ts'
import { ResultsPage } from '../features/results/results-page.tsx'

const OTHER_PROVINCE = '数据收录后即可填报，可先在首页换一个省份看看。'

/** Where the candidate can go: one batch at a time. */
export function Screen() {
  const candidate = useStatedCandidate()
  useCandidateList()
  const addressed = useAddressedList()
  const [params, setParams] = useSearchParams()
  const batches = useQuery(callQuery('batchList', candidate ?? skipToken))
  if (addressed.error !== null)
    return <FailedState what="志愿表" error={addressed.error} onRetry={addressed.retry} />
  if (candidate === null) return <NoCandidate />
  if (batches.error instanceof CallError && batches.error.code === refusalCode('noPlans')) {
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
    <ResultsPage
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
