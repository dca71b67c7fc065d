import { chinaClock } from '@wenjin/engine'

/** A moment as people say it, in China's time: 今天 09:00, 昨天 21:30, 6月3日 08:05, 2025年6月3日. */
export function momentText(iso: string, now: Date): string {
  const moment = new Date(iso)
  if (Number.isNaN(moment.getTime())) return '--'
  const at = chinaClock(moment)
  const today = chinaClock(now)
  if (at.days === today.days) return `今天 ${at.time}`
  if (at.days === today.days - 1) return `昨天 ${at.time}`
  const date = `${at.month}月${at.date}日`
  return at.year === today.year ? `${date} ${at.time}` : `${at.year}年${date}`
}
