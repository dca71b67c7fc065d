import { useState } from 'react'
import { Button } from '../../../../../shared/ui/button.tsx'
import { CountBadge } from '../../../../../shared/ui/count-badge.tsx'
import { countText } from '../../../../../shared/ui/figures.ts'
import { Sheet } from '../../../../../shared/ui/sheet.tsx'
import { FILTER_ORDER, FILTER_TITLES, optionGroups } from '../facets.ts'
import type { Batch, Facets } from '../facets.ts'
import { filterCount, NO_FILTERS, toggleFilter } from '../query.ts'
import type { FilterName, Filters } from '../query.ts'
import { FilterOptions } from './filter-options.tsx'
import styles from './filter-sheet.module.css'

interface FilterSheetProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly filters: Filters
  readonly batch: Batch
  readonly demo: boolean
  /** Counts under the filters in force; undefined until the first answer is there. */
  readonly facets: Facets | undefined
  /** Units that match now. */
  readonly unitTotal: number | undefined
  readonly onChange: (filters: Filters) => void
}

/** Every filter with the number of units behind each value; what no unit has is not offered. */
export function FilterSheet({
  open,
  onClose,
  filters,
  batch,
  demo,
  facets,
  unitTotal,
  onChange,
}: FilterSheetProps) {
  const [shown, setShown] = useState<FilterName>('areas')
  const offered =
    facets === undefined
      ? []
      : FILTER_ORDER.map((name) => [name, optionGroups(name, facets, filters, batch)] as const)
  const useful = offered.filter(([, groups]) => groups.length > 0)
  const current = useful.find(([name]) => name === shown) ?? useful[0]
  const toggle = (name: FilterName, value: number | string): void =>
    onChange(toggleFilter(filters, name, value))
  return (
    <Sheet
      open={open}
      title="筛选"
      demo={demo}
      onClose={onClose}
      footer={
        <div className={styles.actions}>
          <Button
            onClick={() => onChange(NO_FILTERS)}
            blocked={filterCount(filters) === 0 ? '没有已选的筛选条件' : null}
          >
            清空
          </Button>
          <Button look="main" block onClick={onClose}>
            {unitTotal === undefined ? '查看结果' : `查看${countText(unitTotal)}个志愿`}
          </Button>
        </div>
      }
    >
      <div className={styles.columns}>
        <ul className={styles.names} aria-label="筛选项">
          {useful.map(([name]) => (
            <li key={name}>
              <button
                type="button"
                className={name === current?.[0] ? styles.currentName : styles.name}
                aria-pressed={name === current?.[0]}
                onClick={() => setShown(name)}
              >
                {FILTER_TITLES[name]}
                {filters[name].length > 0 && <CountBadge count={filters[name].length} />}
              </button>
            </li>
          ))}
        </ul>
        <div className={styles.options}>
          {current !== undefined && (
            <FilterOptions
              name={current[0]}
              groups={current[1]}
              chosen={filters[current[0]]}
              onToggle={(value) => toggle(current[0], value)}
            />
          )}
        </div>
      </div>
    </Sheet>
  )
}
