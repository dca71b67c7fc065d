import { KNOTS } from '../admission/bend.ts'
import { setBit, wordsFor } from './bits.ts'
import type { BatchIndex, Conditioned } from './batch-index.ts'
import { CHANCE_LEVELS } from './chance-levels.ts'
import { buildColumn } from './column.ts'
import { SCHOOL_COLUMNS, SCHOOL_FACETS, UNIT_COLUMN, UNIT_FACETS } from './facet-values.ts'
import { buildLadder } from './ladder.ts'
import { buildPostings } from './postings.ts'
import { buildTokenRows } from './token-rows.ts'
import type { UnitRow } from './types.ts'

/** Tokens of a school or a unit (by position) for each of its facets, in the order of SCHOOL_FACETS or UNIT_FACETS. */
type TokenLists = readonly (readonly (readonly number[])[])[]

interface BatchRows {
  readonly units: readonly UnitRow[]
  /** Positions of the batch's units. */
  readonly positions: readonly number[]
  readonly firstSlot: number
  readonly schoolTokens: TokenLists
  readonly unitTokens: TokenLists
  /** The tokens of the unit facets are [firstUnitToken, tokenCount). */
  readonly firstUnitToken: number
  /** The tokens of the major classes are [firstClassToken, tokenCount). */
  readonly firstClassToken: number
  readonly tokenCount: number
}

/** Builds the index of one batch from checked rows. */
export function buildBatch(rows: BatchRows): BatchIndex {
  const { units } = rows
  const locationOf = (position: number) => units[position]!.cutoff?.location ?? Infinity
  const positions = Uint32Array.from(rows.positions).sort((a, b) => {
    const bySchool = units[a]!.school - units[b]!.school
    if (bySchool !== 0 || locationOf(a) === locationOf(b)) return bySchool || a - b
    return locationOf(a) < locationOf(b) ? -1 : 1
  })
  const unitCount = positions.length
  const wordCount = wordsFor(unitCount)
  const slots = [...positions].map((position) => units[position]!)
  const schools = numberSchools(slots)
  const cutoffs = {
    location: Float64Array.from(slots, (unit) => unit.cutoff?.location ?? Infinity),
    scale: Float64Array.from(slots, (unit) => unit.cutoff?.scale ?? 1),
    bends: bendsOf(slots),
  }
  const knownSlots = Uint32Array.from(slots.keys()).filter((slot) => cutoffs.location[slot] !== Infinity)
  const requirements = [...new Set(slots.map((unit) => unit.requirement))]
  const requirementNumber = new Map(requirements.map((requirement, i) => [requirement, i]))
  const tokensOfSchool = [...schools.schoolPosition].map((position) => rows.schoolTokens[position]!)
  const tokensOfUnit = [...positions].map((position) => rows.unitTokens[position]!)
  return {
    ...cutoffs,
    ...schools,
    unitCount,
    wordCount,
    firstSlot: rows.firstSlot,
    position: positions,
    known: slotsWhere(slots, wordCount, ({ cutoff }) => cutoff !== null),
    unsettled: slotsWhere(slots, wordCount, ({ unsettled }) => unsettled),
    conditioned: conditionedSlots(slots),
    schoolColumns: SCHOOL_COLUMNS.map((facets) =>
      buildColumn(tokensOfSchool.map(pick(SCHOOL_FACETS, facets))),
    ),
    unitColumn: buildColumn(tokensOfUnit.map(pick(UNIT_FACETS, UNIT_COLUMN))),
    classRows: buildTokenRows(
      tokensOfUnit.map(pick(UNIT_FACETS, ['majorClasses'])),
      rows.firstClassToken,
      rows.tokenCount - rows.firstClassToken,
      wordCount,
    ),
    postings: buildPostings(
      tokensOfUnit.map((tokens) => tokens.flat()),
      rows.firstUnitToken,
      rows.tokenCount,
      wordCount,
    ),
    ladders: CHANCE_LEVELS.map((level) => buildLadder(cutoffs, knownSlots, level, wordCount)),
    requirements,
    requirementOf: Uint32Array.from(slots, (unit) => requirementNumber.get(unit.requirement)!),
    openTo: new Map(),
  }
}

function conditionedSlots(slots: readonly UnitRow[]): Conditioned {
  const found = [...slots.entries()].filter(([, { conditions }]) => conditions > 0)
  return {
    slots: Uint32Array.from(found, ([slot]) => slot),
    conditions: Uint32Array.from(found, ([, { conditions }]) => conditions),
  }
}

/** Bit set of the slots that hold. */
function slotsWhere(
  slots: readonly UnitRow[],
  wordCount: number,
  holds: (unit: UnitRow) => boolean,
): Uint32Array {
  const set = new Uint32Array(wordCount)
  for (const [slot, unit] of slots.entries()) if (holds(unit)) setBit(set, slot)
  return set
}

/** The bends of all slots, those of normal distributions among them straight; null where there are no others. */
function bendsOf(slots: readonly UnitRow[]): Float32Array | null {
  if (slots.every(({ cutoff }) => cutoff?.bend === undefined)) return null
  const bends = new Float32Array(slots.length * KNOTS.length)
  for (const [slot, { cutoff }] of slots.entries())
    bends.set(cutoff?.bend ?? KNOTS.map((knot) => knot * (cutoff?.scale ?? 1)), slot * KNOTS.length)
  return bends
}

/** Takes the tokens of some facets out of the tokens of all. */
function pick<Facet>(all: readonly Facet[], wanted: readonly Facet[]) {
  const places = wanted.map((facet) => all.indexOf(facet))
  return (tokens: readonly (readonly number[])[]) => places.flatMap((place) => tokens[place]!)
}

function numberSchools(slots: readonly UnitRow[]) {
  const schoolPosition: number[] = []
  const schoolStart: number[] = []
  const schoolOf = Uint32Array.from(slots, (unit, slot) => {
    if (schoolPosition.at(-1) !== unit.school) {
      schoolPosition.push(unit.school)
      schoolStart.push(slot)
    }
    return schoolPosition.length - 1
  })
  schoolStart.push(slots.length)
  return {
    schoolOf,
    schoolCount: schoolPosition.length,
    schoolPosition: Uint32Array.from(schoolPosition),
    schoolStart: Uint32Array.from(schoolStart),
  }
}
