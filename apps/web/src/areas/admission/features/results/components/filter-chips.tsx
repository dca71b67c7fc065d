import { Icon } from '../../../../../shared/ui/icon.tsx'
import { FILTER_ORDER, filterText } from '../facets.ts'
import type { Batch, Facets } from '../facets.ts'
import { filterCount, toggleFilter } from '../query.ts'
import type { Filters } from '../query.ts'
import styles from './filter-chips.module.css'

interface FilterChipsProps {
  readonly filters: Filters
  readonly batch: Batch
  readonly facets: Facets | undefined
  readonly onChange: (filters: Filters) => void
}

/** The filters in force, each to be taken back with one tap. */
export function FilterChips({ filters, batch, facets, onChange }: FilterChipsProps) {
  if (filterCount(filters) === 0) return null
  return (
    <ul className={`scroller sides ${styles.chips}`} aria-label="已选筛选条件">
      {FILTER_ORDER.flatMap((name) =>
        filters[name].map((value) => {
          const text = filterText(name, value, batch, facets)
          return (
            <li key={`${name}${value}`}>
              <button
                type="button"
                className="row touch mr-8"
                aria-label={`取消筛选：${text}`}
                onClick={() => onChange(toggleFilter(filters, name, value))}
              >
                <span className={styles.face}>
                  {text || '未知条件'}
                  <Icon name="close" size={14} />
                </span>
              </button>
            </li>
          )
        }),
      )}
    </ul>
  )
}
