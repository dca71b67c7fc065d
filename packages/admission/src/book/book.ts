import { bestOfSources } from '../link/best-of-sources.ts'
import { codeYearOf } from '../link/code-year.ts'
import { schoolKey } from '../link/school-key.ts'
import type { UnitLine } from '../link/link-lines.ts'
import type { PlaceTables } from '../link/place.ts'
import { chancesOf, unitsOf } from '../link/units-of.ts'
import type { UnitInterval } from '../link/units-of.ts'
import type { PlanRow, RequirementRow, RowSource } from '@wenjin/database/queries/admission/unit-rows'
import type { MajorRow, UniversityRow } from '@wenjin/database/queries/library/universities'
import { buildUnitIndex } from '@wenjin/engine'
import type { Condition, CutoffDistribution, Track, UnitIndex } from '@wenjin/engine'
import { assembleUnits } from './assemble.ts'
import type { AssembledUnit } from './assembled-unit.ts'
import { classFinder } from './classes.ts'
import type { MajorClass } from './classes.ts'
import { requirementsElsewhere } from './requirements-elsewhere.ts'
import { conditionSets } from './condition-sets.ts'
import { doubtsOf } from './doubts.ts'
import type { Doubts } from './doubts.ts'
import { FEE_RANGES, PLAN_NUM_RANGES } from './ranges.ts'
import { bookSchools } from './schools.ts'
import type { BookSchool } from './schools.ts'
import { provenTypes } from './type-proven.ts'
import { unitConditions } from './unit-conditions.ts'
import { unitId } from './unit-id.ts'

/** A unit with all a card says of it. */
export interface BookUnit extends AssembledUnit {
  readonly planId: number
  /** Position in the book's schools. */
  readonly school: number
  readonly history: readonly UnitLine[]
  /** Where its own tables state none: the newest requirement that others state; null: none. Never taken as fulfilled. */
  readonly requirementElsewhere: string | null
  readonly doubts: Doubts
  readonly cutoff: CutoffDistribution | null
  /** 80 % interval of the cut-off rank, and whose past it is from. */
  readonly interval: UnitInterval | null
  /** What it asks of a person; null: no table has a remark on it. A group's are those that all of its majors share. */
  readonly conditions: readonly Condition[] | null
  readonly planNum: number | null
  readonly feeMin: number | null
  readonly feeMax: number | null
}

/** Everything that answers candidates of one province, track and year. */
export interface UnitBook {
  readonly provId: number
  readonly track: Track
  readonly year: number
  /** Year the units are from. */
  readonly unitYear: number
  /** Year whose codes of groups and majors the units have. */
  readonly codeYear: number
  /** The units are those of a plan of the candidate's own year. */
  readonly planned: boolean
  readonly lineYears: readonly number[]
  readonly schools: readonly BookSchool[]
  readonly units: readonly BookUnit[]
  readonly position: ReadonlyMap<number, number>
  /** The different conditions its units have, as the index numbers them; none stands first. */
  readonly conditionSets: readonly (readonly Condition[])[]
  readonly classes: readonly MajorClass[]
  /** Positions of the classes that majors belong to, by their names. */
  readonly classesOf: (majorNames: readonly string[]) => readonly number[]
  readonly index: UnitIndex
  /** Datasets the units are from. */
  readonly sources: readonly RowSource[]
  readonly allSources: ReadonlyMap<number, RowSource>
  readonly demo: boolean
}

export interface BookRows {
  /** With the lines of the years before the candidate's. */
  readonly place: PlaceTables
  readonly year: number
  readonly unitYear: number
  readonly planned: boolean
  readonly plans: readonly PlanRow[]
  /** Subject requirements stated for other years. */
  readonly requirements: readonly RequirementRow[]
  readonly universities: ReadonlyMap<number, UniversityRow>
  readonly majors: readonly MajorRow[]
}

