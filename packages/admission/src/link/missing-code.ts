import { normaliseMajorName } from '@wenjin/engine'
import type { SchoolOfRow } from './school-key.ts'

/** A row as far as it tells under which of its university's codes a major is. */
export interface CodedRow extends SchoolOfRow {
  readonly majorName: string | null
  readonly planType: number
}

/** A major under one code, as the rows with codes print it. */
interface CodedMajor {
  readonly code: string
  readonly printed: string
  readonly flags: string
  readonly planType: number
  readonly campuses: readonly string[]
}

/**
 * Finds the code that a row of a university with several leaves out, by the name of its major: the one code under which
 * rows with codes have that major. Of several, the one where it is printed alike, is of the same programme, lies on the
 * campus that the row names (or on none, where it names none), and is of the same plan type, asked in that order.
 * @param rows of the universities in question, with and without codes
 * @returns for each row its code; undefined where no code or more than one is left
 */
export function missingCodes(rows: readonly CodedRow[]): (row: CodedRow) => string | undefined {
  const majors = new Map<string, CodedMajor[]>()
  for (const row of rows) {
    if (!row.schoolCode || !row.majorName) continue
    const known = majors.get(keyOf(row)) ?? []
    majors.set(keyOf(row), known)
    const major = { ...readMajor(row), code: row.schoolCode, campuses: campusesIn(row.schoolName ?? '') }
    if (!known.some((other) => other.code === major.code && other.printed === major.printed))
      known.push(major)
  }
  return (row) => {
    if (!row.majorName) return undefined
    const { printed, flags, planType } = readMajor(row)
    const isNamed = ({ campuses }: CodedMajor): boolean => campuses.some((campus) => printed.includes(campus))
    const all = majors.get(keyOf(row)) ?? []
    const isHere = all.some(isNamed) ? isNamed : ({ campuses }: CodedMajor) => campuses.length === 0
    const asked: ((major: CodedMajor) => boolean)[] = [
      (major) => major.printed === printed,
      (major) => major.flags === flags,
      isHere,
      (major) => major.planType === planType,
    ]
    const left = asked.reduce((majorsLeft, isAlike) => {
      const alike = majorsLeft.filter(isAlike)
      return alike.length === 0 || codesOf(majorsLeft).size === 1 ? majorsLeft : alike
    }, all)
    const [code, ...others] = codesOf(left)
    return others.length === 0 ? code : undefined
  }
}

function codesOf(majors: readonly CodedMajor[]): Set<string> {
  return new Set(majors.map(({ code }) => code))
}

function keyOf({ univId: universityId, majorName }: CodedRow): string {
  return `${universityId}|${normaliseMajorName(majorName ?? '').name}`
}

function readMajor({ majorName, planType }: CodedRow): Pick<CodedMajor, 'printed' | 'flags' | 'planType'> {
  const printed = (majorName ?? '').normalize('NFKC').replaceAll(/\s/g, '')
  return { printed, flags: normaliseMajorName(printed).flags.toSorted().join(' '), planType }
}

/** What stands in brackets behind a school's name: '北京邮电大学(宏福校区)'. */
function campusesIn(schoolName: string): string[] {
  const inside = schoolName.normalize('NFKC').match(/(?<=\()[^()]+(?=\))/g) ?? []
  return inside.map((text) => text.replace(/校区$/, '')).filter((text) => text !== '')
}
