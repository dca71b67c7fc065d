import { LEVELS } from '@wenjin/engine'
import { dataLines } from './data-lines.ts'
import { UNDERGRADUATE_MAJORS } from './majors-undergraduate.data.ts'
import { VOCATIONAL_MAJORS } from './majors-vocational.data.ts'

/**
 * Typical requirement per track of a 3+1+2 province, in the canonical form (see the engine's subjects):
 * '' none, alternatives joined by '/', conjunctions by '+', the primary subject left out.
 * A track that is missing is not admitted: 计算机 has physics only.
 */
export interface DemoRequirement {
  readonly physics?: string
  readonly history?: string
}

/** A major of the national catalogues. */
export interface DemoMajor {
  /** National code with its marks (T special, K controlled), e.g. 080904K. */
  readonly code: string
  readonly name: string
  readonly classCode: string
  readonly className: string
  readonly categoryCode: string
  readonly categoryName: string
  readonly level: (typeof LEVELS)[keyof typeof LEVELS]
  /** Category of the bachelor's degree; missing for vocational majors. */
  readonly degree?: string
  /** Usual length of study. */
  readonly years: number
  /**
   * Typical of enrolment since 2024 (science, engineering, agriculture and medicine mostly ask for physics and
   * chemistry), for the demo only: a school's own requirement comes with its plan.
   */
  readonly requirement: DemoRequirement
}

const CLOSED = 'x'
/** Categories 21–39 are vocational bachelor's studies, 41–59 vocational college; below are the ordinary ones. */
const FIRST_VOCATIONAL_CATEGORY = 41

function levelOfCategory(categoryCode: string): DemoMajor['level'] {
  return Number(categoryCode) >= FIRST_VOCATIONAL_CATEGORY ? LEVELS.vocational : LEVELS.undergraduate
}

function readRequirement(text: string): DemoRequirement {
  const [physics = CLOSED, history = CLOSED] = text.split('|')
  return { ...(physics !== CLOSED && { physics }), ...(history !== CLOSED && { history }) }
}

type MajorSection = Omit<DemoMajor, 'code' | 'name'>

function openCategory(categoryCode: string, categoryName: string, degree: string | undefined): MajorSection {
  const level = levelOfCategory(categoryCode)
  return {
    classCode: '',
    className: '',
    categoryCode,
    categoryName,
    level,
    ...(degree && { degree }),
    years: level === LEVELS.vocational ? 3 : 4,
    requirement: {},
  }
}

function readMajor(
  section: MajorSection,
  code: string,
  name: string,
  overrides: readonly string[],
): DemoMajor {
  const years = overrides.find((field) => /^\d$/.test(field))
  const requirement = overrides.find((field) => field.includes('|'))
  const degree = overrides.find((field) => field !== years && field !== requirement)
  return {
    code,
    name,
    ...section,
    ...(degree && { degree }),
    ...(years && { years: Number(years) }),
    ...(requirement && { requirement: readRequirement(requirement) }),
  }
}

/**
 * Reads a catalogue.
 *
 * `@code name [degree]` opens a category, `#code name physics|history` a class with its typical requirement
 * (x: track not admitted); every other line is `code name` with, where it differs from its class, any of
 * degree, years and requirement.
 *
 * @param text the rows
 * @returns the majors, in the order of the rows
 * @throws Error naming the row that stands outside a class or has no name
 */
export function readMajors(text: string): DemoMajor[] {
  const majors: DemoMajor[] = []
  let section: MajorSection | undefined
  for (const [first, name, ...rest] of dataLines(text)) {
    if (!name) throw new Error(`demo majors: row of ${first} has no name`)
    if (first.startsWith('@')) {
      section = openCategory(first.slice(1), name, rest[0])
    } else if (section && first.startsWith('#')) {
      section = {
        ...section,
        classCode: first.slice(1),
        className: name,
        requirement: readRequirement(rest[0] ?? ''),
      }
    } else {
      if (!section?.classCode) throw new Error(`demo majors: ${first} ${name} stands outside a class`)
      majors.push(readMajor(section, first, name, rest))
    }
  }
  return majors
}

/** The majors of the demo data: undergraduate, vocational bachelor's and vocational college catalogues. */
export const DEMO_MAJORS: readonly DemoMajor[] = [UNDERGRADUATE_MAJORS, VOCATIONAL_MAJORS].flatMap(readMajors)
