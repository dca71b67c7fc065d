import { chinaDay } from '@wenjin/engine'

/** Name of the file with a customer's data, by the day in China. */
export function exportName(brand: string, now: Date): string {
  return [brand, '我的数据', chinaDay(now)].filter((part) => part !== '').join('-') + '.json'
}
