import { ListPage } from '../features/list/list-page.tsx'
import { WithList } from '../features/list/with-list.tsx'

const EMPTY = { title: '还没有选志愿', text: '先看看能上哪些学校，点加号加入志愿表。' }

/** The list being filled. */
export function Screen() {
  return (
    <WithList lines={3} empty={EMPTY}>
      {(candidate, list, batch) => (
        <ListPage key={batch.batchId} candidate={candidate} list={list} batch={batch} />
      )}
    </WithList>
  )
}
