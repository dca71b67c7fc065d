import type { GroupMajor, Unit, University } from '@wenjin/contract'

/** Why a unit that no source gives a code cannot be added. */
export const WITHOUT_CODE = '没有注明专业组代码，不能填报'

/** What the person has chosen of the units shown, and how they choose: the list itself is kept elsewhere. */
export interface Picking {
  /** Place of a unit in the list, from 1; undefined: not chosen. */
  readonly placeOf: (planId: number) => number | undefined
  /** Ids of the majors chosen inside a unit, in their order. */
  readonly majorsOf: (planId: number) => readonly number[]
  readonly obeys: (planId: number) => boolean
  /** Adds the unit, or takes it back. */
  readonly toggle: (unit: Unit, school: University) => void
  readonly toggleMajor: (unit: Unit, school: University, major: GroupMajor) => void
  readonly toggleObey: (planId: number) => void
}
