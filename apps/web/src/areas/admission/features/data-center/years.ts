import { chinaClock, chinaDayText } from '@wenjin/engine'

/** Years in ascending runs: 2018、2020～2025年; '' for none. */
export function yearsText(years: readonly number[]): string {
  const runs: [number, number][] = []
  for (const year of [...new Set(years)].sort((a, b) => a - b)) {
    const last = runs.at(-1)
    if (last !== undefined && last[1] === year - 1) last[1] = year
    else runs.push([year, year])
  }
  const text = runs.map(([from, to]) => (from === to ? String(from) : `${from}～${to}`)).join('、')
  return text === '' ? '' : `${text}年`
}

/** The day of a moment in China: 2026年6月29日; '' for what is not a moment. */
export function dayText(iso: string): string {
  const at = new Date(iso)
  return Number.isNaN(at.getTime()) ? '' : chinaDayText(at)
}

/** The calendar year of a moment in China. */
export function yearOf(moment: Date): number {
  return chinaClock(moment).year
}
