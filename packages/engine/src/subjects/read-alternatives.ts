import { SUBJECTS } from '../vocab/subject.ts'
import type { SubjectMask } from '../vocab/subject.ts'
import { HISTORY, PHYSICS } from './combination.ts'
import { subjectBit, subjectsIn } from './requirement.ts'
import { readSubjectRun } from './subject-names.ts'
import type { SubjectRun } from './subject-names.ts'

const NUMBERS: Readonly<Record<string, number>> = { 一: 1, 二: 2, 两: 2, 三: 3 }

/** What a remark asks for: '2门均须选考' all of 2 listed subjects, '选考其中1门' one of any number. */
interface Needed {
  readonly count: number | 'all'
  readonly listed: number | undefined
}

/**
 * Reads an expression over subject names as alternatives of subjects that must all be taken:
 * '化和生' → [化生], '化/生' → [化, 生], '物理,化学(2门均须选考)' → [物化], '物+化/生' → [物化, 物生].
 * A list joined by commas says nothing about how many of it are needed, so it counts only with its remark.
 * @param text NFKC-normalised, without spaces
 * @returns undefined when anything in the text is not understood
 */
export function readAlternatives(text: string): SubjectMask[] | undefined {
  const { expression, needed } = takeRemark(text)
  if (expression === undefined) return undefined
  if (needed === undefined) return readExpression(expression)
  const items = readItems(expression, needed)
  if (items === undefined) return undefined
  return choose(items, needed.count === 'all' ? items.length : needed.count)
}

function takeRemark(text: string): { expression: string | undefined; needed?: Needed | undefined } {
  const numbered = /^(.+)\[选[123]\]$/.exec(text)
  if (numbered !== null) return { expression: numbered[1] }
  const bracketed = /^(.+?)\(([^()]*)\)?$/.exec(text)
  if (bracketed === null) {
    const required = /^(.+?)(均|都)?(必选|必须选考|须选考)$/.exec(text)
    return required === null
      ? { expression: text }
      : { expression: required[1], needed: { count: 'all', listed: undefined } }
  }
  const needed = readNeeded(bracketed[2]!)
  return needed === undefined ? { expression: undefined } : { expression: bracketed[1], needed }
}

function readNeeded(remark: string): Needed | undefined {
  const listed = numberOf(/^([1-6一二两三])[门科选]/.exec(remark)?.[1])
  const count = numberOf(/(?:其中|任选|任意|选考?)(?:选考)?([1-3一二两三])(?:$|[门科种])/.exec(remark)?.[1])
  if (count !== undefined) return { count, listed }
  return /均|都|必|全部/.test(remark) ? { count: 'all', listed } : undefined
}

function numberOf(digit: string | undefined): number | undefined {
  return digit === undefined ? undefined : (NUMBERS[digit] ?? Number(digit))
}

function readItems(expression: string, { count, listed }: Needed): SubjectMask[] | undefined {
  if (count === 'all' ? expression.includes('或') : /[+和且与及]/.test(expression)) return undefined
  const runs = expression.split(/[、,;/或+和且与及]/).map(readSubjectRun)
  const masks: SubjectMask[] = []
  for (const run of runs) {
    if (run === undefined) return undefined
    masks.push(...run.masks)
  }
  const asListed = listed === undefined || listed === masks.length
  return asListed && new Set(masks).size === masks.length ? masks : undefined
}

/** Every way to take `count` of the items, as masks; undefined when there are not as many. */
function choose(items: readonly SubjectMask[], count: number): SubjectMask[] | undefined {
  if (count > items.length) return undefined
  if (count === 0) return [0]
  return items.flatMap((item, i) =>
    (choose(items.slice(i + 1), count - 1) ?? []).map((others) => item | others),
  )
}

function readExpression(expression: string): SubjectMask[] | undefined {
  const alternatives: SubjectMask[] = []
  for (const alternative of expression.split(/[或/]/)) {
    const mask = readConjunction(alternative)
    if (mask === undefined) return undefined
    alternatives.push(mask)
  }
  return spreadPrimary(alternatives)
}

function readConjunction(text: string): SubjectMask | undefined {
  let mask = 0
  for (const factor of text.split(/[+和且与及]/)) {
    const run = readSubjectRun(factor)
    if (run === undefined || !isClearRun(run)) return undefined
    for (const bit of run.masks) {
      if ((mask & bit) !== 0) return undefined
      mask |= bit
    }
  }
  return mask
}

/**
 * Whether a run of names without separators can be meant as a conjunction: full names ('化学生物'), or short names in
 * the product's order that begin with 物, 历 or 化 ('物化', '化生'). A short run beginning otherwise is more
 * often a scrap of a neighbouring cell ('生地' out of 考生 and 地), so it is not understood.
 */
function isClearRun({ masks, full }: SubjectRun): boolean {
  if (masks.length === 1 || full) return true
  const ascending = masks.every((bit, i) => i === 0 || bit > masks[i - 1]!)
  return ascending && SUBJECTS.slice(0, 3).some((subject) => masks[0] === subjectBit(subject))
}

/**
 * '物+化/生' of the 3+1+2 tables means 物 and (化 or 生): a primary subject printed once before alternatives of single
 * electives belongs to each of them.
 */
function spreadPrimary(alternatives: readonly SubjectMask[]): SubjectMask[] {
  const [first = 0, ...others] = alternatives
  const primary = first & (PHYSICS | HISTORY)
  const spreads =
    (primary === PHYSICS || primary === HISTORY) &&
    subjectsIn(first).length === 2 &&
    others.every((mask) => subjectsIn(mask).length === 1 && (mask & (PHYSICS | HISTORY)) === 0)
  return spreads ? alternatives.map((mask) => mask | primary) : [...alternatives]
}
