/** China's time is UTC+8 all the year, in milliseconds. */
const CHINA = 8 * 3_600_000
const DAY = 86_400_000

/** China's date of a moment, YYYY-MM-DD. */
export function chinaDay(now: Date): string {
  return new Date(now.getTime() + CHINA).toISOString().slice(0, 10)
}

/** When the day of a moment began in China. */
export function chinaDayStart(now: Date): Date {
  return new Date(Math.floor((now.getTime() + CHINA) / DAY) * DAY - CHINA)
}

/** Whole seconds until the next day begins in China. */
export function secondsToChinaMidnight(now: Date): number {
  return Math.ceil((chinaDayStart(now).getTime() + DAY - now.getTime()) / 1_000)
}
