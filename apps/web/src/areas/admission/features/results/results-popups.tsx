import type { Basis } from '@wenjin/contract'
import { QuickList } from '../../../../domain/list/components/quick-list.tsx'
import { useDemo } from '../../../../domain/tenant/use-demo.ts'
import type { StatedCandidate } from './api.ts'
import { BatchSheet } from './components/batch-sheet.tsx'
import { FilterSheet } from './components/filter-sheet.tsx'
import type { Batch, Facets } from './facets.ts'
import type { Picking } from '../unit/picking.ts'
import type { Filters } from './query.ts'
import { FactorPopup } from '../proposal/factor-popup.tsx'
import { UnitPopups } from './unit-popups.tsx'
import type { OpenPopups } from './use-results-popups.ts'

interface ResultsPopupsProps {
  readonly popups: OpenPopups
  readonly candidate: StatedCandidate
  readonly batch: Batch
  /** undefined until the first answer is there. */
  readonly basis: Basis | undefined
  readonly picking: Picking
  readonly filters: Filters
  readonly facets: Facets | undefined
  readonly unitTotal: number | undefined
  readonly onFilters: (filters: Filters) => void
  readonly onList: () => void
}

/** Every popup of the results page. */
export function ResultsPopups(props: ResultsPopupsProps) {
  const { popups, candidate, batch, basis, picking, filters, facets, unitTotal, onFilters, onList } = props
  const demo = useDemo() || basis?.demo === true
  return (
    <>
      <BatchSheet
        open={popups.batch.open}
        onClose={popups.batch.hide}
        provinceId={candidate.provinceId}
        batch={batch}
        demo={demo}
      />
      <FilterSheet
        open={popups.filter.open}
        onClose={popups.filter.hide}
        filters={filters}
        batch={batch}
        demo={demo}
        facets={facets}
        unitTotal={unitTotal}
        onChange={onFilters}
      />
      <QuickList
        open={popups.volunteer.open}
        onClose={popups.volunteer.hide}
        rules={batch}
        demo={demo}
        onList={onList}
      />
      <FactorPopup
        open={popups.factor.open}
        onClose={popups.factor.hide}
        candidate={candidate}
        batchId={batch.batchId}
      />
      {basis !== undefined && (
        <UnitPopups popups={popups} candidate={candidate} batch={batch} basis={basis} picking={picking} />
      )}
    </>
  )
}
