import type { ChoiceUnit } from '@wenjin/engine'
import type { LineRow } from '@wenjin/database/queries/admission/unit-rows'
import { bestOfSources } from './best-of-sources.ts'
import { codeYearOf } from './code-year.ts'
import { groupCodeOf } from './group-code-of.ts'
import { hasRanks } from './has-ranks.ts'
import { levelOf } from './levels.ts'
import type { LinkedUnit } from './link-lines.ts'
import type { PlaceTables } from './place.ts'
import { schoolKey } from './school-key.ts'

/** A unit that a line of a past year names, with the cut-off that came out. */
export interface PastUnit extends LinkedUnit {
  readonly planNum: number | null
  /** Rank of the last candidate filed. */
  readonly rank: number
  /** The rank is a bound: the last candidate filed stood at it or before it. */
  readonly isBound: boolean
}

/** What tells the units of a province and track apart. */
export function keyOfUnit(unit: LinkedUnit): string {
  const { kind, batchId, planType, schoolCode, groupCode, majorCode, majorName } = unit
  const school = `${schoolKey(unit)}|${schoolCode}`
  return [kind, batchId, planType, school, groupCode, majorCode, majorName].join('|')
}

/**
 * The units of a past year by its lines: of several sources the best, of several lines of one unit the weakest.
 * Lines without a rank name none; nor do art and sport, whose order is not the rank.
 */
export function pastUnits(
  lines: readonly LineRow[],
  { sources, bounded }: Pick<PlaceTables, 'sources' | 'bounded'>,
  year: number,
): PastUnit[] {
  const own = lines.filter((line) => line.year === year && hasRanks(line))
  const units = new Map<string, PastUnit>()
  const partOf = ({ level, batchId }: LineRow): string => `${level}|${batchId}`
  for (const row of bestOfSources(own, sources, partOf, codeYearOf(lines, year))) {
    const kind = levelOf(row.level)
    if (kind === undefined || row.minRank === null || row.minRank < 1) continue
    const unit = { ...unitOfLine(row, kind), rank: row.minRank, isBound: bounded.has(row) }
    const key = keyOfUnit(unit)
    const known = units.get(key)
    if (known === undefined || known.rank < unit.rank) units.set(key, unit)
  }
  return [...units.values()]
}

function unitOfLine(row: LineRow, kind: ChoiceUnit): Omit<PastUnit, 'rank' | 'isBound'> {
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
