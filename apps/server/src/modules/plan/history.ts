import { LINE_LEVELS } from '@wenjin/data'
import type { LineRow, RowSource } from '@wenjin/data'
import { linkHistory, normaliseGroupCode, rankOfScore } from '@wenjin/engine'
import type { BatchId, PastLine, UnitIdentity } from '@wenjin/engine'
import type { SourcedTable } from '../score/index.ts'
import type { AssembledUnit } from './assemble.ts'

/** A past line as the engine links it, with what the card says of it. */
export interface BookLine extends PastLine {
  readonly rankDerived: boolean
  readonly source: string
}

/** Past lines of each unit, newest year first, one a year; units and lines of one province and track. */
export function linkLines(
  units: readonly AssembledUnit[],
  rows: readonly LineRow[],
  sources: ReadonlyMap<number, RowSource>,
  tables: readonly SourcedTable[],
): BookLine[][] {
  const keyOf = schoolKeys(units, rows)
  const identities = units.map((unit): UnitIdentity => ({
    schoolKey: keyOf(unit),
    batchId: unit.batchId as BatchId,
    planType: unit.planType,
    groupCode: unit.kind === 'group' && unit.groupCode !== '' ? unit.groupCode : null,
    majorName: unit.kind === 'major' ? unit.majorName : null,
    requirement: unit.requirement,
  }))
  const lines = bestOfSources(rows, sources).flatMap((row): BookLine[] => {
    const known = rankOf(row, tables)
    if (known === undefined) return []
    return [
      {
        schoolKey: keyOf(row),
        batchId: row.batchId as BatchId,
        planType: row.planType,
        groupCode: row.level === LINE_LEVELS.group ? groupCodeOf(row) : null,
        majorName: row.level === LINE_LEVELS.major ? row.majorName : null,
        requirement: row.requirement,
        year: row.year,
        rank: known.rank,
        score: row.minScore,
        planNum: row.planNum,
        supplementary: false,
        rankDerived: known.derived,
        source: sources.get(row.datasetId)?.source ?? '',
      },
    ]
  })
  return linkHistory(identities, lines)
}

function groupCodeOf(row: LineRow): string | null {
  return normaliseGroupCode(row.groupCode ?? row.groupName ?? '') ?? null
}

/** The printed rank, or the one the year's score-rank table gives for the score. */
function rankOf(
  row: LineRow,
  tables: readonly SourcedTable[],
): { rank: number; derived: boolean } | undefined {
  if (row.minRank !== null && row.minRank >= 1) return { rank: row.minRank, derived: row.rankDerived }
  if (row.minScore === null) return undefined
  const own = tables.find(({ table }) => table.year === row.year)
  if (own === undefined) return undefined
  const read = rankOfScore(own.table, row.minScore)
  return read.edge === 'below' ? undefined : { rank: read.rank, derived: true }
}

/**
 * Where several sources state lines of one school, year and level, those of the best priority stand and
 * the others are left out: two spellings of one line must not count as two lines.
 */
function bestOfSources(rows: readonly LineRow[], sources: ReadonlyMap<number, RowSource>): LineRow[] {
  const placeOf = (row: LineRow): string =>
    `${row.year}|${row.level}|${row.batchId}|${row.univId ?? row.schoolName ?? row.schoolCode}`
  const best = new Map<string, number>()
  const priorityOf = (row: LineRow): number => sources.get(row.datasetId)?.priority ?? Number.MAX_SAFE_INTEGER
  for (const row of rows) {
    const place = placeOf(row)
    best.set(place, Math.min(best.get(place) ?? Number.MAX_SAFE_INTEGER, priorityOf(row)))
  }
  return rows.filter((row) => priorityOf(row) === best.get(placeOf(row)))
}

type School = Pick<LineRow, 'univId' | 'schoolName' | 'schoolCode'>

/**
 * Keys of schools over the years. A university that enrols under several codes in the province (a
 * campus, a joint college) is told apart by code; others by the university alone, since sources may
 * leave the code out.
 */
function schoolKeys(units: readonly School[], lines: readonly School[]): (school: School) => string {
  const codes = new Map<number, Set<string>>()
  for (const { univId, schoolCode } of [...units, ...lines]) {
    if (univId === null || schoolCode === null || schoolCode === '') continue
    const known = codes.get(univId) ?? new Set()
    codes.set(univId, known.add(schoolCode))
  }
  return ({ univId, schoolName, schoolCode }) => {
    if (univId === null) return `n${schoolName ?? schoolCode}`
    return (codes.get(univId)?.size ?? 0) > 1 && schoolCode ? `u${univId}|${schoolCode}` : `u${univId}`
  }
}
