import { SECTION_NAMES } from '@wenjin/engine'
import { classNames } from '../../../../../shared/ui/class-names.ts'
import { countText } from '../../../../../shared/ui/figures.ts'
import type { SchoolPage } from '../api.ts'
import { LIKELY } from '../query.ts'
import type { SectionName } from '../query.ts'
import styles from './section-bar.module.css'

type Counts = SchoolPage['sectionCounts']

interface SectionBarProps {
  readonly sections: readonly SectionName[]
  /** undefined until the first answer is there. */
  readonly counts: Counts | undefined
  readonly onChange: (sections: readonly SectionName[]) => void
}

const SEGMENTS: readonly { readonly name: string; readonly sections: readonly SectionName[] }[] = [
  { name: '冲稳保', sections: LIKELY },
  { name: SECTION_NAMES.reach, sections: ['reach'] },
  { name: SECTION_NAMES.match, sections: ['match'] },
  { name: SECTION_NAMES.safety, sections: ['safety'] },
  { name: SECTION_NAMES.unlikely, sections: ['unlikely'] },
  { name: '数据不足', sections: ['unknown'] },
]

/** The sections with the number of units in each under the filters in force. */
export function SectionBar({ sections, counts, onChange }: SectionBarProps) {
  return (
    <ul className={`scroller ${styles.bar}`} aria-label="录取可能性">
      {SEGMENTS.map((segment) => {
        const current =
          sections.length === segment.sections.length &&
          segment.sections.every((one) => sections.includes(one))
        const count =
          counts === undefined ? undefined : segment.sections.reduce((sum, one) => sum + counts[one], 0)
        return (
          <li key={segment.name} className={styles.item}>
            <button
              type="button"
              className={classNames(styles.segment, current && styles.current)}
              aria-pressed={current}
              onClick={() => onChange(segment.sections)}
            >
              <span className={styles.name}>{segment.name}</span>
              <span className={styles.count}>{count === undefined ? '·' : countText(count)}</span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
