const CHINA_OFFSET = 8 * 3_600_000
const DAY = 86_400_000

/** A moment on China's clock (UTC+8, no summer time): 2026-06-25 16:00:00; '' for none. */
export function chinaTime(moment: Date | null): string {
  return moment === null ? '' : shifted(moment).slice(0, 19).replace('T', ' ')
}

/** China's date of a moment: 2026-06-25. */
export function chinaDate(moment: Date): string {
  return shifted(moment).slice(0, 10)
}

function shifted(moment: Date): string {
  return new Date(moment.getTime() + CHINA_OFFSET).toISOString()
}

/**
 * The moment of a time on China's clock, written 2026-06-25 or 2026-06-25 16:00; undefined when it is none. A date alone
 * is its first moment, as an end the first moment after it.
 */
export function readChinaTime(text: string, isEnd: boolean): Date | undefined {
  const [, date, time] = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2}))?$/.exec(text.trim()) ?? []
  if (date === undefined) return undefined
  const moment = new Date(`${date}T${time ?? '00:00'}:00+08:00`)
  // 30 February is read as a day of March, and 24:00 as the next day's 00:00
  const isReal =
    !Number.isNaN(moment.getTime()) &&
    chinaTime(moment).startsWith(time === undefined ? date : `${date} ${time}`)
  if (!isReal) return undefined
  return isEnd && time === undefined ? new Date(moment.getTime() + DAY) : moment
}
