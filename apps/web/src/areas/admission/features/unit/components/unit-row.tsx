import type { Unit, University } from '@wenjin/contract'
import { BandFigure } from '../../../../../shared/ui/band-figure.tsx'
import { Tag } from '../../../../../shared/ui/tag.tsx'
import { WITHOUT_CODE } from '../picking.ts'
import type { Picking } from '../picking.ts'
import { DOUBT_NAMES, majorsText, unitFacts, unitTitle } from '../words.ts'
import { HistoryLine } from './history-line.tsx'
import { PickButton } from './pick-button.tsx'
import { RateButton } from './rate-button.tsx'
import styles from './unit-row.module.css'

interface UnitRowProps {
  readonly unit: Unit
  readonly school: University
  readonly ownRank: number
  readonly picking: Picking
  readonly onOpen: (unit: Unit, school: University) => void
  /** Opens what the chance means. */
  readonly onRate: (unit: Unit, school: University) => void
}

/** A unit of choice, closed: chance, what it is, the last three years, and the button that adds it. */
export function UnitRow({ unit, school, ownRank, picking, onOpen, onRate }: UnitRowProps) {
  const title = unitTitle(unit)
  const majors = majorsText(unit) || unit.note
  return (
    <div className={styles.row}>
      <div className={styles.rate}>
        <RateButton unit={unit} onRate={() => onRate(unit, school)} />
      </div>
      <button
        type="button"
        className={styles.open}
        aria-haspopup="dialog"
        onClick={() => onOpen(unit, school)}
      >
        <span className={styles.room}>
          <BandFigure probability={unit.probability} ratio={unit.ratio} section={unit.section} />
        </span>
        <span className={styles.body}>
          <span className={styles.head}>
            <span className="bold">{title}</span>
            {unit.planType !== 0 && <Tag tone="warn">{unit.planTypeName}</Tag>}
            {unit.doubts.map(({ kind }) => (
              <Tag key={kind} tone="warn">
                {DOUBT_NAMES[kind]}
              </Tag>
            ))}
            {unitFacts(unit).map((fact) => (
              <span key={fact} className={styles.fact}>
                {fact}
              </span>
            ))}
          </span>
          {majors !== '' && <span className={styles.majors}>{majors}</span>}
        </span>
        <span className={styles.history}>
          <HistoryLine unit={unit} ownRank={ownRank} />
        </span>
      </button>
      <div className={styles.pick}>
        <PickButton
          name={`${school.univName}${title}`}
          place={picking.placeOf(unit.planId)}
          against={unit.canFile ? '' : WITHOUT_CODE}
          onToggle={() => picking.toggle(unit, school)}
        />
      </div>
    </div>
  )
}
