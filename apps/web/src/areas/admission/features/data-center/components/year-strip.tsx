import { countText } from '../../../../../shared/ui/figures.ts'
import type { KindBlock } from '../loaded.ts'
import { shortCount } from '../loaded-words.ts'
import styles from './year-strip.module.css'

/** The newest years side by side, each with how much of it there is; a year without any stays hollow. */
export function YearStrip({ name, strip }: { readonly name: string; readonly strip: KindBlock['strip'] }) {
  return (
    <ul className={styles.strip} aria-label={`${name}各年条数`}>
      {strip.map(({ year, rows }) => (
        <li key={year} className={rows === 0 ? styles.none : styles.year}>
          {year}
          <span className={styles.count} aria-hidden="true">
            {rows === 0 ? '—' : shortCount(rows)}
          </span>
          <span className="visually-hidden">年{rows === 0 ? '没有' : `${countText(rows)}条`}</span>
        </li>
      ))}
    </ul>
  )
}
