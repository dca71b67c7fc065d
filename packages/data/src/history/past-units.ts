import type { ChoiceUnit, ModelUnit } from '@wenjin/engine'
import { normaliseGroupCode } from '@wenjin/engine'
import type { LineRow, RowSource } from '../queries/unit-rows.ts'
import { LINE_LEVELS } from '../schema/tables.ts'
import { bestOfSources } from './best-of-sources.ts'
import { linkLines } from './link-lines.ts'
import type { LinkedUnit } from './link-lines.ts'
import { modelUnits } from './model-year.ts'
import { schoolMeans } from './school-means.ts'
import type { TrackSetting } from './model-year.ts'
import { schoolKey } from './school-key.ts'

/** A unit that a line of a past year names, with the cut-off that came out. */
export interface PastUnit extends LinkedUnit {
  readonly planNum: number | null
  /** Rank of the last candidate filed. */
  readonly rank: number
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
  for (const row of bestOfSources(own, sources, ({ level, batchId }) => `${level}|${batchId}`)) {
    const kind = KINDS.get(row.level)
    if (kind === undefined || row.minRank === null || row.minRank < 1) continue
    const unit = unitOfLine(row, kind)
    const { groupCode, majorCode, majorName } = unit
    const school = `${schoolKey(row)}|${row.schoolCode}`
    const key = [kind, row.batchId, row.planType, school, groupCode, majorCode, majorName].join('|')
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
    groupCode: kind === 'school' ? '' : (normaliseGroupCode(row.groupCode ?? row.groupName ?? '') ?? ''),
    majorCode: kind === 'major' ? (row.majorCode ?? '') : '',
    majorName: kind === 'major' ? (row.majorName ?? '') : '',
    requirement: row.requirement,
    planNum: row.planNum,
    lines: [],
  }
}

/** Units as the model takes them, and what their schools say of those it can say nothing of. */
export interface UnitsWithHistory {
  readonly models: readonly ModelUnit[]
  /** Mean of ln rank of the school's units of the plan type and batch in their newest year; null where it has none. */
  readonly neighbours: readonly (number | null)[]
}

/** Links units of a year with the lines of the years before, and gives them as the model takes them. */
export function withHistory<Unit extends LinkedUnit & { readonly planNum: number | null }>(
  units: readonly Unit[],
  lines: readonly LineRow[],
  sources: ReadonlyMap<number, RowSource>,
  setting: TrackSetting,
  year: number,
): UnitsWithHistory {
  const before = lines.filter((line) => line.year < year && line.year >= year - YEARS_BACK)
  const linked = linkLines(units, before, sources, setting.tables)
  return { models: modelUnits(units, linked), neighbours: schoolMeans(units, linked) }
}
