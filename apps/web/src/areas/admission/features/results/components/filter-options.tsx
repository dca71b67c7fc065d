import { classNames } from '../../../../../shared/ui/class-names.ts'
import { countText } from '../../../../../shared/ui/figures.ts'
import { FILTER_TITLES } from '../facets.ts'
import type { OptionGroup } from '../facets.ts'
import type { FilterName } from '../query.ts'
import styles from './filter-options.module.css'

interface FilterOptionsProps {
  readonly name: FilterName
  readonly groups: readonly OptionGroup[]
  readonly chosen: readonly (number | string)[]
  readonly onToggle: (value: number | string) => void
}

/** What stands beside a filter's name when its meaning is not plain. */
const NOTES: Partial<Record<FilterName, string>> = {
  planTypes: '不选时显示普通类与中外合作；专项、定向等需具备相应资格。',
  majorClasses: '专业组内含所选专业类之一即显示。',
}

/** The values of one filter, several of which may be chosen. */
export function FilterOptions({ name, groups, chosen, onToggle }: FilterOptionsProps) {
  const note = NOTES[name]
  return (
    <fieldset>
      <legend className="visually-hidden">{FILTER_TITLES[name]}</legend>
      {note !== undefined && <p className="note regular mb-4">{note}</p>}
      {groups.map(({ title, options }) => (
        <div key={title} className={styles.group}>
          {title !== '' && <h3 className="note regular mb-4">{title}</h3>}
          {options.map(({ value, name: text, count }) => {
            const picked = chosen.includes(value)
            return (
              <button
                key={value}
                type="button"
                className={classNames(styles.option, picked && styles.picked)}
                aria-pressed={picked}
                onClick={() => onToggle(value)}
              >
                <span>{text}</span>
                <span className="note regular fixed ml-8">{countText(count)}</span>
              </button>
            )
          })}
        </div>
      ))}
    </fieldset>
  )
}
