import { useQuery } from '@tanstack/react-query'
import type { Unit, University } from '@wenjin/contract'
import type { ReactNode } from 'react'
import { Sheet } from '../../../../../shared/ui/sheet.tsx'
import { Skeleton } from '../../../../../shared/ui/skeleton.tsx'
import { EmptyState, FailedState } from '../../../../../shared/ui/states.tsx'
import { Tag } from '../../../../../shared/ui/tag.tsx'
import { schoolUnitsQuery } from '../../results/api.ts'
import type { StatedCandidate } from '../../results/api.ts'
import type { Batch } from '../../results/facets.ts'
import type { Picking } from '../picking.ts'
import { UnitRow } from './unit-row.tsx'
import styles from './school-sheet.module.css'

interface SchoolSheetProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly school: University
  readonly batch: Batch
  readonly candidate: StatedCandidate
  readonly ownRank: number
  readonly demo: boolean
  readonly picking: Picking
  readonly onUnit: (unit: Unit, school: University) => void
  readonly onRate: (unit: Unit, school: University) => void
  /** What can be done with the school itself, at the right of its features. */
  readonly aside: ReactNode
}

/** A school: what is known of it, and every unit it offers this candidate in the batch. */
export function SchoolSheet({
  open,
  onClose,
  school,
  batch,
  candidate,
  ownRank,
  demo,
  picking,
  onUnit,
  onRate,
  aside,
}: SchoolSheetProps) {
  const { data, error, refetch } = useQuery(
    schoolUnitsQuery(candidate, batch.batchId, open ? school.univId : null),
  )
  const facts = [
    [
      '所在地',
      [school.areaName, school.city].filter((one, i, all) => one !== '' && all.indexOf(one) === i).join(' '),
    ],
    ['类型', school.kindName],
    ['层次', school.levelName],
    ['性质', school.ownershipName],
    ['隶属', school.departmentName],
  ].filter(([, value]) => value !== '')
  const units = data?.univList.flatMap(({ groups }) => groups) ?? []
  return (
    <Sheet open={open} title={school.univName} demo={demo} onClose={onClose}>
      <div className="row">
        <p className={styles.tags}>
          {school.features.map((feature) => (
            <Tag key={feature} tone="accent">
              {feature}
            </Tag>
          ))}
        </p>
        {aside}
      </div>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <h3 className={styles.section}>
        {batch.batchName}
        {data !== undefined && <span className="note regular">符合选科的{units.length}个</span>}
      </h3>
      {error !== null && <FailedState what="院校的志愿单位" error={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null && <Skeleton lines={5} />}
      {data !== undefined && units.length === 0 && (
        <EmptyState title="没有可填的专业组" text="该校在本批次没有符合所选科目的招生。" />
      )}
      <ul>
        {units.map((unit) => (
          <li key={unit.planId} className={styles.unit}>
            <UnitRow
              unit={unit}
              school={school}
              ownRank={ownRank}
              picking={picking}
              onOpen={onUnit}
              onRate={onRate}
            />
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
