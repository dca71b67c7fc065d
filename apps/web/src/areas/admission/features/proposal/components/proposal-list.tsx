import type { ProposedChoice } from '@wenjin/contract'
import { BandFigure } from '../../../../../shared/ui/band-figure.tsx'
import { shareText } from '../../../../../shared/ui/share-text.ts'
import { Tag } from '../../../../../shared/ui/tag.tsx'
import styles from './proposal-list.module.css'

/** The proposed choices in their order, each with its chance and why it is there. */
export function ProposalList({ list }: { readonly list: readonly ProposedChoice[] }) {
  return (
    <ol aria-label="方案">
      {list.flatMap(({ univ: school, taken, reason }, i) => {
        const [unit] = school.groups
        if (unit === undefined) return []
        const place = [
          school.city || school.areaName,
          school.ownershipName === '公办' ? '' : school.ownershipName,
        ]
        const facts = [
          ...place,
          unit.planNum === null ? '' : `招${unit.planNum}人`,
          unit.fee === null || unit.fee === '' ? '' : `${unit.fee}元/年`,
        ].filter((fact) => fact !== '')
        return [
          <li key={unit.planId} className={styles.choice}>
            <span className="soft center">{i + 1}</span>
            <span className={styles.body}>
              <span className="bold">
                {school.univName} {unit.planType !== 0 && <Tag tone="warn">{unit.planTypeName}</Tag>}
              </span>
              <span>{unit.unitName}</span>
              <span className={styles.soft}>{facts.join(' · ')}</span>
            </span>
            <span className={styles.side}>
              <BandFigure probability={unit.probability} ratio={unit.ratio} section={unit.section} />
              <span className={styles.soft}>去这里{shareText(taken)}</span>
            </span>
            <span className={styles.reason}>{reason}</span>
          </li>,
        ]
      })}
    </ol>
  )
}
