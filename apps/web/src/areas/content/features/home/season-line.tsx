import { useQuery } from '@tanstack/react-query'
import { countdownText, daysToGaokao, fillText, hourText } from '../../../../domain/candidate/countdown.ts'
import { choiceRulesQuery } from '../../../../domain/candidate/choice-rules.ts'
import { now, YEAR_TO_COME } from '../../../../shared/lib/boot.ts'
import { FigureSource } from '../../../../shared/ui/figure-source.tsx'

interface SeasonLineProps {
  readonly provinceId: number
  readonly year: number
}

/** What the candidate counts the days to: the exam, and after it the days of filling in. */
export function SeasonLine({ provinceId, year }: SeasonLineProps) {
  if (year === YEAR_TO_COME) return null
  return daysToGaokao(year, now()) < 0 ? (
    <FillDates provinceId={provinceId} year={year} />
  ) : (
    countdownText(year, now())
  )
}

function FillDates({ provinceId, year }: SeasonLineProps) {
  const dates = useQuery(choiceRulesQuery(provinceId)).data?.fillDates ?? null
  const text = dates === null ? '' : fillText(dates, year, now())
  if (dates === null || text === '') return null
  return (
    <FigureSource
      title="本科批填报时间"
      facts={[
        { name: '年份', value: `${dates.year}年` },
        { name: '开始', value: hourText(dates.start) },
        { name: '截止', value: hourText(dates.end) },
        { name: '来源', value: dates.source || '未注明' },
        { name: '可信度', value: dates.confidence },
      ]}
      note="填报时间以省招生考试机构公布为准。"
    >
      {text}（{dates.confidence}）
    </FigureSource>
  )
}
