import { SECTIONS } from '../vocab/section.ts'
import { wordsFor } from './bits.ts'
import { RecommendError } from './errors.ts'
import { FACETS } from './facet-values.ts'
import type { UnitQuery } from './types.ts'
import type { UnitIndex } from './unit-index.ts'

/** Most schools or units on one page. */
const MAX_PER_PAGE = 200
/** Seven subjects: masks of 0 to 127. */
const LAST_SUBJECT_MASK = 127

const SECTION_CHOICES: readonly string[] = [...SECTIONS, 'unknown']

/** Throws RecommendError for the first argument the index cannot answer. */
export function checkQuery(index: UnitIndex, query: UnitQuery): void {
  const { rank, subjects, filters, offset, limit } = query
  if (!(rank >= 1 && rank < Infinity)) throw new RecommendError('rank', `位次须为不小于 1 的数，收到 ${rank}`)
  if (subjects !== null && !isIntegerIn(subjects, 0, LAST_SUBJECT_MASK)) {
    throw new RecommendError('subjects', `选科须为 0 到 ${LAST_SUBJECT_MASK} 之间的整数，收到 ${subjects}`)
  }
  if (!isIntegerIn(offset, 0, Number.MAX_SAFE_INTEGER)) {
    throw new RecommendError('offset', `起始位置须为不小于 0 的整数，收到 ${offset}`)
  }
  if (!isIntegerIn(limit, 1, MAX_PER_PAGE)) {
    throw new RecommendError('limit', `每页数量须在 1 到 ${MAX_PER_PAGE} 之间，收到 ${limit}`)
  }
  if (!Number.isInteger(query.batchId))
    throw new RecommendError('batchId', `批次须为整数，收到 ${query.batchId}`)
  checkChoice('sort', query.sort, ['probability', 'rank', 'school'])
  checkChoice('by', query.by, ['school', 'unit'])
  for (const section of query.sections) checkChoice('sections', section, SECTION_CHOICES)
  for (const facet of FACETS) checkValues(`filters.${facet}`, filters[facet] ?? [])
  checkPositions('filters.feeRanges', filters.feeRanges ?? [], index.feeRangeCount)
  checkPositions('filters.planNumRanges', filters.planNumRanges ?? [], index.planNumRangeCount)
  const words = wordsFor(index.unitCount)
  if (filters.only !== undefined && filters.only.length !== words) {
    throw new RecommendError('filters.only', `位图须为 ${words} 个字，收到 ${filters.only.length} 个`)
  }
}

function checkChoice(argument: string, value: string, choices: readonly string[]): void {
  if (!choices.includes(value))
    throw new RecommendError(argument, `须为 ${choices.join('、')} 之一，收到 ${value}`)
}

function checkValues(argument: string, values: readonly number[]): void {
  for (const value of values) {
    if (!Number.isInteger(value)) throw new RecommendError(argument, `筛选值须为整数，收到 ${value}`)
  }
}

function checkPositions(argument: string, positions: readonly number[], count: number): void {
  for (const position of positions) {
    if (!isIntegerIn(position, 0, count - 1)) throw new RecommendError(argument, `没有第 ${position} 个区间`)
  }
}

function isIntegerIn(value: number, low: number, high: number): boolean {
  return Number.isInteger(value) && value >= low && value <= high
}
