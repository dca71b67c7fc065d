import type { ControlLine, ModelUnit, ModelYear, RankTable, Track } from '@wenjin/engine'
import {
  buildRankTable,
  medianOf,
  normaliseMajorName,
  PLAN_TYPES,
  quantileOf,
  RankTableError,
  rankOfScore,
} from '@wenjin/engine'
import type { BatchId } from '@wenjin/engine'
import type { Kysely } from 'kysely'
import { loadBatchLines } from '../queries/batch-lines.ts'
import { loadRankTables } from '../queries/rank-tables.ts'
import type { LineRow } from '../queries/unit-rows.ts'
import type { Database } from '../schema/database.ts'
import { cutsOf } from './cuts.ts'
import type { Linked, LinkedUnit, UnitLine } from './link-lines.ts'

/** The units of a year as the model takes them, with the history that was linked to them; the rest as cutsOf says. */
export function modelUnits(
  units: readonly (LinkedUnit & { readonly planNum: number | null })[],
  linked: Linked,
  isWhole = true,
): ModelUnit[] {
  const cuts = cutsOf(units, linked, isWhole)
  const groupLineOf = groupLines(linked)
  return units.map((unit, i) => ({
    schoolKey: linked.keys[i]!,
    level: unit.kind,
    batchId: unit.batchId as BatchId,
    planType: unit.planType,
    planNum: unit.planNum,
    cut: cuts[i]!,
    majorName: unit.kind === 'major' ? normaliseMajorName(unit.majorName).name : null,
    groupLine: unit.kind === 'major' ? groupLineOf(unit, linked.histories[i]![0]) : null,
    history: linked.histories[i]!.map((line) => ({
      year: line.year,
      rank: line.rank,
      planNum: line.planNum,
      rankDerived: line.rankDerived,
      loose: !isExact(unit, line),
    })),
  }))
}

/**
 * How far the group that a major is in this year was filed in the year of the major's newest line, in ln rank: by its
 * own line of that year, found by its code; null where there is none.
 */
function groupLines({ lines }: Linked): (unit: LinkedUnit, newest: UnitLine | undefined) => number | null {
  const placeOf = ({ schoolKey, planType, batchId, year }: UnitLine, code: string): string =>
    `${schoolKey} ${planType} ${batchId} ${year} ${code}`
  const ranks = new Map<string, number>()
  for (const line of lines)
    if (line.groupCode !== null && line.majorName === null)
      ranks.set(placeOf(line, line.groupCode), line.rank)
  return ({ groupCode }, newest) => {
    const rank = newest === undefined || groupCode === '' ? undefined : ranks.get(placeOf(newest, groupCode))
    return rank === undefined ? null : Math.log(rank)
  }
}

/** Whether a line names its unit as the unit is named this year. */
function isExact(unit: LinkedUnit, line: UnitLine): boolean {
  if (unit.kind === 'school') return unit.batchId === line.batchId
  if (unit.kind === 'group') return !line.foreignCode
  return spaceless(unit.majorName) === spaceless(line.majorName ?? '')
}

function spaceless(text: string): string {
  return text.normalize('NFKC').replaceAll(/\s/g, '')
}

/** Tables and control lines of a province and track; `yearOf` gives what was known of them on the day of a year. */
export interface TrackSetting {
  readonly tables: readonly RankTable[]
  yearOf(year: number): ModelYear
}

/** Reads tables and control lines of a province and track, tables that contradict themselves or the lines left out. */
export async function loadTrackSetting(
  db: Kysely<Database>,
  provId: number,
  track: Track,
  lines: readonly LineRow[],
): Promise<TrackSetting> {
  const rows = await loadRankTables(db, provId, track)
  const tables = rows.flatMap(({ year, segments }) => {
    try {
      return [buildRankTable({ year, track, provId, segments })]
    } catch (error) {
      if (error instanceof RankTableError) return []
      throw error
    }
  })
  return settingOf(track, tables, await loadControlLines(db, provId, track), lines)
}

/** Control lines of a province and track, best source first. */
export async function loadControlLines(
  db: Kysely<Database>,
  provId: number,
  track: Track,
): Promise<ControlLine[]> {
  const rows = await loadBatchLines(db, provId, track)
  return rows.map(({ year, batchId, score }) => ({ year, batchId: batchId as BatchId, score }))
}

/** The same of tables and control lines that are at hand. */
export function settingOf(
  track: Track,
  tables: readonly RankTable[],
  controlLines: readonly ControlLine[],
  lines: readonly LineRow[],
): TrackSetting {
  const fitting = new Set(tables.filter((table) => fits(table, lines)))
  const inferred = inferLines(controlLines, lines)
  return {
    tables,
    yearOf: (year) => ({
      track,
      year,
      // this year's own lines are not known on the day: nothing speaks against its table yet
      tables: tables.filter((table) => table.year === year || (table.year < year && fitting.has(table))),
      controlLines: [
        ...controlLines.filter((line) => line.year <= year),
        ...inferred.filter((line) => line.year < year),
      ],
    }),
  }
}

/** Lines of a batch from which on their weak end says where its control line was, and what that end is. */
const ENOUGH_SCORES = 100
const WEAK_END = 0.01

/** Control lines of past years that no source has: the weak end of the batch's own ordinary scores. */
function inferLines(controlLines: readonly ControlLine[], lines: readonly LineRow[]): ControlLine[] {
  const known = new Set(controlLines.map(({ year, batchId }) => `${year} ${batchId}`))
  const ordinary = lines.filter(
    ({ planType, minScore, year, batchId }) =>
      planType === PLAN_TYPES.ordinary && minScore !== null && !known.has(`${year} ${batchId}`),
  )
  return [...Map.groupBy(ordinary, ({ year, batchId }) => `${year} ${batchId}`).values()].flatMap(
    (inside) => {
      const [{ year, batchId } = { year: 0, batchId: 0 }] = inside
      if (inside.length < ENOUGH_SCORES) return []
      const score = quantileOf(
        inside.map((line) => line.minScore!),
        WEAK_END,
      )
      return [{ year, batchId: batchId as BatchId, score }]
    },
  )
}

/** Printed lines from which on a table can be judged by them. */
const ENOUGH = 30
/** How far, in ln rank, the middle and the outer tenths of the lines may lie off a table that fits them. */
const MIDDLE_OFF = 0.04
const TENTH_OFF = 0.1

/** Whether a table gives scores the ranks that lines of its year print beside them. */
function fits(table: RankTable, lines: readonly LineRow[]): boolean {
  const off = lines.flatMap(({ year, minScore, minRank, rankDerived }) => {
    if (year !== table.year || minScore === null || minRank === null || minRank < 1 || rankDerived) return []
    const { rank, edge } = rankOfScore(table, minScore)
    return edge === null ? [Math.log(rank / minRank)] : []
  })
  if (off.length < ENOUGH) return true
  return (
    Math.abs(medianOf(off)) <= MIDDLE_OFF &&
    quantileOf(off, 0.1) >= -TENTH_OFF &&
    quantileOf(off, 0.9) <= TENTH_OFF
  )
}
