import { examModeIn, provinceById } from '@wenjin/engine'
import type { Track } from '@wenjin/engine'
import type { Layout } from '../header/layout.ts'
import { Rejection } from './reader.ts'
import type { ImportTools } from './tools.ts'

/** Where and when a row's table was. */
export interface Setting {
  readonly provId: number
  readonly year: number
}

/** Province and year of a row. */
export function readSetting(
  layout: Layout,
  tools: ImportTools,
  cells: readonly string[],
): Setting | Rejection {
  const province = layout.text(cells, 'province')
  const provId = tools.province(province)
  if (provId === undefined) return new Rejection(province === '' ? '没有省份' : '省份认不出', province)
  const year = layout.text(cells, 'year')
  const digits = /^(20\d\d)年?$/.exec(year)?.[1]
  if (digits === undefined) return new Rejection(year === '' ? '没有年份' : '年份认不出', year)
  return { provId, year: Number(digits) }
}

/** Marks by which plans tell the primary subject where the column is blank: W and L, or the plan system's 2073, 2074. */
const PHYSICS = /首选物理|"fxk":\s*"物|^\(?W|\(W|物理(?:组|类)|-物理$|^2073\b|_2073_/
const HISTORY = /首选历史|"fxk":\s*"历|^\(?L|\(L|历史(?:组|类)|-历史$|^2074\b|_2074_/

/** What compilations of several provinces put where a 3+3 province has no tracks. */
const SOLE_TRACK = /^(?:物理类?|历史类?)?$/

/**
 * Track of a row: as its column says; in 3+3 provinces there is but one; else as the texts beside it tell. Lines of
 * art and sport that no track divides are those of all candidates (combined).
 */
export function readTrack(
  tools: ImportTools,
  printed: string,
  { provId, year }: Setting,
  beside: readonly string[],
): Track | Rejection {
  const track = printed === '' ? undefined : tools.track(printed, provId, year)
  if (track !== undefined) return track
  if (/^(?:艺术|体育)类?/.test(printed)) return 'combined'
  const mode = examModeIn(provinceById(provId)!, year)
  if (mode === '3+3' && SOLE_TRACK.test(printed)) return 'combined'
  if (printed !== '') return new Rejection('科类认不出，或该省当年没有', printed)
  const plain = beside.map((text) => text.normalize('NFKC'))
  const physics = plain.some((text) => PHYSICS.test(text))
  const history = plain.some((text) => HISTORY.test(text))
  if (mode === 'old' || physics === history) return new Rejection('没有科类')
  return physics ? 'physics' : 'history'
}

/** Whether a row stands outside the table: a note below it, a page number. */
export function isOutsideTable(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell.trim() !== '')
  return filled.length === 1 && /^[\s(（]*(?:注|说明|备注|数据来源|资料来源|制表|第.{1,6}页)/.test(filled[0]!)
}
