import { useInfiniteQuery } from '@tanstack/react-query'
import { MESSAGES, PATHS } from '@wenjin/contract'
import { useMemo, useRef } from 'react'
import { SaveLine } from '../../../../domain/list/components/save-line.tsx'
import { TakeOver } from '../../../../domain/list/components/take-over.tsx'
import { choicesOf } from '../../../../domain/list/choice-list.ts'
import { useList } from '../../../../domain/list/store.ts'
import { useNavigate, useSearchParams } from '../../../../shared/router/router.tsx'
import { schoolPagesQuery } from './api.ts'
import type { StatedCandidate } from './api.ts'
import { BasisNotes } from '../unit/components/basis-notes.tsx'
import { BatchTabs } from './components/batch-tabs.tsx'
import { FilterChips } from './components/filter-chips.tsx'
import { SearchBar } from './components/search-bar.tsx'
import { SectionBar } from './components/section-bar.tsx'
import type { Batch } from './facets.ts'
import { NO_FILTERS, readQuery, writeQuery } from './query.ts'
import type { ResultsQuery } from './query.ts'
import { EmptyState } from '../../../../shared/ui/states.tsx'
import { NavAction } from '../../../../shared/ui/nav-bar.tsx'
import { Button } from '../../../../shared/ui/button.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { CandidateHeader } from './candidate-header.tsx'
import { Results } from './results.tsx'
import { usePicking } from './use-picking.ts'
import { ResultsPopups } from './results-popups.tsx'
import { useResultsPopups } from './use-results-popups.ts'
import styles from './results-page.module.css'

interface ResultsPageProps {
  readonly candidate: StatedCandidate
  readonly batches: readonly Batch[]
  readonly batch: Batch
  readonly onBatch: (batchId: number) => void
}

/** The main job: what one can reach in a batch, filtered, chosen. */
export function ResultsPage({ candidate, batches, batch, onBatch }: ResultsPageProps) {
  const navigate = useNavigate()
  const [params, setParams] = useSearchParams()
  const query = useMemo(() => readQuery(params), [params])
  const found = useInfiniteQuery({
    ...schoolPagesQuery(candidate, batch.batchId, query),
    enabled: batch.unitNum > 0,
  })
  const first = found.data?.pages[0]
  const picking = usePicking(batch)
  const popups = useResultsPopups()
  const count = useList(({ sync }) => choicesOf(sync.shelf.list, batch.batchId).length)
  const top = useRef<HTMLDivElement>(null)
  const change = (part: Partial<ResultsQuery>): void => {
    setParams((now) => writeQuery(now, { ...readQuery(now), ...part }), {
      replace: true,
      preventScrollReset: true,
    })
    const start = top.current?.offsetTop ?? 0
    if (window.scrollY > start) window.scrollTo(0, start)
  }
  const toList = (): void => void navigate(`${PATHS.volunteerList}?batchId=${batch.batchId}`)
  return (
    <div className={`tall ${styles.page}`}>
      <NavAction>
        <Button look="text" onClick={() => popups.factor.show(batch.batchId)}>
          偏好
        </Button>
        <Button look="text" onClick={() => popups.batch.show(batch)}>
          规则
        </Button>
      </NavAction>
      <div ref={top} className={styles.head}>
        <CandidateHeader rank={first?.basis.rank} />
        <BatchTabs batches={batches} current={batch.batchId} onChoose={onBatch} />
      </div>
      {batch.unitNum === 0 ? (
        <EmptyState
          title={batch.reason || MESSAGES.noBatch}
          text={
            batch.reason === MESSAGES.noLines
              ? '位次和往年等效分在首页查看。'
              : '收录后即可查看，先看看其他批次。'
          }
        />
      ) : (
        <>
          {batch.reportEnabled === 0 && (
            <p className={styles.closed}>{batch.reason}，可以查看，不能加入志愿表。</p>
          )}
          <div className={styles.controls}>
            <SectionBar
              sections={query.sections}
              counts={first?.sectionCounts}
              onChange={(sections) => change({ sections })}
            />
            <SearchBar query={query} onChange={change} onFilter={() => popups.filter.show(batch)} />
            <FilterChips
              filters={query.filters}
              batch={batch}
              facets={first?.facets}
              onChange={(filters) => change({ filters })}
            />
          </div>
          {first !== undefined && (
            <BasisNotes basis={first.basis} onExplain={() => popups.explain.show(first.basis)} />
          )}
          <TakeOver />
          <Results
            found={found}
            address={`${JSON.stringify(candidate)} ${batch.batchId} ${params.toString()}`}
            sections={query.sections}
            picking={picking}
            onSchool={popups.school.show}
            onUnit={(unit, school) => popups.majorGroup.show({ unit, school })}
            onRate={(unit, school) => popups.rateReport.show({ unit, school })}
            onLoosen={() => change({ filters: NO_FILTERS, keyword: '' })}
          />
        </>
      )}
      <BottomBar
        count={count}
        max={batch.maxUnivNum}
        line={<SaveLine />}
        onLook={() => popups.volunteer.show(batch)}
        onList={toList}
      />
      <ResultsPopups
        popups={popups}
        candidate={candidate}
        batch={batch}
        basis={first?.basis}
        picking={picking}
        filters={query.filters}
        facets={first?.facets}
        unitTotal={first?.unitTotal}
        onFilters={(filters) => change({ filters })}
        onList={toList}
      />
    </div>
  )
}
