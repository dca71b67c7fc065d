import { countText } from '../../../../shared/ui/figures.ts'
import type { DataCenter } from './api.ts'
import type { KindBlock, SourceBlock } from './loaded.ts'
import { dayText, yearsText } from './years.ts'

/** The years whose tables a candidate of now counts on. */
export interface WantedYears {
  /** Of the score-rank table, the plan and the control lines. */
  readonly table: number
  /** Of the admission lines, which come out after filling in. */
  readonly lines: number
}

/** What is loaded, in one sentence: 湖南收录了2016～2025年的投档录取线、2025年的招生计划。 */
export function openingText(provName: string, blocks: readonly KindBlock[]): string {
  const parts = blocks
    .filter(({ needed, years }) => needed && years.length > 0)
    .map(({ kindName, years }) => `${yearsText(years)}的${kindName}`)
  return `${provName}收录了${parts.join('，')}。`
}

/** What a family can do with it: 可填志愿：可选的4,183个专业组或专业中，4,020个可算概率。 */
export function standingText({
  standing,
  standingName,
  unitNum,
  chanceNum,
  listNum,
}: Pick<DataCenter, 'standing' | 'standingName' | 'unitNum' | 'chanceNum' | 'listNum'>): string {
  if (standing === 'none') return ''
  if (standing === 'rank') return `${standingName}：只有一分一段，没有投档线，暂不能算概率。`
  if (standing === 'lines') return `${standingName}：${countText(unitNum)}个志愿单位，暂不能算概率。`
  const unnamed = chanceNum - listNum
  const rest = unnamed === 0 ? '' : `，${countText(unnamed)}个没有注明代码，不能填报`
  return `${standingName}：${countText(unitNum)}个志愿单位，${countText(chanceNum)}个可算概率${rest}。`
}

/** When the newest of it came in; '' where that is not known. */
export function updatedText(updatedAt: string | null): string {
  const day = updatedAt === null ? '' : dayText(updatedAt)
  return day === '' ? '' : `数据更新于${day}`
}

/** What a kind lacks of what a candidate of now counts on, as a plain fact; '' for nothing. */
export function missingText(
  { kind, kindName, needed, years }: Pick<KindBlock, 'kind' | 'kindName' | 'needed' | 'years'>,
  wanted: WantedYears,
): string {
  if (!needed) return ''
  if (years.length === 0) return '尚未收录'
  const year = kind === 'admission' ? wanted.lines : wanted.table
  return years.includes(year) ? '' : `${year}年${kindName}：尚未收录`
}

/** A number of rows in a narrow place: 8,431, 1.2万. */
export function shortCount(rows: number): string {
  return rows < 10_000 ? countText(rows) : `${(rows / 10_000).toFixed(1)}万`
}

/** 2024～2025年 · 10,781条 · 2026年6月29日导入. */
export function sourceLine({
  years,
  rows,
  importedAt,
}: Pick<SourceBlock, 'years' | 'rows' | 'importedAt'>): string {
  const day = dayText(importedAt)
  return [yearsText(years), `${countText(rows)}条`, day === '' ? '' : `${day}导入`]
    .filter((part) => part !== '')
    .join(' · ')
}
