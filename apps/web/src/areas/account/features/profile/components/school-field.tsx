import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query'
import { callLimits } from '@wenjin/contract'
import type { CallReply, Calls } from '@wenjin/contract'
import { useEffect } from 'react'
import { callQuery } from '../../../../../shared/lib/call-query.ts'
import { useDebounced } from '../../../../../shared/lib/use-debounced.ts'
import { Skeleton } from '../../../../../shared/ui/skeleton.tsx'
import { FailedState } from '../../../../../shared/ui/states.tsx'
import { TextField } from '../../../../../shared/ui/text-field.tsx'
import type { Region } from './region-fields.tsx'
import styles from './school-field.module.css'

const DEBOUNCE = 300
/** Schools of a region that are offered at once; typing narrows them. */
const MAX_SCHOOLS = 20

type School = CallReply<Calls['getSchoolByName']>['list'][number]

interface SchoolFieldProps {
  readonly region: Region
  /** null: the name is as typed. */
  readonly schoolId: number | null
  readonly schoolName: string
  readonly problem: string | undefined
  /** Whether what is offered has made-up schools. */
  readonly onDemo: (demo: boolean) => void
  readonly onChange: (school: { readonly schoolId: number | null; readonly schoolName: string }) => void
}

/** The school's name: found in the list of the region, or as typed. */
export function SchoolField(props: SchoolFieldProps) {
  const { region, schoolId, schoolName, problem, onDemo, onChange } = props
  const typed = useDebounced(schoolName.trim(), DEBOUNCE)
  const searching = schoolId === null && region.cityId !== null
  const place = placeOf(region)
  const asked =
    schoolId !== null || place === null ? skipToken : { ...place, schoolName: typed, pageSize: MAX_SCHOOLS }
  const query = useQuery(callQuery('getSchoolByName', asked, { placeholderData: keepPreviousData }))
  const schools = searching ? query.data?.list : undefined
  const demo = schools?.some((school) => school.demo) ?? false
  useEffect(() => onDemo(demo), [demo, onDemo])
  return (
    <>
      <TextField
        label="学校"
        name="schoolName"
        maxLength={callLimits('updateCustomerSchoolRoll').schoolName.maxLength}
        value={schoolName}
        problem={problem}
        hint={hintOf(region.cityId, schoolId)}
        onChange={(name) => onChange({ schoolId: null, schoolName: name })}
      />
      {searching && query.error !== null && (
        <FailedState what="学校列表" error={query.error} onRetry={() => void query.refetch()} />
      )}
      {searching && query.error === null && schools === undefined && <Skeleton lines={2} />}
      {schools !== undefined && (
        <Offers
          schools={schools}
          total={query.data?.total ?? 0}
          typed={typed}
          onPick={(school) => onChange({ schoolId: school.schoolId, schoolName: school.schoolName })}
        />
      )}
    </>
  )
}

function hintOf(cityId: number | null, schoolId: number | null): string {
  if (schoolId !== null) return '已选定列表中的学校，改动名称可重新查找'
  return cityId === null ? '先选择城市，再按名称查找' : '按名称查找，列表中没有时按您填写的保存'
}

/** Schools are looked for in the borough, or in the whole city; null: neither is chosen. */
function placeOf({ cityId, boroughId }: Region): { boroughId: number } | { cityId: number } | null {
  if (boroughId !== null) return { boroughId }
  return cityId === null ? null : { cityId }
}

interface OffersProps {
  readonly schools: readonly School[]
  readonly total: number
  readonly typed: string
  readonly onPick: (school: School) => void
}

function Offers({ schools, total, typed, onPick }: OffersProps) {
  if (schools.length === 0) {
    return (
      <output className={styles.none}>
        {typed === ''
          ? '这个地区还没有学校列表，请直接填写学校名称。'
          : `列表中没有“${typed}”，将按您填写的保存。`}
      </output>
    )
  }
  return (
    <>
      <ul className={`lines ${styles.offers}`} aria-label="查到的学校">
        {schools.map((school) => (
          <li key={school.schoolId}>
            <button type="button" className={styles.offer} onClick={() => onPick(school)}>
              <span>{school.schoolName}</span>
              <span className="note fixed ml-8">{school.boroughName}</span>
            </button>
          </li>
        ))}
      </ul>
      {total > schools.length && (
        <p className={styles.none}>
          共{total}所，显示前{schools.length}所，输入名称缩小范围。
        </p>
      )}
    </>
  )
}
