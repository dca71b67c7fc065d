import type { CallInput, Calls } from '@wenjin/contract'
import { PLAN_TYPES } from '@wenjin/engine'
import type { UnitFilters, UnitQuery } from '@wenjin/engine'
import { refuse } from '../../../kernel/refusal.ts'
import type { BookUnit, UnitBook } from '@wenjin/admission/book/book'
import type { Candidate } from './candidate.ts'
import { opennessIn } from './openness.ts'
import { FEE_RANGES, PLAN_NUM_RANGES } from '@wenjin/admission/book/ranges'

type Input = CallInput<Calls['queryUniv']>

/** What a person may fill in without belonging to a special programme. */
export const ORDINARY: readonly number[] = [PLAN_TYPES.ordinary, PLAN_TYPES.jointVenture]
const MAX_MASKS = 64

/** The engine's query of a wire query. Throws Refusal 40001 for an unknown class or range. */
export function unitQueryOf(
  book: UnitBook,
  candidate: Candidate,
  input: Input,
  choiceMode: number,
): UnitQuery {
  const named = input.planIds !== undefined || input.univId !== undefined
  const sort = input.sort === 'ratio' ? 'probability' : (input.sort ?? 'rank')
  const pageSize = input.pageSize ?? 20
  return {
    rank: candidate.rank,
    subjects: candidate.subjects,
    eligibility: opennessIn(book),
    batchId: input.batchId,
    filters: filtersOf(book, input, named),
    sections: input.sections ?? (named ? ['unlikely', 'reach', 'match', 'safety', 'unknown'] : []),
    sort,
    descending: (input.order ?? (sort === 'probability' ? 'desc' : 'asc')) === 'desc',
    by: choiceMode === 2 || input.planIds !== undefined ? 'unit' : 'school',
    offset: ((input.pageNo ?? 1) - 1) * pageSize,
    limit: pageSize,
  }
}

function filtersOf(book: UnitBook, input: Input, named: boolean): UnitFilters {
  const only = onlyOf(book, input)
  return {
    areas: input.areas ?? [],
    features: input.features ?? [],
    departments: input.departments ?? [],
    levels: input.levels ?? [],
    ownerships: input.ownerships ?? [],
    kinds: input.kinds ?? [],
    planTypes: input.planTypes ?? (named ? [] : ORDINARY),
    majorClasses: (input.majorClasses ?? []).map((code) => classPosition(book, code)),
    feeRanges: positionsIn('feeRanges', input.feeRanges, FEE_RANGES),
    planNumRanges: positionsIn('planNumRanges', input.planNumRanges, PLAN_NUM_RANGES),
    ...(only === undefined ? {} : { only }),
  }
}

function positionsIn(
  name: string,
  positions: readonly number[] | undefined,
  ranges: readonly unknown[],
): readonly number[] {
  const wrong = positions?.find((position) => position >= ranges.length)
  if (wrong !== undefined) throw refuse.rangeUnknown(name, wrong)
  return positions ?? []
}

/** Position of a class of the catalogue in the book. Throws Refusal 40001 for an unknown code. */
export function classPosition(book: Pick<UnitBook, 'classes'>, code: string): number {
  const position = book.classes.findIndex((one) => one.code === code)
  if (position < 0) throw refuse.majorClassUnknown(code)
  return position
}

/** Mask of the units that a keyword, a school or a list of units leaves; undefined: all. */
function onlyOf(book: UnitBook, { keyword, univId: universityId, planIds }: Input): Uint32Array | undefined {
  const masks: Uint32Array[] = []
  const word = keyword?.trim().toLowerCase() ?? ''
  if (word !== '') masks.push(keywordMask(book, word))
  if (universityId !== undefined)
    masks.push(maskOf(book, (unit) => book.schools[unit.school]?.univId === universityId))
  if (planIds !== undefined) {
    const mask = emptyMask(book)
    for (const planId of planIds) mark(mask, book.position.get(planId))
    masks.push(mask)
  }
  return masks.length === 0
    ? undefined
    : masks.reduce((all, mask) => all.map((word, i) => word & (mask[i] ?? 0)))
}

const keywordMasks = new WeakMap<UnitBook, Map<string, Uint32Array>>()

/** Units whose school, name or majors contain a word; the last few words are kept. */
function keywordMask(book: UnitBook, word: string): Uint32Array {
  const kept = keywordMasks.get(book) ?? new Map<string, Uint32Array>()
  keywordMasks.set(book, kept)
  const known = kept.get(word)
  if (known !== undefined) return known
  const schools = book.schools.map((school) => school.name.toLowerCase().includes(word))
  const mask = maskOf(
    book,
    (unit) =>
      schools[unit.school] === true ||
      unit.groupName.toLowerCase().includes(word) ||
      unit.majorName.toLowerCase().includes(word) ||
      unit.plans.some((plan) => plan.majorName.toLowerCase().includes(word)),
  )
  if (kept.size >= MAX_MASKS) kept.clear()
  kept.set(word, mask)
  return mask
}

function maskOf(book: UnitBook, holds: (unit: BookUnit) => boolean): Uint32Array {
  const mask = emptyMask(book)
  book.units.forEach((unit, i) => holds(unit) && mark(mask, i))
  return mask
}

function emptyMask(book: UnitBook): Uint32Array {
  return new Uint32Array(Math.ceil(book.units.length / 32))
}

function mark(mask: Uint32Array, position: number | undefined): void {
  if (position !== undefined) mask[position >>> 5] = (mask[position >>> 5] ?? 0) | (1 << (position & 31))
}
