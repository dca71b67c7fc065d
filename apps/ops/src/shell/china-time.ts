import { chinaDateTime, chinaMoment, DAY_MS } from '@wenjin/engine'

/** A moment on China's clock: 2026-06-25 16:00:00; '' for none. */
export function chinaTime(moment: Date | null): string {
  return moment === null ? '' : chinaDateTime(moment)
}

/**
 * The moment of a time on China's clock, written 2026-06-25 or 2026-06-25 16:00; undefined for any other text. A date alone
 * is its first moment, as an end the first moment after it.
 */
export function readChinaTime(text: string, isEnd: boolean): Date | undefined {
  const written = text.trim()
  const moment = chinaMoment(written)
  const isDay = !written.includes(':')
  return moment !== undefined && isEnd && isDay ? new Date(moment.getTime() + DAY_MS) : moment
}
