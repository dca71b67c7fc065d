import { SUBJECTS } from '../vocab/subject.ts'
import type { Subject, SubjectMask } from '../vocab/subject.ts'
import { subjectBit } from './requirement.ts'

/** Every name official tables print for a subject; longer names come first, so that they are read whole. */
const NAMES: readonly (readonly [name: string, subject: Subject])[] = [
  ['思想政治', '政'],
  ['信息技术', '技'],
  ['通用技术', '技'],
  ['生物学', '生'],
  ['物理', '物'],
  ['历史', '历'],
  ['化学', '化'],
  ['生物', '生'],
  ['地理', '地'],
  ['政治', '政'],
  ['思政', '政'],
  ['技术', '技'],
  ['物', '物'],
  ['历', '历'],
  ['史', '历'],
  ['化', '化'],
  ['生', '生'],
  ['地', '地'],
  ['政', '政'],
  ['技', '技'],
]

/** Subject names read from a run of text without separators ('化学生物', '化生'). */
export interface SubjectRun {
  readonly masks: readonly SubjectMask[]
  /** Whether every name was printed in full ('化学', not '化'). */
  readonly full: boolean
}

/** Reads a run of subject names; undefined when anything else is in it or a subject comes twice. */
export function readSubjectRun(text: string): SubjectRun | undefined {
  const masks: SubjectMask[] = []
  let full = true
  let rest = text
  while (rest !== '') {
    const known = NAMES.find(([name]) => rest.startsWith(name))
    if (known === undefined) return undefined
    const [name, subject] = known
    const bit = subjectBit(subject)
    if (masks.includes(bit)) return undefined
    masks.push(bit)
    full &&= name.length > 1
    rest = rest.slice(name.length)
  }
  return masks.length === 0 ? undefined : { masks, full }
}

/**
 * The subjects a person or a table names: '物化生', '物理、化学、生物', '物+化+生'. Without separators the longer name
 * is read ('生物' is one subject), so short names come in the product's order.
 * undefined when a word is not a subject or a subject comes twice.
 */
export function parseSubjects(text: string): SubjectMask | undefined {
  const run = readSubjectRun(text.normalize('NFKC').replaceAll(/[\s、,;/+和]/g, ''))
  return run?.masks.reduce((mask, bit) => mask | bit, 0)
}

/** Short names of the subjects in the product's fixed order: '物化生'. */
export function subjectsText(subjects: SubjectMask): string {
  return SUBJECTS.filter((subject) => (subjects & subjectBit(subject)) !== 0).join('')
}
