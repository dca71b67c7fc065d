import { DEPARTMENTS, FEATURES, KINDS, LEVELS, OWNERSHIPS, PROVINCES } from '@wenjin/engine'
import type { Kind } from '@wenjin/engine'
import { dataLines } from './data-lines.ts'
import { CENTRAL_SOUTH_UNIVERSITIES } from './universities-central-south.data.ts'
import { EAST_UNIVERSITIES } from './universities-east.data.ts'
import { NORTH_UNIVERSITIES } from './universities-north.data.ts'
import { NORTHEAST_UNIVERSITIES } from './universities-northeast.data.ts'
import { NORTHWEST_UNIVERSITIES } from './universities-northwest.data.ts'
import { SOUTHWEST_UNIVERSITIES } from './universities-southwest.data.ts'

type ValueOf<T> = T[keyof T]

/** A school of the demo data: real name, place and standing, as publicly known in 2026. */
export interface DemoUniversity {
  readonly name: string
  /** Short name of the province it stands in (河北工业大学 stands in 天津, 西藏民族大学 in 陕西). */
  readonly provName: string
  /** City or prefecture, without 市, 州 or 地区. */
  readonly city: string
  readonly level: ValueOf<typeof LEVELS>
  readonly ownership: ValueOf<typeof OWNERSHIPS>
  readonly department: ValueOf<typeof DEPARTMENTS>
  readonly kind: Kind
  /** Values of FEATURES, ascending. A campus carries those of its school, except the graduate school. */
  readonly features: readonly number[]
  /**
   * How selective it is as commonly known, 1 strongest … 100. Our own ordering, not a published ranking: it
   * only keeps the made-up lines of the demo consistent with each other and must never be shown.
   */
  readonly tier: number
  /** For a campus that enrols under its own name: the school it belongs to. */
  readonly campusOf?: string
}

const LEVEL_OF_HEADING = new Map([
  ['本科', LEVELS.undergraduate],
  ['专科', LEVELS.vocational],
])

/** Every 985 school is a 211 school and on the list of first-class universities (2017: 36 A and 6 B). */
const FEATURES_OF_MARK: Readonly<Record<string, readonly number[]>> = {
  '9': [FEATURES.f985, FEATURES.f211, FEATURES.firstClassUniversity],
  '2': [FEATURES.f211],
  A: [FEATURES.firstClassUniversity],
  D: [FEATURES.firstClassDiscipline],
  G: [FEATURES.graduateSchool],
}

const DEPARTMENT_OF_MARK: Readonly<Record<string, DemoUniversity['department']>> = {
  E: DEPARTMENTS.education,
  M: DEPARTMENTS.ministry,
  X: DEPARTMENTS.military,
}

const PRIVATE_MARK = 'P'
const KNOWN_MARKS = new Set([
  PRIVATE_MARK,
  ...Object.keys(FEATURES_OF_MARK),
  ...Object.keys(DEPARTMENT_OF_MARK),
])

interface Heading {
  readonly provName: string
  readonly level: DemoUniversity['level']
}

function readHeading(provName: string, levelName: string | undefined): Heading {
  const level = LEVEL_OF_HEADING.get(levelName ?? '')
  if (level === undefined || !PROVINCES.some((province) => province.name === provName))
    throw new Error(`demo universities: heading "${provName} ${levelName}" names no province and level`)
  return { provName, level }
}

function readUniversity(heading: Heading, [name, ...fields]: [string, ...string[]]): DemoUniversity {
  const [city, kindName, tierText, markText, campus] = fields
  const kind = KINDS.find((known) => known === kindName)
  const tier = Number(tierText)
  const marks = [...(markText ?? '?').replace('-', '')]
  if (!city || !kind || !(tier >= 1 && tier <= 100) || !marks.every((mark) => KNOWN_MARKS.has(mark)))
    throw new Error(`demo universities: row of ${name} is malformed`)
  return {
    name,
    ...heading,
    city,
    ownership: marks.includes(PRIVATE_MARK) ? OWNERSHIPS.private : OWNERSHIPS.public,
    department: marks.map((mark) => DEPARTMENT_OF_MARK[mark]).find(Boolean) ?? DEPARTMENTS.local,
    kind,
    features: marks.flatMap((mark) => FEATURES_OF_MARK[mark] ?? []).toSorted((a, b) => a - b),
    tier,
    ...(campus && { campusOf: campus.slice(1) }),
  }
}

/**
 * Reads the rows of one region.
 *
 * `@province level` opens a section (level 本科 or 专科); every other line is
 * `name city kind tier marks [=school it is a campus of]`, marks being `-` for none, or letters:
 * E Ministry of Education, M another ministry, X military (else local) · P private, independent college or
 * Chinese-foreign · 9 985 (with 211 and 一流大学) · 2 211 · A 一流大学 · D 一流学科 · G graduate school.
 *
 * @param text the rows
 * @returns the schools, in the order of the rows
 * @throws Error naming the row that does not follow the grammar
 */
export function readUniversities(text: string): DemoUniversity[] {
  const universities: DemoUniversity[] = []
  let heading: Heading | undefined
  for (const [first, ...rest] of dataLines(text)) {
    if (first.startsWith('@')) {
      heading = readHeading(first.slice(1), rest[0])
    } else {
      if (!heading) throw new Error(`demo universities: ${first} stands before any heading`)
      universities.push(readUniversity(heading, [first, ...rest]))
    }
  }
  return universities
}

/** The schools of the demo data, by region, province and level. */
export const DEMO_UNIVERSITIES: readonly DemoUniversity[] = [
  NORTH_UNIVERSITIES,
  NORTHEAST_UNIVERSITIES,
  EAST_UNIVERSITIES,
  CENTRAL_SOUTH_UNIVERSITIES,
  SOUTHWEST_UNIVERSITIES,
  NORTHWEST_UNIVERSITIES,
].flatMap(readUniversities)
