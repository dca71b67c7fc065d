import type { Unit, University } from '@wenjin/contract'
import { Icon } from '../../../../../shared/ui/icon.tsx'
import { Tag } from '../../../../../shared/ui/tag.tsx'
import type { Picking } from '../picking.ts'
import { featureTags, univLine } from '../words.ts'
import { UnitRow } from './unit-row.tsx'
import styles from './school-card.module.css'

interface SchoolCardProps {
  readonly univ: University
  readonly ownRank: number
  readonly picking: Picking
  /** All matching units show, not the first alone. */
  readonly expanded: boolean
  readonly onExpand: () => void
  readonly onUniv: (univ: University) => void
  readonly onUnit: (unit: Unit, univ: University) => void
  readonly onRate: (unit: Unit, univ: University) => void
}

/** A school with its matching units: the first in place, the others open below it. */
export function SchoolCard(props: SchoolCardProps) {
  const { univ, ownRank, picking, expanded, onExpand, onUniv, onUnit, onRate } = props
  const [first, ...others] = univ.groups
  if (first === undefined) return null
  const shown = expanded ? univ.groups : [first]
  return (
    <article className={styles.card} aria-label={univ.univName}>
      <button type="button" className={styles.school} aria-haspopup="dialog" onClick={() => onUniv(univ)}>
        <span className={styles.name}>{univ.univName}</span>
        {featureTags(univ).map((tag) => (
          <Tag key={tag} tone="accent">
            {tag}
          </Tag>
        ))}
        <span className="note">{[first.schoolCode, univLine(univ)].filter(Boolean).join(' · ')}</span>
      </button>
      {shown.map((unit) => (
        <div className={styles.unit} key={unit.planId}>
          <UnitRow
            unit={unit}
            univ={univ}
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
