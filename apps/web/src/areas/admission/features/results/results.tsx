import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { Unit, University } from '@wenjin/contract'
import { useMemo } from 'react'
import type { SchoolPage } from './api.ts'
import { SchoolList } from './components/school-list.tsx'
import type { Picking } from '../unit/picking.ts'
import type { SectionName } from './query.ts'
import { Button } from '../../../../shared/ui/button.tsx'
import { countText } from '../../../../shared/ui/figures.ts'
import { Skeleton } from '../../../../shared/ui/skeleton.tsx'
import { EmptyState, FailedState } from '../../../../shared/ui/states.tsx'
import styles from './results.module.css'

interface ResultsProps {
  readonly found: UseInfiniteQueryResult<InfiniteData<SchoolPage>>
  /** What is asked for, so that coming back finds the place again. */
  readonly address: string
  readonly sections: readonly SectionName[]
  readonly picking: Picking
  readonly onSchool: (school: University) => void
  readonly onUnit: (unit: Unit, school: University) => void
  readonly onRate: (unit: Unit, school: University) => void
  /** Takes every filter and the keyword back. */
  readonly onLoosen: () => void
}

/** The cards that were found, or why nothing was. */
export function Results(props: ResultsProps) {
  const { found, address, sections, picking, onSchool, onUnit, onRate, onLoosen } = props
  const { data, error, refetch, isPlaceholderData, hasNextPage, isFetchingNextPage, isFetchNextPageError } =
    found
  const schools = useMemo(() => data?.pages.flatMap(({ univList }) => univList) ?? [], [data])
  const first = data?.pages[0]
  if (first === undefined) {
    if (error !== null) return <FailedState what="院校列表" error={error} onRetry={() => void refetch()} />
    return (
      <div className="sides">
        <Skeleton cards={4} lines={4} />
      </div>
    )
  }
  if (first.total === 0) return <NothingFound page={first} sections={sections} onLoosen={onLoosen} />
  const next = hasNextPage && !isFetchingNextPage && !isFetchNextPageError
  return (
    <div className={isPlaceholderData ? styles.waiting : styles.results} aria-busy={isPlaceholderData}>
      <SchoolList
        key={address}
        schools={schools}
        ownRank={first.basis.rank}
        picking={picking}
        address={address}
        onNearEnd={next ? () => void found.fetchNextPage() : undefined}
        onSchool={onSchool}
        onUnit={onUnit}
        onRate={onRate}
      />
      <output className={styles.end}>
        {isFetchNextPageError ? (
          <Button onClick={() => void found.fetchNextPage()}>后面的没有加载出来，重试</Button>
        ) : hasNextPage ? (
          '正在加载…'
        ) : (
          `共${countText(first.unitTotal)}个志愿`
        )}
      </output>
    </div>
  )
}

function NothingFound({
  page,
  sections,
  onLoosen,
}: { readonly page: SchoolPage } & Pick<ResultsProps, 'sections' | 'onLoosen'>) {
  const elsewhere = Object.entries(page.sectionCounts).some(
    ([name, count]) => count > 0 && !sections.includes(name as SectionName),
  )
  return (
    <EmptyState
      title="没有符合条件的志愿"
      text={
        elsewhere
          ? '其他可能性里还有，点上方的“冲、稳、保、难、数据不足”查看。'
          : '换个关键词，或去掉一些筛选条件再看。'
      }
    >
      <Button onClick={onLoosen}>清空筛选和搜索</Button>
    </EmptyState>
  )
}
