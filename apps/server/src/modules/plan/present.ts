import type { Basis, CallReply, Calls, GroupMajor, PastYear, Unit, University } from '@wenjin/contract'
import type { PlanRow } from '@wenjin/data'
import {
  FEATURE_NAMES,
  FEATURES,
  KINDS,
  LEVEL_NAMES,
  LEVELS,
  logRankNormal,
  OWNERSHIP_NAMES,
  OWNERSHIPS,
  PLAN_TYPE_NAMES,
  PLAN_TYPES,
  provinceById,
  requirementText,
} from '@wenjin/engine'
import type { Feature, UnitHit, UnitPage } from '@wenjin/engine'
import type { SourcedTable } from '../score/index.ts'
import { unitName } from './assemble.ts'
import type { BookUnit, UnitBook } from './book.ts'
import type { Candidate } from './candidate.ts'
import type { BookLine } from './history.ts'
import { basisNotes } from './notes.ts'
import type { BookSchool } from './schools.ts'
import { majorId } from './unit-id.ts'

type Fixed = Omit<Unit, 'probability' | 'ratio' | 'section'>

/** What of a unit is the same for every candidate, made when first shown. */
const fixedParts = new WeakMap<BookUnit, Fixed>()
const schoolParts = new WeakMap<BookSchool, Omit<University, 'groups'>>()

function fixedPart(book: UnitBook, unit: BookUnit): Fixed {
  const known = fixedParts.get(unit)
  if (known !== undefined) return known
  const isMajor = unit.kind === 'major'
  const names = unit.plans.map((plan) => plan.majorName)
  const made: Fixed = {
    planId: unit.planId,
    univId: book.schools[unit.school]?.univId ?? 0,
    group: unit.groupCode,
    unitName: unitName(unit),
    majorNo: unit.majorCode,
    schoolCode: unit.schoolCode,
    batchId: unit.batchId,
    planType: unit.planType,
    planTypeName: planTypeName(unit.planType),
    requirement: requirementText(unit.requirement),
    planNum: unit.planNum,
    unitYear: book.unitYear,
    fee: feeText(unit),
    hasMajorNum: isMajor ? 1 : unit.plans.length,
    majorNames: isMajor ? [] : names.slice(0, 3),
    note: unit.note,
    history: unit.history.slice(0, 3).map(presentLine),
    cutoffLow: unit.interval?.low ?? null,
    cutoffHigh: unit.interval?.high ?? null,
  }
  fixedParts.set(unit, made)
  return made
}

function presentUnit(book: UnitBook, hit: UnitHit): Unit {
  const unit = book.units[hit.unit]
  if (unit === undefined) throw new RangeError(`unit ${hit.unit}`)
  return {
    ...fixedPart(book, unit),
    probability: hit.probability === null ? null : Math.round(hit.probability * 1000) / 1000,
    ratio: hit.ratio === null ? null : Math.round(hit.ratio * 1000) / 1000,
    section: hit.section,
  }
}

function presentSchool(school: BookSchool): Omit<University, 'groups'> {
  const known = schoolParts.get(school)
  if (known !== undefined) return known
  const made = {
    univId: school.univId,
    univName: school.name,
    areaName: provinceById(school.areaId)?.name ?? '',
    city: school.city,
    kindName: KINDS[school.kind] ?? '',
    levelName: nameOf(LEVELS, LEVEL_NAMES, school.level),
    ownershipName: nameOf(OWNERSHIPS, OWNERSHIP_NAMES, school.ownership),
    departmentName: school.departmentName,
    features: (Object.keys(FEATURES) as Feature[])
      .filter((feature) => (school.features & (1 << (FEATURES[feature] - 1))) !== 0)
      .map((feature) => FEATURE_NAMES[feature]),
  }
  schoolParts.set(school, made)
  return made
}

/** The page of schools with their hits. */
export function presentPage(book: UnitBook, page: UnitPage): University[] {
  return page.groups.map(({ school, hits }) => {
    const row = book.schools[school]
    if (row === undefined) throw new RangeError(`school ${school}`)
    return { ...presentSchool(row), groups: hits.map((hit) => presentUnit(book, hit)) }
  })
}

export function presentFacets(book: UnitBook, page: UnitPage): CallReply<Calls['queryUniv']>['facets'] {
  const { majorClasses, ...facets } = page.facets
  const pairs = (counts: readonly (readonly [number, number])[]): [number, number][] =>
    counts as [number, number][]
  return {
    areas: pairs(facets.areas),
    features: pairs(facets.features),
    departments: pairs(facets.departments),
    levels: pairs(facets.levels),
    ownerships: pairs(facets.ownerships),
    kinds: pairs(facets.kinds),
    planTypes: pairs(facets.planTypes),
    feeRanges: pairs(facets.feeRanges),
    planNumRanges: pairs(facets.planNumRanges),
    majorClasses: majorClasses.flatMap(([position, count]) => {
      const known = book.classes[position]
      return known === undefined ? [] : [{ ...known, count }]
    }),
  }
}

/** What an answer rests on. */
export function presentBasis(book: UnitBook, candidate: Candidate, ranked: SourcedTable | undefined): Basis {
  return {
    year: candidate.year,
    rank: candidate.rank,
    tableYear: ranked?.table.year ?? candidate.year,
    unitYear: book.unitYear,
    lineYears: [...book.lineYears],
    model: logRankNormal.version,
    demo: book.demo || (ranked?.demo ?? false),
    notes: basisNotes(book, candidate, ranked),
    sources: [
      ...book.sources.map((source) => source.source),
      ...(ranked === undefined ? [] : [ranked.source]),
    ],
  }
}

/** One major inside a group. */
export function presentMajor(
  plan: PlanRow,
  unit: Pick<BookUnit, 'planId'>,
  history: readonly BookLine[],
): GroupMajor {
  return {
    planId: majorId(unit.planId, plan),
    majorNo: plan.majorCode ?? '',
    majorName: plan.majorName,
    planNum: plan.planNum,
    fee: plan.fee,
    years: plan.years,
    requirement: requirementText(plan.requirement),
    campus: plan.campus ?? '',
    note: plan.note ?? '',
    history: history.slice(0, 3).map(presentLine),
  }
}

function presentLine(line: BookLine): PastYear {
  const { year, score, rank, rankDerived, planNum, source } = line
  return { year, score, rank, rankDerived, planNum, source }
}

function planTypeName(planType: number): string {
  return nameOf(PLAN_TYPES, PLAN_TYPE_NAMES, planType)
}

function nameOf<K extends string>(
  codes: Readonly<Record<K, number>>,
  names: Readonly<Record<K, string>>,
  code: number,
): string {
  const key = (Object.keys(codes) as K[]).find((one) => codes[one] === code)
  return key === undefined ? '' : names[key]
}

function feeText({ feeMin, feeMax }: BookUnit): string | null {
  if (feeMin === null || feeMax === null) return null
  return feeMin === feeMax ? `${feeMin}` : `${feeMin}~${feeMax}`
}
