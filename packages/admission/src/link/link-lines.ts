import { linkHistory, rankOfScore } from '@wenjin/engine'
import type { BatchId, ChoiceUnit, PastLine, RankTable, UnitIdentity } from '@wenjin/engine'
import type { LineRow } from '@wenjin/database/queries/admission/unit-rows'
import { LINE_LEVELS } from '@wenjin/database/schema/tables'
import { schoolKey } from './school-key.ts'
import type { SchoolOfRow } from './school-key.ts'
import { bestOfSources } from './best-of-sources.ts'
import { groupCodeOf } from './group-code-of.ts'
import { missingCodes } from './missing-code.ts'
import type { CodedRow } from './missing-code.ts'
import { isForeign } from './code-year.ts'
import type { PlaceTables } from './place.ts'
import { typedSources } from './typed-sources.ts'

/** A unit whose history is looked for. */
export interface LinkedUnit extends SchoolOfRow {
  readonly kind: ChoiceUnit
  readonly batchId: number
  readonly planType: number
  /** As normaliseGroupCode gives it; '' without one. */
  readonly groupCode: string
  /** Code and name of the major; '' where the unit is not a major. */
  readonly majorCode: string
  readonly majorName: string
  readonly requirement: string | null
  /** Lines of its own year that it was made of. */
  readonly lines: readonly LineRow[]
}

/** A past line as the engine links it, with what is said of it. */
export interface UnitLine extends PastLine {
  readonly univId: number | null
  readonly rankDerived: boolean
  /** Found by a code of another year's than the units have. */
  readonly foreignCode: boolean
  readonly source: string
}

/** Units and past lines of one province and track brought together. */
export interface Linked {
  /** Past lines of each unit, newest year first, one a year. */
  readonly histories: readonly (readonly UnitLine[])[]
  /** Every past line that has a rank. */
  readonly lines: readonly UnitLine[]
  /** Key of each unit's school, as the lines have it. */
  readonly keys: readonly string[]
}

/**
 * Links past lines to units of one province and track.
 * @param codeYear year whose codes the units have
 */
export function linkLines(
  units: readonly LinkedUnit[],
  rows: readonly LineRow[],
  { sources, tables, bounded }: Pick<PlaceTables, 'sources' | 'tables' | 'bounded'>,
  codeYear: number,
): Linked {
  const keyOf = schoolKeys(units, rows)
  const identities = units.map((unit): UnitIdentity => ({
    schoolKey: keyOf(unit),
    batchId: unit.batchId as BatchId,
    planType: unit.planType,
    groupCode: unit.kind === 'group' && unit.groupCode !== '' ? unit.groupCode : null,
    majorName: unit.kind === 'major' ? unit.majorName : null,
    requirement: unit.requirement,
    majorCode: unit.kind === 'major' ? codeWithin(unit.groupCode, unit.majorCode) : null,
  }))
  const typeOf = typeFinder(identities, rows)
  const partOf = ({ year, level, batchId }: LineRow): string => `${year}|${level}|${batchId}`
  const best = bestOfSources(rows, sources, partOf, codeYear)
  const lineOf = new Map<LineRow, UnitLine>()
  for (const row of best) {
    const known = rankOf(row, tables)
    if (known === undefined) continue
    const groupCode = row.level === LINE_LEVELS.group ? groupCodeOf(row) : null
    lineOf.set(row, {
      univId: row.univId,
      schoolKey: keyOf(row),
      batchId: row.batchId as BatchId,
      planType: typeOf(row, keyOf(row), groupCode),
      groupCode,
      majorName: row.level === LINE_LEVELS.major ? row.majorName : null,
      requirement: row.requirement,
      majorCode:
        row.level === LINE_LEVELS.major ? codeWithin(groupCodeOf(row) ?? '', row.majorCode ?? '') : null,
      year: row.year,
      rank: known.rank,
      score: row.minScore,
      planNum: row.planNum,
      supplementary: false,
      isBound: bounded.has(row),
      rankDerived: known.derived,
      foreignCode: isForeign(row, codeYear),
      source: sources.get(row.datasetId)?.source ?? '',
    })
  }
  const lines = [...lineOf.values()]
  const history = linkHistory(identities, lines)
  const histories = units.map((unit, i) =>
    unit.kind === 'major'
      ? withOwn(
          history[i]!,
          unit.lines.flatMap((row) => lineOf.get(row) ?? []),
        )
      : history[i]!,
  )
  return { histories, lines, keys: identities.map(({ schoolKey: key }) => key) }
}

