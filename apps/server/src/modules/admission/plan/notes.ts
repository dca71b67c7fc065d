import { provinceById, TRACK_NAMES } from '@wenjin/engine'
import type { SourcedTable } from '../score/index.ts'
import type { UnitBook } from '@wenjin/admission/book/book'
import type { Candidate } from './candidate.ts'

/** Share of units without a stated requirement from which on a person is told before all else. */
const MANY = 0.1

/** Sentences a person must read before trusting an answer. */
export function basisNotes(book: UnitBook, candidate: Candidate, ranked: SourcedTable | undefined): string[] {
  const { year } = candidate
  const notes: string[] = []
  const name = provinceById(book.provId)?.name ?? ''
  if (book.track !== candidate.track)
    notes.push(
      `${name}${year}年按3+1+2考试，${TRACK_NAMES[candidate.track]}暂按往年${TRACK_NAMES[book.track]}的位次与投档线估算，批次与志愿填法以新办法为准`,
    )
  if (ranked !== undefined && ranked.table.year !== year)
    notes.push(`${year}年一分一段表尚未公布，位次按${ranked.table.year}年的表计算`)
  if (!book.planned)
    notes.push(
      `${year}年招生计划尚未收录，以下为${book.unitYear}年的院校专业，填报前请以${year}年招生计划为准`,
    )
  if (!book.planned && book.units.some((unit) => unit.plans.length === 0))
    notes.push(`部分专业组只有${book.unitYear}年投档线而没有招生计划，其专业、学费与选科要求未注明`)
  const silent = book.units.filter(({ doubts }) => doubts.requirement).length
  if (silent >= MANY * book.units.length && silent > 0)
    notes.push(
      `${Math.round((100 * silent) / book.units.length)}%的志愿单位选科要求未收录，请逐一核对；未收录的不计入“保”`,
    )
  const years = book.lineYears
  if (years.length > 0) notes.push(`概率由${yearSpan(years)}年投档位次估计，不含${year}年的录取结果`)
  const demo = book.demo || ranked?.demo === true
  if (demo) notes.push(`${name}目前是示例数据，不能用于真实填报`)
  const told = book.sources.flatMap(({ source, note }) => (note === null ? [] : [`${source}：${note}`]))
  return [...notes, ...new Set(told)]
}

/** Years newest first, as one span. */
function yearSpan(years: readonly number[]): string {
  return years.length === 1 ? `${years[0]}` : `${years.at(-1)}–${years[0]}`
}
