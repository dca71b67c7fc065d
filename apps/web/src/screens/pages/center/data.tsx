import { useQuery } from '@tanstack/react-query'
import { gaokaoYears, trackOfMajorType } from '@wenjin/contract'
import { provinceById, TRACK_NAMES } from '@wenjin/engine'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { dataCenterQuery } from '../../../features/data-center/api.ts'
import { ProvinceHead } from '../../../features/data-center/components/province-head.tsx'
import { kindBlocks } from '../../../features/data-center/loaded.ts'
import { openingText, updatedText } from '../../../features/data-center/loaded-words.ts'
import { checkedText } from '../../../features/data-center/reliability-words.ts'
import { chooseSeries } from '../../../features/data-center/series.ts'
import { yearOf } from '../../../features/data-center/years.ts'
import { useGradeForm } from '../../../features/grade/form-store.ts'
import { provinceOf } from '../../../features/grade/model.ts'
import { useGrade } from '../../../features/grade/store.ts'
import { now } from '../../../shared/lib/boot.ts'
import { ProvinceGrid } from '../../../shared/ui/province-grid.tsx'
import { Sheet } from '../../../shared/ui/sheet.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { FailedState } from '../../../shared/ui/states.tsx'
import { DataCards } from './data-cards.tsx'
import styles from './data.module.css'

/** What is loaded of a province, where it comes from, and how true its chances were. */
export function Screen() {
  const [params, setParams] = useSearchParams()
  const [choosing, setChoosing] = useState(false)
  const grade = useGrade((state) => state.grade)
  const formProvince = useGradeForm(({ form }) => form.provinceId)
  const own = provinceOf({ provinceId: grade?.provinceId ?? formProvince })
  const province = provinceById(Number(params.get('provinceId'))) ?? own
  const { data, error, refetch } = useQuery(dataCenterQuery(province.provId))

  const moment = now()
  const thisYear = yearOf(moment)
  const wanted = { table: thisYear, lines: (gaokaoYears(moment)[0] ?? thisYear) - 1 }
  const blocks = kindBlocks(data?.dataList ?? [], thisYear)
  const track =
    grade?.provinceId === province.provId ? TRACK_NAMES[trackOfMajorType(grade.majorTypeId)] : undefined
  const { series, chosen } = chooseSeries(data?.reliabilityList ?? [], params.get('series'), track)
  const show = (provinceId: number, more: { series?: string } = {}): void =>
    setParams({ provinceId: String(provinceId), ...more }, { replace: true, preventScrollReset: true })
  const loaded = data !== undefined && data.dataList.length > 0
  return (
    <div className={styles.page}>
      <ProvinceHead
        provName={province.name}
        demo={data?.dataList.some(({ demo }) => demo) === true}
        texts={
          loaded
            ? [openingText(province.name, blocks), ...(chosen === undefined ? [] : [checkedText(chosen)])]
            : []
        }
        updated={updatedText(data?.updatedAt ?? null)}
        onSwitch={() => setChoosing(true)}
      />
      {data !== undefined ? (
        <DataCards
          provName={province.name}
          data={data}
          blocks={blocks}
          wanted={wanted}
          thisYear={thisYear}
          series={series}
          chosen={chosen}
          onSeries={(key) => show(province.provId, { series: key })}
          onSwitch={() => setChoosing(true)}
        />
      ) : error !== null ? (
        <FailedState what="数据情况" error={error} onRetry={() => void refetch()} />
      ) : (
        <div className={styles.wait}>
          <Skeleton cards={3} lines={4} />
        </div>
      )}
      <Sheet open={choosing} title="查看哪个省份" onClose={() => setChoosing(false)}>
        <ProvinceGrid
          selected={province.provId}
          onPick={(provId) => {
            setChoosing(false)
            show(provId)
          }}
        />
      </Sheet>
    </div>
  )
}
