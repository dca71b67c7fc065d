import type { Reliability } from './api.ts'

/** What tells one series from the others of a province. */
type SeriesOf = Pick<Reliability, 'trackName' | 'levelName' | 'vocational'>

/** A series as the address writes it: 物理类-专业组-本科. */
export function seriesKey({ trackName, levelName, vocational }: SeriesOf): string {
  return `${trackName}-${levelName}-${vocational ? '专科' : '本科'}`
}

/** A series as people say it: 物理类 · 专业组 · 本科; with its year where that is not the newest one told: 理科 · 院校 · 本科（2020年）. */
export function seriesName(series: SeriesOf & Pick<Reliability, 'year'>, newest: number): string {
  const name = seriesKey(series).split('-').join(' · ')
  return series.year === newest ? name : `${name}（${series.year}年）`
}

/**
 * The series, the newest first and of a year the largest, and the one to show: the one asked for, else the first of the
 * candidate's own track, else the first.
 * @param key as the address has it; null: none asked for
 * @param trackName the candidate's; undefined: not known
 */
export function chooseSeries(
  list: readonly Reliability[],
  key: string | null,
  trackName: string | undefined,
): { readonly series: readonly Reliability[]; readonly chosen: Reliability | undefined } {
  const series = [...list].sort((a, b) => b.year - a.year || b.unitNum - a.unitNum)
  const chosen =
    series.find((one) => seriesKey(one) === key) ??
    series.find((one) => one.trackName === trackName) ??
    series[0]
  return { series, chosen }
}
