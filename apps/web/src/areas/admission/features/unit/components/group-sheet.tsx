import { skipToken, useQuery } from '@tanstack/react-query'
import type { GroupMajor, Unit, University } from '@wenjin/contract'
import { callQuery } from '../../../../../shared/lib/call-query.ts'
import { Button } from '../../../../../shared/ui/button.tsx'
import { Sheet } from '../../../../../shared/ui/sheet.tsx'
import { Skeleton } from '../../../../../shared/ui/skeleton.tsx'
import { FailedState } from '../../../../../shared/ui/states.tsx'
import { Switch } from '../../../../../shared/ui/switch.tsx'
import { Tag } from '../../../../../shared/ui/tag.tsx'
import type { StatedCandidate } from '../../results/api.ts'
import type { Batch } from '../../results/facets.ts'
import { WITHOUT_CODE } from '../picking.ts'
import type { Picking } from '../picking.ts'
import { feeText, planText, unitTitle } from '../words.ts'
import { HistoryTable } from './history-table.tsx'
import { MajorRow } from './major-row.tsx'
import { UnitOutlook } from './unit-outlook.tsx'
import styles from './group-sheet.module.css'

interface GroupSheetProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly unit: Unit
  readonly school: University
  readonly batch: Batch
  readonly candidate: StatedCandidate
  readonly ownRank: number
  readonly demo: boolean
  readonly picking: Picking
  readonly onSchool: (school: University) => void
  readonly onMajor: (major: GroupMajor) => void
  readonly onExplain: () => void
  readonly onRate: () => void
}

/** One unit of choice: its chance, its past, its majors, and choosing among them. */
export function GroupSheet(props: GroupSheetProps) {
  const { open, onClose, unit, school, ownRank, demo, picking, onSchool, onExplain, onRate } = props
  const title = unitTitle(unit)
  const place = picking.placeOf(unit.planId)
  const facts = [planText(unit), `选科 ${unit.requirement}`, feeText(unit.fee)].filter(Boolean).join(' · ')
  return (
    <Sheet
      open={open}
      title={school.univName}
      demo={demo}
      onClose={onClose}
      footer={
        <Button
          look={place === undefined ? 'main' : 'plain'}
          block
          blocked={place === undefined && !unit.canFile ? WITHOUT_CODE : null}
          onClick={() => picking.toggle(unit, school)}
        >
          {place === undefined ? '加入志愿表' : `已填第${place}志愿，点此移出`}
        </Button>
      }
    >
      <div className={styles.head}>
        <div className="fill">
          <h3 className={styles.title}>
            {title} {unit.planType !== 0 && <Tag tone="warn">{unit.planTypeName}</Tag>}
          </h3>
          <p className="note">{facts}</p>
        </div>
        <Button look="text" name={`看院校：${school.univName}`} onClick={() => onSchool(school)}>
          看院校
        </Button>
      </div>
      {!unit.canFile && <p className="note box mb-12">来源{WITHOUT_CODE}，只供参考。</p>}
      {unit.note !== '' && <p className="note box mb-12">{unit.note}</p>}
      <UnitOutlook unit={unit} ownRank={ownRank} onExplain={onExplain} onRate={onRate} />
      <h3 className={styles.section}>往年投档</h3>
      <HistoryTable history={unit.history} what="投档" demo={demo} />
      <Majors {...props} />
    </Sheet>
  )
}

function Majors({ open, unit, school, batch, candidate, picking, onMajor }: GroupSheetProps) {
  const { data, error, refetch } = useQuery(
    callQuery('majorList', open ? { ...candidate, batchId: batch.batchId, planId: unit.planId } : skipToken),
  )
  const chosen = picking.majorsOf(unit.planId)
  if (error !== null) return <FailedState what="专业" error={error} onRetry={() => void refetch()} />
  if (data === undefined) return <Skeleton lines={4} />
  const isGroup = batch.choiceMode !== 2
  return (
    <>
      <h3 className={styles.section}>
        {isGroup ? '组内专业' : '专业说明'}
        {isGroup && (
          <span className="note regular">
            已选{chosen.length}个，表上{batch.majorNum}个
          </span>
        )}
      </h3>
      {data.majorList.length === 0 && (
        <p className="note">来源只有投档线，没有组内专业，请以{candidate.year}年招生计划为准。</p>
      )}
      <ul className="mb-12">
        {data.majorList.map((major) => (
          <MajorRow
            key={major.planId}
            major={major}
            place={isGroup ? placeIn(chosen, major.planId) : picking.placeOf(unit.planId)}
            requirement={unit.requirement}
            onToggle={() =>
              isGroup ? picking.toggleMajor(unit, school, major) : picking.toggle(unit, school)
            }
            onOpen={() => onMajor(major)}
          />
        ))}
      </ul>
      {isGroup && chosen.length > batch.majorNum && (
        <p className="note box mb-12">
          志愿表上每个专业组可填{batch.majorNum}个专业，第{batch.majorNum + 1}
          个起为备选，可在志愿表中调整顺序。
        </p>
      )}
      {batch.hasObey === 1 && picking.placeOf(unit.planId) !== undefined && (
        <div className={styles.obey}>
          <Switch
            on={picking.obeys(unit.planId)}
            name={`${school.univName}${unitTitle(unit)}服从专业调剂`}
            text={picking.obeys(unit.planId) ? '服从调剂' : '不服从调剂'}
            onToggle={() => picking.toggleObey(unit.planId)}
          />
          <p className="note">
            服从：所选专业录满时，可调剂到组内其他专业。不服从：所选专业都录满时会被退档，本批次不再投档。
          </p>
        </div>
      )}
    </>
  )
}

function placeIn(chosen: readonly number[], planId: number): number | undefined {
  const at = chosen.indexOf(planId)
  return at < 0 ? undefined : at + 1
}
