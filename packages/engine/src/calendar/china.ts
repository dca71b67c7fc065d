export const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS
/** China's clock is 8 hours ahead of UTC all the year. */
const OFFSET_MS = 8 * HOUR_MS

/** What China's calendar and clock show. */
export interface ChinaClock {
  readonly year: number
  /** 1 to 12. */
  readonly month: number
  readonly date: number
  /** '09:05'. */
  readonly time: string
  /** Whole days since 1 January 1970. */
  readonly days: number
}

/** China's calendar and clock at a moment. Throws RangeError for an invalid Date, as all here do. */
export function chinaClock(moment: Date): ChinaClock {
  const shifted = new Date(moment.getTime() + OFFSET_MS)
  return {
    year: shifted.getUTCFullYear(),
    month: shifted.getUTCMonth() + 1,
    date: shifted.getUTCDate(),
    time: shifted.toISOString().slice(11, 16),
    days: Math.floor(shifted.getTime() / DAY_MS),
  }
}

/** '2026-06-25 09:05:00'. */
export function chinaDateTime(moment: Date): string {
  return new Date(moment.getTime() + OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ')
}

/** '2026-06-25'. */
export function chinaDay(moment: Date): string {
  return chinaDateTime(moment).slice(0, 10)
}

/** '2026年6月25日'. */
export function chinaDayText(moment: Date): string {
  const { year, month, date } = chinaClock(moment)
  return `${year}年${month}月${date}日`
}

/** When the day of a moment begins in China. */
export function chinaDayStart(moment: Date): Date {
  return new Date(chinaClock(moment).days * DAY_MS - OFFSET_MS)
}

/** Whole seconds until the next day begins in China. */
export function secondsToChinaMidnight(moment: Date): number {
  return Math.ceil((chinaDayStart(moment).getTime() + DAY_MS - moment.getTime()) / 1_000)
}

/** The moment of a time in China, '2026-06-25' (its first) or '2026-06-25T09:05'; undefined when no such time exists. */
export function chinaMoment(text: string): Date | undefined {
  const [, date, time = '00:00'] = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2}))?$/.exec(text) ?? []
  const moment = new Date(`${date}T${time}:00+08:00`)
  // 30 February is read as a day of March, and 24:00 as the next day's 00:00
  const isReal = !Number.isNaN(moment.getTime()) && chinaDateTime(moment) === `${date} ${time}:00`
  return isReal ? moment : undefined
}
