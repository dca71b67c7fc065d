import type { ChoiceUnit, ModelUnit } from '@wenjin/engine'
import type { LineRow, RowSource } from '../queries/unit-rows.ts'
import { LINE_LEVELS } from '../schema/tables.ts'
import { bestOfSources } from './best-of-sources.ts'
import { groupCodeOf } from './group-code-of.ts'
import { codeYearOf } from './code-year.ts'
import { linkLines } from './link-lines.ts'
import type { Linked, LinkedUnit } from './link-lines.ts'
import { modelUnits } from './model-year.ts'
import type { TrackSetting } from './model-year.ts'
import { schoolKey } from './school-key.ts'

/** A unit that a line of a past year names, with the cut-off that came out. */
export interface PastUnit extends LinkedUnit {
  readonly planNum: number | null
  /** Rank of the last candidate filed. */
  readonly rank: number
}

/** A unit of a year, with its places where they are known. */
type YearUnit = LinkedUnit & { readonly planNum: number | null }

/** What tells the units of a province and track apart. */
function keyOfUnit(unit: LinkedUnit): string {
  const { kind, batchId, planType, schoolCode, groupCode, majorCode, majorName } = unit
  const school = `${schoolKey(unit)}|${schoolCode}`
  return [kind, batchId, planType, school, groupCode, majorCode, majorName].join('|')
}

function linesBefore(lines: readonly LineRow[], year: number): LineRow[] {
  return lines.filter((line) => line.year < year && line.year >= year - YEARS_BACK)
}

/** Years before a year that count. */
const YEARS_BACK = 4

const KINDS: ReadonlyMap<number, ChoiceUnit> = new Map([
  [LINE_LEVELS.school, 'school'],
  [LINE_LEVELS.group, 'group'],
  [LINE_LEVELS.major, 'major'],
])

/**
 * The units of a past year by its lines: of several sources the best, of several lines of one unit the weakest.
 * Lines without a rank, and supplementary rounds, name none.
 */
export function pastUnits(
  lines: readonly LineRow[],
  sources: ReadonlyMap<number, RowSource>,
  year: number,
): PastUnit[] {
  const own = lines.filter((line) => line.year === year)
  const units = new Map<string, PastUnit>()
  const partOf = ({ level, batchId }: LineRow): string => `${level}|${batchId}`
  for (const row of bestOfSources(own, sources, partOf, codeYearOf(lines, year))) {
    const kind = KINDS.get(row.level)
    if (kind === undefined || row.minRank === null || row.minRank < 1) continue
    const unit = unitOfLine(row, kind)
    const key = keyOfUnit(unit)
    const known = units.get(key)
    if (known === undefined || known.rank < row.minRank) units.set(key, { ...unit, rank: row.minRank })
  }
  return [...units.values()]
}

function unitOfLine(row: LineRow, kind: ChoiceUnit): Omit<PastUnit, 'rank'> {
  return {
    kind,
    batchId: row.batchId,
    planType: row.planType,
    univId: row.univId,
    schoolCode: row.schoolCode,
    schoolName: row.schoolName,
    groupCode: kind === 'school' ? '' : (groupCodeOf(row) ?? ''),
    majorCode: kind === 'major' ? (row.majorCode ?? '') : '',
    majorName: kind === 'major' ? (row.majorName ?? '') : '',
    requirement: row.requirement,
    planNum: row.planNum,
    lines: [],
  }
}

/** Units as the model takes them, and how they were linked. */
export interface UnitsWithHistory {
  readonly models: readonly ModelUnit[]
  readonly linked: Linked
}

/**
 * The same for units that somebody asks about, which need not be all of their year: the units of the newest year before
 * stand beside them, so that what units have in common is known however few are asked about.
 */
export function askedWithHistory(
  asked: readonly YearUnit[],
  lines: readonly LineRow[],
  sources: ReadonlyMap<number, RowSource>,
  setting: TrackSetting,
  year: number,
): UnitsWithHistory {
  const before = linesBefore(lines, year)
  const newest = before.reduce((found, line) => Math.max(found, line.year), 0)
  const known = new Set(asked.map(keyOfUnit))
  const beside = pastUnits(before, sources, newest).filter((unit) => !known.has(keyOfUnit(unit)))
  const own = linkLines(asked, before, sources, setting.tables, year)
  // linked apart: units of another year must not take part in telling namesakes apart
  const others = linkLines(beside, before, sources, setting.tables, codeYearOf(before, newest))
  return {
    models: [...modelUnits(asked, own, false), ...modelUnits(beside, others)],
    linked: own,
  }
}

/** Links units of a year with the lines of the years before, and gives them as the model takes them. */
export function withHistory(
  units: readonly YearUnit[],
  lines: readonly LineRow[],
  sources: ReadonlyMap<number, RowSource>,
  setting: TrackSetting,
  year: number,
): UnitsWithHistory {
  const before = linesBefore(lines, year)
  const linked = linkLines(units, before, sources, setting.tables, codeYearOf(lines, year))
  return { models: modelUnits(units, linked), linked }
}
