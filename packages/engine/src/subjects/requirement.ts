import { SUBJECTS } from '../vocab/subject.ts'
import type { Subject, SubjectMask } from '../vocab/subject.ts'

/**
 * A subject requirement in canonical form: disjunctive normal form over the subjects' short names in the fixed
 * order 物 历 化 生 地 政 技, alternatives joined by '/', the subjects of one alternative by '+'
 * ('化', '化+生', '化/生', '物+化/物+生'); '' asks for nothing. Minimal and sorted (shorter alternatives first,
 * then by subject order), so equal requirements are equal strings. null: the source does not say.
 */
export type Requirement = string

/** A string that is not a canonical requirement reached a function that needs one. */
export class RequirementError extends Error {
  constructor(requirement: string) {
    super(`选科要求“${requirement}”无法识别`)
    this.name = 'RequirementError'
  }
}

/** The bit of one subject, or 0 when the text is not a subject's short name. */
export function subjectBit(text: string): SubjectMask {
  const position = SUBJECTS.indexOf(text as Subject)
  return position < 0 ? 0 : 1 << position
}

/** The short names in a mask, in the product's fixed order. */
export function subjectsIn(mask: SubjectMask): Subject[] {
  return SUBJECTS.filter((_, position) => (mask & (1 << position)) !== 0)
}

/**
 * The alternatives of a canonical requirement as subject masks; [0] for ''.
 * Throws RequirementError when the string is not in the canonical alphabet.
 */
export function alternativesOf(requirement: Requirement): SubjectMask[] {
  if (requirement === '') return [0]
  return requirement.split('/').map((alternative) => {
    let mask = 0
    for (const name of alternative.split('+')) {
      const bit = subjectBit(name)
      if (bit === 0) throw new RequirementError(requirement)
      mask |= bit
    }
    return mask
  })
}

/**
 * The canonical string of a disjunction of conjunctions: alternatives implied by a weaker one are dropped.
 * An empty list is a requirement nobody meets and is refused with RequirementError.
 */
export function requirementOf(alternatives: readonly SubjectMask[]): Requirement {
  if (alternatives.length === 0) throw new RequirementError('')
  const distinct = [...new Set(alternatives)]
  const weakest = distinct.filter(
    (mask) => !distinct.some((other) => other !== mask && (mask & other) === other),
  )
  return weakest
    .map(subjectsIn)
    .toSorted((a, b) => a.length - b.length || compareSubjects(a, b))
    .map((subjects) => subjects.join('+'))
    .join('/')
}

function compareSubjects(a: readonly Subject[], b: readonly Subject[]): number {
  for (const [i, subject] of a.entries()) {
    const difference = SUBJECTS.indexOf(subject) - SUBJECTS.indexOf(b[i] as Subject)
    if (difference !== 0) return difference
  }
  return 0
}

/**
 * Whether a candidate's subjects meet a canonical requirement; null (not stated by the source) shuts nobody out.
 * Throws RequirementError when the string is not in the canonical alphabet.
 */
export function satisfies(requirement: Requirement | null, subjects: SubjectMask): boolean {
  if (requirement === null || requirement === '') return true
  return alternativesOf(requirement).some((mask) => (subjects & mask) === mask)
}

/**
 * How the product shows a requirement: the short names joined with / or +, and [选N] for how many of them must be
 * taken ('化+生[选2]', '化/生[选1]', '化[选1]'); '不限', and '未注明' where the source does not say. N is left out
 * where alternatives ask for different numbers.
 */
export function requirementText(requirement: Requirement | null): string {
  if (requirement === null) return '未注明'
  if (requirement === '') return '不限'
  const sizes = new Set(alternativesOf(requirement).map((mask) => subjectsIn(mask).length))
  const [size] = sizes
  return sizes.size === 1 ? `${requirement}[选${size}]` : requirement
}
