import type { Basis, GroupMajor, PastYear, Unit, University } from '@wenjin/contract'
import type { UnitLine } from '@wenjin/admission/link/link-lines'
import type { PlanRow } from '@wenjin/database/queries/admission/unit-rows'
import {
  chanceOfFiling,
  FEATURE_NAMES,
  FITTED_MODEL,
  FEATURES,
  KINDS,
  LEVEL_NAMES,
  LEVELS,
  OWNERSHIP_NAMES,
  OWNERSHIPS,
  PLAN_TYPE_NAMES,
  PLAN_TYPES,
  provinceById,
  requirementText,
  scoreRatio,
} from '@wenjin/engine'
import type { Feature } from '@wenjin/engine'
import type { SourcedTable } from '../score/index.ts'
import type { BookUnit, UnitBook } from '@wenjin/admission/book/book'
import type { Candidate } from './candidate.ts'
import { isOtherGroup } from '@wenjin/admission/book/doubts'
import { settledSection } from './settled-section.ts'
import { doubtWords } from './doubt-words.ts'
import { basisNotes } from './notes.ts'
import type { BookSchool } from '@wenjin/admission/book/schools'
import { majorId } from '@wenjin/admission/book/unit-id'
import { canBeFiled, unitName } from '@wenjin/admission/book/unit-name'

type Fixed = Omit<Unit, 'probability' | 'ratio' | 'section' | 'cutoffShape'>

/** What of a unit is the same for every candidate. */
export function presentFixed(book: UnitBook, unit: BookUnit): Fixed {
  const isMajor = unit.kind === 'major'
  const names = unit.plans.map((plan) => plan.majorName)
  return {
    planId: unit.planId,
    univId: book.schools[unit.school]?.univId ?? 0,
    group: unit.groupCode,
    unitName: unitName(unit),
    canFile: canBeFiled(unit),
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
    doubts: doubtWords(unit),
    history: unit.history.slice(0, 3).map((line) => presentLine(line, unit)),
    cutoffMid: unit.cutoff === null ? null : Math.max(1, Math.round(Math.exp(unit.cutoff.location))),
    cutoffLow: unit.interval?.low ?? null,
    cutoffHigh: unit.interval?.high ?? null,
    cutoffFrom: unit.interval?.from ?? null,
  }
}

/** The distribution of a unit's cut-off in full; undefined where nothing is known of it. */
export function presentShape({ cutoff }: BookUnit): Unit['cutoffShape'] {
  if (cutoff === null) return undefined
  const bend = cutoff.bend === undefined ? {} : { bend: Array.from(cutoff.bend, thousandth) }
  return { scale: thousandth(cutoff.scale), ...bend }
}

/** A school with one unit of it and the candidate's chance there. */
export function presentUnit(book: UnitBook, unit: BookUnit, rank: number): University {
  const school = book.schools[unit.school]
  if (school === undefined) throw new RangeError(`school ${unit.school}`)
  const probability = unit.cutoff === null ? null : chanceOfFiling(unit.cutoff, rank)
  const chance =
    probability === null
      ? { probability, ratio: null, section: 'unknown' as const }
      : {
          probability: thousandths(probability),
          ratio: thousandths(scoreRatio(probability)),
          section: settledSection(unit, probability),
        }
  return { ...presentSchool(school), groups: [{ ...presentFixed(book, unit), ...chance }] }
}

function thousandth(value: number): number {
  return Math.round(value * 1000) / 1000
}

/** A chance or ratio as the wire has it: no more digits than it can be sure of. */
export function thousandths(value: number | null): number | null {
  return value === null ? null : thousandth(value)
}

/** What of a school is the same for every candidate. */
export function presentSchool(school: BookSchool): Omit<University, 'groups'> {
  return {
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
}

/** What an answer rests on. */
export function presentBasis(book: UnitBook, candidate: Candidate, ranked: SourcedTable | undefined): Basis {
  return {
    year: candidate.year,
    rank: candidate.rank,
    tableYear: ranked?.table.year ?? candidate.year,
    unitYear: book.unitYear,
    lineYears: [...book.lineYears],
    model: FITTED_MODEL.version,
    commonShares: FITTED_MODEL.commonShares,
    demo: book.demo || (ranked?.demo ?? false),
    notes: basisNotes(book, candidate, ranked),
    sources: [
      ...new Set([
        ...book.sources.map((source) => source.source),
        ...(ranked === undefined ? [] : [ranked.source]),
      ]),
    ],
  }
}

/** A major's code in the catalogue, unlike a class's. */
const MAJOR_CODE = /^\d{6}/

/** One major inside a group. */
export function presentMajor(
  plan: PlanRow,
  unit: Pick<BookUnit, 'planId'>,
  history: readonly UnitLine[],
): GroupMajor {
  return {
    planId: majorId(unit.planId, plan),
    majorNo: plan.majorCode ?? '',
    majorCode: MAJOR_CODE.test(plan.catalogueCode ?? '') ? (plan.catalogueCode ?? '') : '',
    majorName: plan.majorName,
    planNum: plan.planNum,
    fee: plan.fee,
    years: plan.years,
    requirement: requirementText(plan.requirement),
    campus: plan.campus ?? '',
    note: plan.note ?? '',
    history: history.slice(0, 3).map((line) => presentLine(line)),
  }
}

/** @param unit the group whose line it is, where there is one */
function presentLine(line: UnitLine, unit?: BookUnit): PastYear {
  const { year, score, rank, rankDerived, planNum, source, requirement } = line
  const isOther = unit !== undefined && isOtherGroup(unit, line)
  return {
    year,
    score,
    rank,
    rankDerived,
    planNum,
    otherRequirement: isOther ? requirementText(requirement) : '',
    source,
  }
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