/**
 * Of the year it was made of, a major has its own line, not that of a namesake with another code. Of several the
 * weakest counts, as linkHistory has it.
 */
function withOwn(history: readonly UnitLine[], own: readonly UnitLine[]): UnitLine[] {
  const [weakest] = own.toSorted((a, b) => b.rank - a.rank)
  if (weakest === undefined) return [...history]
  return [weakest, ...history.filter(({ year }) => year !== weakest.year)].toSorted((a, b) => b.year - a.year)
}

/** The type of a line: as its source prints it or, where it prints none, as the unit of the line's group code has it. */
function typeFinder(
  units: readonly UnitIdentity[],
  rows: readonly LineRow[],
): (row: LineRow, schoolKey: string, groupCode: string | null) => number {
  const isTyped = typedSources(rows)
  const placeOf = (key: string, batchId: number, code: string | null): string => `${key}|${batchId}|${code}`
  const types = new Map(
    units.map((unit) => [placeOf(unit.schoolKey, unit.batchId, unit.groupCode), unit.planType]),
  )
  return (row, key, code) =>
    code === null || isTyped(row)
      ? row.planType
      : (types.get(placeOf(key, row.batchId, code)) ?? row.planType)
}

/** A major's code with its group's before it. */
function codeWithin(groupCode: string, majorCode: string): string | null {
  return majorCode === '' ? null : `${groupCode} ${majorCode}`
}

/** The printed rank, or the one the year's score-rank table gives for the score. */
function rankOf(row: LineRow, tables: readonly RankTable[]): { rank: number; derived: boolean } | undefined {
  if (row.minRank !== null && row.minRank >= 1) return { rank: row.minRank, derived: row.rankDerived }
  if (row.minScore === null) return undefined
  const own = tables.find(({ year }) => year === row.year)
  if (own === undefined) return undefined
  const read = rankOfScore(own, row.minScore)
  return read.edge === 'below' ? undefined : { rank: read.rank, derived: true }
}

/**
 * Keys of schools over the years. A university that enrols under several codes in one year (a campus, a joint college)
 * is told apart by code, which follows from the major where a row leaves it out; others by the university alone, since
 * sources may leave the code out and provinces renumber.
 */
function schoolKeys(
  units: readonly CodedRow[],
  lines: readonly (CodedRow & Pick<LineRow, 'year'>)[],
): (row: CodedRow) => string {
  const first = new Map<string, string>()
  const several = new Set<number>()
  const note = ({ univId: universityId, schoolCode }: SchoolOfRow, year: number | null): void => {
    if (universityId === null || !schoolCode) return
    const place = `${universityId}|${year}`
    const known = first.get(place)
    if (known === undefined) first.set(place, schoolCode)
    else if (known !== schoolCode) several.add(universityId)
  }
  for (const unit of units) note(unit, null)
  for (const line of lines) note(line, line.year)
  const isOneOfSeveral = ({ univId: universityId }: CodedRow): boolean =>
    universityId !== null && several.has(universityId)
  const missing = missingCodes([...units, ...lines].filter(isOneOfSeveral))
  return (row) => {
    const code = isOneOfSeveral(row) ? row.schoolCode || missing(row) : undefined
    return code === undefined ? schoolKey(row) : `${schoolKey(row)}|${code}`
  }
}
