import type { Track } from '@wenjin/engine'
import type { UnitLine } from '../link/link-lines.ts'
import { asksSubjects } from './asks-subjects.ts'
import type { AssembledUnit } from './assembled-unit.ts'

/** What is to be doubted of a unit, as its tables leave it. */
export interface Doubts {
  /** What it asks candidates to have taken is not stated. */
  readonly requirement: boolean
  /** It may be of another plan type than its tables say; see provenTypes. */
  readonly type: boolean
  /** Its newest line is that of a group with the same code and other subjects. */
  readonly otherGroup: UnitLine | null
  /** Its two newest cut-offs lie far apart. */
  readonly jump: Jump | null
}

/** A cut-off that moved far from one known year to the next. */
export interface Jump {
  readonly newest: UnitLine
  readonly before: UnitLine
  /** It went to a much weaker rank: the unit collapsed (断档), which may never come again. */
  readonly collapsed: boolean
}

type Asking = Pick<AssembledUnit, 'kind' | 'requirement'>

/** From this move in ln rank on a cut-off has jumped. */
const FAR = 0.5

/** Whether a line is that of a group with the unit's code but other subjects: of another group. */
export function isOtherGroup({ kind, requirement }: Asking, line: UnitLine): boolean {
  return (
    kind === 'group' && requirement !== null && line.requirement !== null && line.requirement !== requirement
  )
}

export function doubtsOf(
  unit: Asking,
  history: readonly UnitLine[],
  track: Track,
  typeProven: boolean,
): Doubts {
  const [newest] = history
  return {
    requirement: unit.requirement === null && asksSubjects(track),
    type: !typeProven,
    otherGroup: newest !== undefined && isOtherGroup(unit, newest) ? newest : null,
    jump: jumpOf(history),
  }
}

function jumpOf(history: readonly UnitLine[]): Jump | null {
  const [newest, before] = history.filter(({ isBound }) => !isBound)
  if (newest === undefined || before === undefined) return null
  const move = Math.log(newest.rank / before.rank)
  return Math.abs(move) <= FAR ? null : { newest, before, collapsed: move > 0 }
}
