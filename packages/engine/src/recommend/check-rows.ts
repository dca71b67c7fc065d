import { checkBend, KNOTS } from '../admission/bend.ts'
import { satisfies } from '../subjects/requirement.ts'
import { RecommendError } from './errors.ts'
import type { SchoolRow, UnitIndexRows, UnitRow, ValueRange } from './types.ts'

/** Highest position of a major class. */
const LAST_MAJOR_CLASS = 1023

/** Throws RecommendError for the first row an index cannot be built from. */
export function checkRows({ schools, units, feeRanges, planNumRanges }: UnitIndexRows): void {
  checkRanges(feeRanges, 'feeRanges')
  checkRanges(planNumRanges, 'planNumRanges')
  for (const [i, school] of schools.entries()) checkSchool(school, `schools[${i}]`)
  const checkedRequirements = new Set<string>()
  for (const [i, unit] of units.entries()) {
    checkUnit(unit, schools.length, `units[${i}]`)
    checkRequirement(unit, checkedRequirements, `units[${i}]`)
  }
}

function checkRanges(ranges: readonly ValueRange[], name: string): void {
  for (const [i, [low, high]] of ranges.entries()) {
    if (!(low < high)) throw new RecommendError(`${name}[${i}]`, `区间下限须小于上限，收到 ${low}、${high}`)
  }
}

function checkSchool(school: SchoolRow, at: string): void {
  for (const field of ['areaId', 'features', 'department', 'level', 'ownership', 'kind'] as const) {
    if (!isInt32(school[field])) throw new RecommendError(`${at}.${field}`, `须为整数，收到 ${school[field]}`)
  }
}

function checkUnit(unit: UnitRow, schoolCount: number, at: string): void {
  if (!(Number.isInteger(unit.school) && unit.school >= 0 && unit.school < schoolCount)) {
    throw new RecommendError(`${at}.school`, `没有第 ${unit.school} 所院校`)
  }
  for (const field of ['batchId', 'planType'] as const) {
    if (!isInt32(unit[field])) throw new RecommendError(`${at}.${field}`, `须为整数，收到 ${unit[field]}`)
  }
  for (const field of ['planNum', 'feeMin'] as const) {
    if (Number.isNaN(unit[field])) throw new RecommendError(`${at}.${field}`, '须为数值或空')
  }
  for (const position of unit.majorClasses) {
    if (!(Number.isInteger(position) && position >= 0 && position <= LAST_MAJOR_CLASS)) {
      throw new RecommendError(
        `${at}.majorClasses`,
        `专业类位置须在 0 到 ${LAST_MAJOR_CLASS} 之间，收到 ${position}`,
      )
    }
  }
  if (unit.cutoff === null) return
  const { location, scale, bend } = unit.cutoff
  if (!(Number.isFinite(location) && Number.isFinite(scale) && scale > 0)) {
    throw new RecommendError(`${at}.cutoff`, `投档位次的分布无效：位置 ${location}，尺度 ${scale}`)
  }
  if (bend === undefined) return
  if (bend.length !== KNOTS.length)
    throw new RecommendError(
      `${at}.cutoff`,
      `投档位次的分布须有 ${KNOTS.length} 个分位，收到 ${bend.length} 个`,
    )
  try {
    checkBend(bend instanceof Float32Array ? bend : Float32Array.from(bend))
  } catch (cause) {
    throw new RecommendError(`${at}.cutoff`, `投档位次的分布无效：${String(cause)}`)
  }
}

function checkRequirement({ requirement }: UnitRow, checked: Set<string>, at: string): void {
  if (requirement === null || checked.has(requirement)) return
  try {
    satisfies(requirement, 0)
  } catch (cause) {
    throw new RecommendError(`${at}.requirement`, cause instanceof Error ? cause.message : String(cause))
  }
  checked.add(requirement)
}

function isInt32(value: number): boolean {
  return value === (value | 0)
}
