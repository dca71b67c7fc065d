import { PLAN_TYPES, planTypeCode } from '@wenjin/engine'
import { schoolKey } from './school-key.ts'
import type { SchoolOfRow } from './school-key.ts'

/** A unit of a year whose plan type is asked about. */
export interface TypedUnit extends SchoolOfRow {
  readonly batchId: number
  readonly planType: number
  /** As normaliseGroupCode gives it; '' without one. */
  readonly groupCode: string
  readonly requirement: string | null
  /** Whether its source names special types, so that one it does not name is ordinary. */
  readonly namesTypes: boolean
  /** Rank of its line in the year; null without one. */
  readonly rank: number | null
}

/**
 * How far below (in ln rank) the weakest sibling a unit lies that nothing explains: 1.8 times its rank.
 *
 * Measured where types are named, with the names hidden: of the units beyond it that are special or ordinary, special
 * are 28 of 42 in 湖南 2024, 17 of 29 in 2025, 51 of 87 in 广西 2025, 32 of 37 in 宁夏 2025, but 7 of 102 in 河北 2025
 * (majors, of which few are special); they are 3 to 9 in 100 of all special ones, for most lie among the ordinary. It is
 * no proof of a special type, but one ordinary unit in 200 has such a gap.
 */
const MAX_GAP = 0.6

/** Siblings a unit is compared with at least. */
const MIN_SIBLINGS = 2

/** Beyond this share of a school's units it is the school's, not theirs. */
const MAX_SHARE = 0.5

/**
 * Which ordinary units of a year may be of another type: those whose code stands for groups that no table explains, and
 * those of sources without types far below all stronger units of their school that ask for the same subjects.
 * @param units of one province, track and year
 * @returns by unit; false where the type is named, told by the code, or nothing speaks against ordinary
 */
export function unprovenTypes(provId: number, units: readonly TypedUnit[]): boolean[] {
  const unproven = units.map((unit) => isOrdinary(unit) && typesOfCode(provId, unit)?.length === 0)
  const asked = units.flatMap((unit, i) => (unproven[i] || !isComparable(unit) ? [] : [i]))
  const siblings = Map.groupBy(asked, (i) => `${units[i]!.batchId}|${schoolKey(units[i]!)}`)
  for (const positions of siblings.values()) {
    const far = farBelow(positions.map((i) => units[i] as Ranked))
    for (const [at, i] of positions.entries())
      unproven[i] = far[at]! && !units[i]!.namesTypes && !isToldOrdinary(provId, units[i]!)
  }
  return unproven
}

type Ranked = TypedUnit & { readonly rank: number }

function isComparable(unit: TypedUnit): unit is Ranked {
  return isOrdinary(unit) && unit.rank !== null
}

function isOrdinary({ planType }: TypedUnit): boolean {
  return planType === PLAN_TYPES.ordinary
}

function typesOfCode(provId: number, { batchId, groupCode }: TypedUnit): readonly string[] | undefined {
  return groupCode === '' ? undefined : planTypeCode(provId, batchId, groupCode)?.types
}

function isToldOrdinary(provId: number, unit: TypedUnit): boolean {
  return typesOfCode(provId, unit)?.includes('ordinary') ?? false
}

/** Which of a school's units lie far below all stronger ones that are not so themselves. */
function farBelow(units: readonly Ranked[]): boolean[] {
  const far = units.map(() => false)
  const order = units.map((_, i) => i).toSorted((a, b) => units[a]!.rank - units[b]!.rank)
  for (const [at, i] of order.entries()) {
    const stronger = order
      .slice(0, at)
      .filter((other) => !far[other] && asksAlike(units[other]!, units[i]!))
      .map((other) => units[other]!.rank)
    far[i] = stronger.length >= MIN_SIBLINGS && Math.log(units[i]!.rank / stronger.at(-1)!) > MAX_GAP
  }
  return far.filter(Boolean).length > units.length * MAX_SHARE ? units.map(() => false) : far
}

function asksAlike(a: TypedUnit, b: TypedUnit): boolean {
  return a.requirement === null || b.requirement === null || a.requirement === b.requirement
}
