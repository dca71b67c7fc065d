import { chinaClock, chinaMoment, DAY_MS } from '@wenjin/engine'

/** The gaokao begins on 7 June. */
const MONTH = 5
const DATE = 7

/**
 * Whole days in China from the moment to the gaokao of a year: 0 on its first day, negative after it.
 */
export function daysToGaokao(year: number, now: Date): number {
  return Date.UTC(year, MONTH, DATE) / DAY_MS - chinaClock(now).days
}

/** The countdown in words; '' once the exam has begun. */
export function countdownText(year: number, now: Date): string {
  const days = daysToGaokao(year, now)
  if (days > 0) return `距${year}年高考还有${days}天`
  return days === 0 ? `${year}年高考今天开始` : ''
}

/** When a province's main batch is filled in, Beijing time: 'YYYY-MM-DD' or 'YYYY-MM-DDTHH:mm'. */
interface FillDates {
  readonly year: number
  readonly start: string
  readonly end: string
}

/** 志愿填报 6月26日～7月1日; '' for another year's candidate and once it is over. */
export function fillText({ year, start, end }: FillDates, candidateYear: number, now: Date): string {
  const closes = chinaMoment(end.includes('T') ? end : `${end}T23:59`)
  if (year !== candidateYear || closes === undefined || now > closes) return ''
  return `志愿填报 ${dayText(start)}～${dayText(end)}`
}

/** 6月26日08:00, or 6月26日 where the hour is not known. */
export function hourText(text: string): string {
  const [, time = ''] = /T(\d{2}:\d{2})$/.exec(text) ?? []
  return `${dayText(text)}${time}`
}

function dayText(text: string): string {
  const [, month, day] = /^\d{4}-(\d{2})-(\d{2})/.exec(text) ?? []
  return month === undefined ? text : `${Number(month)}月${Number(day)}日`
}