/** Builds the book from rows: units of the year, their history, what is believed of their cut-offs, the index. */
export function buildBook({ place, year, unitYear, planned, plans, ...rows }: BookRows): UnitBook {
  const { provId, track, sources } = place
  const unitLines = planned ? [] : place.lines.filter((line) => line.year === unitYear)
  const codeYear = plans.length > 0 ? unitYear : codeYearOf(place.lines, unitYear)
  const assembled = assembleUnits(
    provId,
    bestOfSources(plans, sources, (plan) => `${plan.batchId}`, codeYear),
    bestOfSources(unitLines, sources, (line) => `${line.level}|${line.batchId}`, codeYear),
  )
  const placed = assembled.map((unit) => ({ ...unit, planNum: placesOf(unit) }))
  const past = unitsOf(place, year, { units: placed, codeYear, isWhole: true })
  const chances = chancesOf(past, rows.universities)
  const { schools, placeOf } = bookSchools(assembled, past.histories, rows.universities)
  const { classes, classesOf } = classFinder(rows.majors)

  const elsewhere = requirementsElsewhere(placed, past.histories, rows.requirements)
  const proven = provenTypes(provId, placed, past.histories)
  const conditions = unitConditions(placed, past.histories, place.lines)

  const units = placed.map((unit, i): BookUnit => {
    const fees = unit.plans.flatMap((plan) => (plan.fee === null ? [] : [plan.fee]))
    return {
      ...unit,
      ...chances[i]!,
      requirementElsewhere: elsewhere[i]!,
      doubts: doubtsOf(unit, past.histories[i]!, track, proven[i]!),
      planId: unitId(naturalKey(provId, track, unitYear, unit)),
      school: placeOf(unit),
      history: past.histories[i]!,
      conditions: conditions[i]!,
      feeMin: fees.length === 0 ? null : Math.min(...fees),
      feeMax: fees.length === 0 ? null : Math.max(...fees),
    }
  })
  const { sets, numbers } = conditionSets(conditions)
  const position = new Map(units.map((unit, i) => [unit.planId, i]))
  if (position.size !== units.length)
    throw new Error(`two units of ${provId} ${track} ${unitYear} share a planId`)
  const used = new Set(units.flatMap((unit) => [...unit.datasets]))
  const named = [...used].flatMap((id) => sources.get(id) ?? [])
  return {
    provId,
    track,
    year,
    unitYear,
    codeYear,
    planned,
    lineYears: [...new Set(units.flatMap((unit) => unit.history.map((line) => line.year)))].sort(
      (a, b) => b - a,
    ),
    schools,
    units,
    position,
    conditionSets: sets,
    classes,
    classesOf,
    index: buildUnitIndex({
      schools,
      units: units.map((unit, i) => ({
        planId: unit.planId,
        school: unit.school,
        batchId: unit.batchId,
        planType: unit.planType,
        requirement: unit.requirement,
        planNum: unit.planNum,
        feeMin: unit.feeMin,
        feeMax: unit.feeMax,
        majorClasses: classesOf(unit.plans.map((plan) => plan.majorName)),
        cutoff: unit.cutoff,
        unsettled: unit.doubts.requirement || unit.doubts.type,
        conditions: numbers[i]!,
      })),
      feeRanges: FEE_RANGES,
      planNumRanges: PLAN_NUM_RANGES,
    }),
    sources: named,
    allSources: sources,
    demo: named.length > 0 && named.every((source) => source.isDemo),
  }
}

function naturalKey(provId: number, track: Track, unitYear: number, unit: AssembledUnit): string {
  const school = schoolKey(unit)
  const own = unit.kind === 'major' ? `${unit.own}|${unit.majorName}` : unit.own
  // a group's code tells it, whatever type a later source finds it to be
  const planType = unit.kind === 'group' ? '' : unit.planType
  return [provId, track, unitYear, unit.batchId, planType, school, unit.schoolCode, own].join('|')
}

/** Places of a unit: the sum over its plan rows that state them, else what its line states. */
function placesOf(unit: AssembledUnit): number | null {
  const stated = unit.plans.flatMap((plan) => (plan.planNum === null ? [] : [plan.planNum]))
  return stated.length === 0 ? unit.linePlanNum : stated.reduce((sum, places) => sum + places, 0)
}
