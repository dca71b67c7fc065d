import { provinceById } from '../vocab/province.ts'
import type { Confidence } from './batch-rule.ts'

/** When a province's main undergraduate batch is filled in; Beijing time, date alone where the hour is not known. */
export interface FillDates {
  readonly year: number
  /** 'YYYY-MM-DD' or 'YYYY-MM-DDTHH:mm'. */
  readonly start: string
  readonly end: string
  readonly source: string | null
  /** low: laid out after the year before, to be checked with the authority. */
  readonly confidence: Confidence
}

type Row = readonly [province: string, start: string, end: string, confidence: Confidence, source?: string]

const YEAR = 2026

/** Month, day and time of 2026. 内蒙古 had announced none. */
const ROWS: readonly Row[] = [
  ['北京', '06-27T08:00', '07-01T17:00', 'low'],
  [
    '天津',
    '06-25T09:00',
    '06-29T17:00',
    'high',
    'http://www.zhaokao.net/gkck/system/2026/06/16/030009834.shtml',
  ],
  ['河北', '06-28T09:00', '07-02T17:00', 'low'],
  ['山西', '06-26T08:00', '07-02T18:00', 'low'],
  ['辽宁', '06-27T09:00', '07-02T17:00', 'low'],
  ['吉林', '06-28T09:00', '07-02T17:00', 'low'],
  ['黑龙江', '06-25T09:00', '07-01T12:00', 'low'],
  ['上海', '06-30T10:00', '07-02T10:00', 'medium'],
  [
    '江苏',
    '06-28',
    '07-02T17:00',
    'high',
    'https://www.jseea.cn/webfile/index/index_zkxx/2026-06-10/7470370318775750656.html',
  ],
  ['浙江', '07-16T08:00', '07-18T17:30', 'low'],
  ['安徽', '06-28T09:00', '07-01T17:00', 'low'],
  ['福建', '06-30T08:00', '07-02T18:00', 'low'],
  ['江西', '06-29T09:00', '07-02T17:00', 'low'],
  ['山东', '07-05T09:30', '07-07T18:00', 'low'],
  ['河南', '06-30T08:00', '07-04T18:00', 'low'],
  ['湖北', '06-29T08:00', '07-02T17:00', 'high', 'https://www.hbksw.com/info/41/1047.html'],
  ['湖南', '06-26T08:00', '07-01T17:00', 'low'],
  ['广东', '06-29T19:00', '07-04T16:00', 'low'],
  ['广西', '06-29T10:00', '07-02T17:00', 'medium'],
  ['海南', '07-01T08:00', '07-03T17:30', 'low'],
  ['重庆', '06-27T09:00', '06-30T18:00', 'low'],
  ['四川', '06-25T09:00', '06-30T17:00', 'low'],
  ['贵州', '06-27', '06-30T18:00', 'medium'],
  ['云南', '06-27T09:00', '07-01T18:00', 'low'],
  ['西藏', '06-26T09:00', '07-01T18:00', 'low'],
  ['陕西', '06-27', '07-01', 'low'],
  ['甘肃', '06-29T20:00', '07-03T18:00', 'low'],
  ['青海', '06-26T12:00', '06-30T18:00', 'medium'],
  ['宁夏', '06-24', '06-27T18:00', 'low'],
  ['新疆', '06-28T12:00', '07-03T18:00', 'low'],
]

/** Filling dates of a province's main batch, or undefined when none are known for the year. */
export function fillDates(provId: number, year: number): FillDates | undefined {
  const name = provinceById(provId)?.name
  const row = year === YEAR ? ROWS.find(([province]) => province === name) : undefined
  if (row === undefined) return undefined
  const [, start, end, confidence, source] = row
  return { year, start: `${YEAR}-${start}`, end: `${YEAR}-${end}`, source: source ?? null, confidence }
}
