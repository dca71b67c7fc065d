import { cutoffInterval, estimateCutoff, factsOf, FITTED_MODEL } from '@wenjin/engine'
import type { CutoffDistribution, Facts } from '@wenjin/engine'
import type { UniversityRow } from '@wenjin/database/queries/library/universities'
import type { LineRow } from '@wenjin/database/queries/admission/unit-rows'
import { borrowedIntervals } from './borrowed-interval.ts'
import type { BorrowedInterval } from './borrowed-interval.ts'
import { codeYearOf } from './code-year.ts'
import { LEVELS } from './levels.ts'
import { linkLines } from './link-lines.ts'
import type { Linked, LinkedUnit, UnitLine } from './link-lines.ts'
import { modelUnits } from './model-units.ts'
import { keyOfUnit, pastUnits } from './past-units.ts'
import type { PlaceTables } from './place.ts'

/**
 * Years before the candidate's whose lines are read and linked. The model counts the newest four of them (MODEL_YEARS),
 * as it was fitted; the fifth is shown: a card has three lines, and where a province's newest table is two years old
 * the third is five years back.
 */
export const YEARS_BACK = 5

/** A unit of a year, with its places where they are known. */
export type YearUnit = LinkedUnit & { readonly planNum: number | null }

/** Units of one year of a place whose past is asked for. */
export interface WantedUnits {
  readonly units: readonly YearUnit[]
  /** Year whose codes of groups and majors they have. */
  readonly codeYear: number
  /**
   * They are all units of their year. Otherwise those of the newest year before stand beside them, so that what units
   * have in common is known however few are asked about.
   */
  readonly isWhole: boolean
}

/** What the years before say of units. */
export interface UnitsOfYear {
  /** Lines of the years before, newest first, at most one a year; in the order of the units. */
  readonly histories: readonly (readonly UnitLine[])[]
  /** What the model takes of each unit, in the same order; null: no line in the years it counts, or the newest is a bound. */
  readonly facts: readonly (Facts | null)[]
  /** The units of each level, and how they were linked. */
  readonly levels: readonly LinkedLevel[]
}

interface LinkedLevel {
  readonly units: readonly YearUnit[]
  /** Their places among all units. */
  readonly positions: readonly number[]
  readonly linked: Linked
}

/**
 * Links units of a year with the lines of the years before and works out the facts that chances rest on. Books, past
 * years that are judged and units that somebody asks about all go this way: the same tables give the same chance.
 * @param knownYears years whose lines may be known at all; absent: all before the year
 */
export function unitsOf(
  place: PlaceTables,
  year: number,
  wanted: WantedUnits,
  knownYears?: ReadonlySet<number>,
): UnitsOfYear {
  const histories: (readonly UnitLine[])[] = wanted.units.map(() => [])
  const facts: (Facts | null)[] = wanted.units.map(() => null)
  const levels: LinkedLevel[] = []
  for (const level of LEVELS) {
    const positions = wanted.units.flatMap(({ kind }, i) => (kind === level ? [i] : []))
    if (positions.length === 0) continue
    const units = positions.map((i) => wanted.units[i]!)
    const { lines, setting } = place.ofLevel(level)
    const before = lines.filter((line) => isBefore(line, year) && (knownYears?.has(line.year) ?? true))
    const linked = linkLines(units, before, place, wanted.codeYear)
    const models = modelUnits(units, linked, wanted.isWhole)
    const beside = wanted.isWhole ? [] : unitsBeside(place, before, units)
    const known = factsOf([...models, ...beside], setting.yearOf(year))
    for (const [i, position] of positions.entries()) {
      histories[position] = linked.histories[i]!
      facts[position] = known[i]!
    }
    levels.push({ units, positions, linked })
  }
  return { histories, facts, levels }
}

/** Whether a line is of the years that are read for a candidate's. */
export function isBefore(line: Pick<LineRow, 'year'>, year: number): boolean {
  return line.year < year && line.year >= year - YEARS_BACK
}

/** Units of the newest year before that are not asked about; linked apart, so that they never tell the asked ones apart. */
function unitsBeside(place: PlaceTables, before: readonly LineRow[], asked: readonly YearUnit[]) {
  const newest = before.reduce((found, line) => Math.max(found, line.year), 0)
  const known = new Set(asked.map(keyOfUnit))
  const level = asked[0]!.kind
  const beside = pastUnits(before, place, newest).filter(
    (unit) => unit.kind === level && !known.has(keyOfUnit(unit)),
  )
  return modelUnits(beside, linkLines(beside, before, place, codeYearOf(before, newest)))
}

/** What is believed of a unit's cut-off. */
export interface UnitChance {
  /** null: no year is known. */
  readonly cutoff: CutoffDistribution | null
  /** 80 % interval of the cut-off rank, and whose past it is from; null: not even schools of the tier are known. */
  readonly interval: UnitInterval | null
}

export interface UnitInterval {
  readonly low: number
  readonly high: number
  /** bound: from the newest line on, which says only that the last candidate filed stood there or before. */
  readonly from: 'unit' | 'bound' | BorrowedInterval['from']
}

/** What the product's model believes of the units, in their order. */
export function chancesOf(
  { facts, levels }: UnitsOfYear,
  universities: ReadonlyMap<number, UniversityRow>,
): UnitChance[] {
  const chances = facts.map((known): UnitChance => {
    const cutoff = known === null ? null : estimateCutoff(FITTED_MODEL, known)
    return { cutoff, interval: cutoff === null ? null : { ...cutoffInterval(cutoff), from: 'unit' } }
  })
  for (const { units, positions, linked } of levels) {
    const borrowed = borrowedIntervals(units, linked, universities)
    for (const [i, position] of positions.entries())
      if (chances[position]!.cutoff === null)
        chances[position] = { cutoff: null, interval: boundOf(linked.histories[i]!) ?? borrowed[i]! }
  }
  return chances
}

/** Where a unit is filed whose newest line is a bound: anywhere up to it. */
function boundOf([newest]: readonly UnitLine[]): UnitInterval | null {
  return newest?.isBound === true ? { low: 1, high: newest.rank, from: 'bound' } : null
}
