import type { Unit, University } from '@wenjin/contract'
import { Icon } from '../../../../../shared/ui/icon.tsx'
import { Tag } from '../../../../../shared/ui/tag.tsx'
import type { Picking } from '../picking.ts'
import { featureTags, schoolLine } from '../words.ts'
import { UnitRow } from './unit-row.tsx'
import styles from './school-card.module.css'

interface SchoolCardProps {
  readonly school: University
  readonly ownRank: number
  readonly picking: Picking
  /** All matching units show, not the first alone. */
  readonly expanded: boolean
  readonly onExpand: () => void
  readonly onSchool: (school: University) => void
  readonly onUnit: (unit: Unit, school: University) => void
  readonly onRate: (unit: Unit, school: University) => void
}

/** A school with its matching units: the first in place, the others open below it. */
export function SchoolCard(props: SchoolCardProps) {
  const { school, ownRank, picking, expanded, onExpand, onSchool, onUnit, onRate } = props
  const [first, ...others] = school.groups
  if (first === undefined) return null
  const shown = expanded ? school.groups : [first]
  return (
    <article className={styles.card} aria-label={school.univName}>
      <button type="button" className={styles.school} aria-haspopup="dialog" onClick={() => onSchool(school)}>
        <span className={styles.name}>{school.univName}</span>
        {featureTags(school).map((tag) => (
          <Tag key={tag} tone="accent">
            {tag}
          </Tag>
        ))}
        <span className="note">{[first.schoolCode, schoolLine(school)].filter(Boolean).join(' · ')}</span>
      </button>
      {shown.map((unit) => (
        <div className={styles.unit} key={unit.planId}>
          <UnitRow
            unit={unit}
            school={school}
            ownRank={ownRank}
            picking={picking}
            onOpen={onUnit}
            onRate={onRate}
          />
        </div>
      ))}
      {others.length > 0 && (
        <button type="button" className={styles.more} aria-expanded={expanded} onClick={onExpand}>
          {expanded ? '收起' : `另有${others.length}个${first.group === '' ? '专业' : '专业组'}`}
          <span className={expanded ? styles.up : undefined}>
            <Icon name="down" size={16} />
          </span>
        </button>
      )}
    </article>
  )
}
