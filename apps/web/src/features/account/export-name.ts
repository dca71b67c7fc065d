const CHINA = 8 * 3_600_000

/** Name of the file with a customer's data, by the day in China. */
export function exportName(brand: string, now: Date): string {
  const day = new Date(now.getTime() + CHINA).toISOString().slice(0, 10)
  return [brand, '我的数据', day].filter((part) => part !== '').join('-') + '.json'
}
