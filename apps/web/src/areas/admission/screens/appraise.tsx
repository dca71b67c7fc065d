import { useSession } from '../../../domain/session/store.ts'
import { AppraisePage } from '../features/proposal/appraise-page.tsx'
import { CustomersOnly } from '../features/proposal/customers-only.tsx'
import { WithList } from '../features/list/with-list.tsx'

const EMPTY = { title: '还没有可检查的志愿', text: '先选几个志愿，再来检查风险。' }

/** A check of the list being filled. */
export function Screen() {
  const visitor = useSession((state) => state.customerId === null)
  if (visitor) return <CustomersOnly text="检查志愿表的滑档、退档、顺序、选科、学费等风险。" />
  return (
    <WithList lines={4} empty={EMPTY} ownChoices>
      {(candidate, list, batch) => (
        <AppraisePage key={batch.batchId} candidate={candidate} list={list} batch={batch} />
      )}
    </WithList>
  )
}
