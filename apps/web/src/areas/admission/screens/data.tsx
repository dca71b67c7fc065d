import { useQuery } from '@tanstack/react-query'
import { gaokaoYears, trackOfMajorType } from '@wenjin/contract'
import { provinceById, TRACK_NAMES } from '@wenjin/engine'
import { useState } from 'react'
import { ProvinceChoice } from '../features/data-center/components/province-choice.tsx'
import { ProvinceHead } from '../features/data-center/components/province-head.tsx'
import { kindBlocks } from '../features/data-center/loaded.ts'
import { openingText, standingText, updatedText } from '../features/data-center/loaded-words.ts'
import { checkedText } from '../features/data-center/reliability-words.ts'
import { chooseSeries } from '../features/data-center/series.ts'
import { yearOf } from '../features/data-center/years.ts'
import { useCandidateForm } from '../../../domain/candidate/form-store.ts'
import { provinceOf } from '../../../domain/candidate/model.ts'
import { useCandidate } from '../../../domain/candidate/store.ts'
import { now } from '../../../shared/lib/boot.ts'
import { useSearchParams } from '../../../shared/router/router.tsx'
import { callQuery } from '../../../shared/lib/call-query.ts'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { FailedState } from '../../../shared/ui/states.tsx'
import { DataCards } from '../features/data-center/components/data-cards.tsx'
import styles from './data.module.css'

/** What is loaded of a province, where it comes from, and how true its chances were. */
export function Screen() {
  const [params, setParams] = useSearchParams()
  const [choosing, setChoosing] = useState(false)
  const candidate = useCandidate((state) => state.candidate)
  const formProvince = useCandidateForm(({ form }) => form.provinceId)
  const own = provinceOf({ provinceId: candidate?.provinceId ?? formProvince })
  const province = provinceById(Number(params.get('provinceId'))) ?? own
  const { data, error, refetch } = useQuery(callQuery('getDataCenter', { provinceId: province.provId }))

  const moment = now()
  const thisYear = yearOf(moment)
  const wanted = { table: thisYear, lines: (gaokaoYears(moment)[0] ?? thisYear) - 1 }
  const blocks = kindBlocks(data?.dataList ?? [], thisYear)
  const isOwn = candidate?.provinceId === province.provId
  const track = isOwn ? TRACK_NAMES[trackOfMajorType(candidate.majorTypeId)] : undefined
  const { series, chosen } = chooseSeries(data?.reliabilityList ?? [], params.get('series'), track)
  const show = (provinceId: number, more: { series?: string } = {}): void =>
    setParams({ provinceId: String(provinceId), ...more }, { replace: true, preventScrollReset: true })
  const texts = data?.dataList.length ? [openingText(province.name, blocks), standingText(data)] : []
  if (texts.length > 0 && chosen !== undefined) texts.push(checkedText(chosen))
  return (
    <div className={styles.page}>
      <ProvinceHead
        provName={province.name}
        demo={data?.dataList.some(({ demo }) => demo) === true}
        texts={texts.filter((text) => text !== '')}
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
        <div className="sides">
          <Skeleton cards={3} lines={4} />
        </div>
      )}
      <ProvinceChoice
        open={choosing}
        selected={province.provId}
        onPick={show}
        onClose={() => setChoosing(false)}
      />
    </div>
  )
}
