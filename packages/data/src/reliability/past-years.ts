import { factsOf, isVocational, PLAN_TYPES, PROVINCES, TRACKS } from '@wenjin/engine'
import type { BatchId, KnownYear, Series, Track, TrainingYear } from '@wenjin/engine'
import type { Connection } from '../connection.ts'
import { completeLines } from '../history/complete-lines.ts'
import { loadTrackSetting } from '../history/model-year.ts'
import type { TrackSetting } from '../history/model-year.ts'
import { pastUnits, withHistory } from '../history/past-units.ts'
import type { PastUnit } from '../history/past-units.ts'
import { loadLineRows, loadRowSources } from '../queries/unit-rows.ts'
import type { LineRow, RowSource } from '../queries/unit-rows.ts'
import { LINE_LEVELS } from '../schema/tables.ts'

/** A province, track and year whose cut-offs came out. */
export interface PastYear extends TrainingYear, KnownYear {
  readonly provId: number
  readonly track: Track
}

/** What is loaded of one province and track. */
export interface TrackTables {
  readonly provId: number
  readonly track: Track
  readonly lines: readonly LineRow[]
  readonly sources: ReadonlyMap<number, RowSource>
  readonly setting: TrackSetting
}

const FIRST_YEAR = 2000
const LAST_YEAR = 2100

/**
 * Every past year of every province and track, each as it was known on its day.
 * @param knownYears years whose lines may be known at all; absent: all before each year
 */
export async function loadPastYears(
  { db }: Pick<Connection, 'db'>,
  knownYears?: ReadonlySet<number>,
): Promise<PastYear[]> {
  const years: PastYear[] = []
  const sources = await loadRowSources(db)
  for (const { provId } of PROVINCES) {
    for (const track of TRACKS) {
      const tables = await loadTrackTables(db, { provId, track, from: FIRST_YEAR, to: LAST_YEAR }, sources)
      const all = [...new Set(tables.lines.map(({ year }) => year))].sort((a, b) => a - b)
      for (const year of all) {
        const past = pastYear(tables, year, knownYears)
        if (past.units.length > 0) years.push(past)
      }
    }
  }
  return years
}

/** Lines of ordinary and special plans of a province and track, of the years from `from` to `to`; art and sport have no ranks. */
export async function loadTrackTables(
  db: Connection['db'],
  {
    provId,
    track,
    from,
    to,
  }: { readonly provId: number; readonly track: Track; readonly from: number; readonly to: number },
  sources: ReadonlyMap<number, RowSource>,
): Promise<TrackTables> {
  const all = await loadLineRows(db, provId, track, Object.values(LINE_LEVELS), from, to)
  const lines = completeLines(
    all.filter(({ planType }) => planType !== PLAN_TYPES.art && planType !== PLAN_TYPES.sport),
  )
  return { provId, track, lines, sources, setting: await loadTrackSetting(db, provId, track, lines) }
}

/** A year of a track as it was known on its day, from the lines of the four years before. */
export function pastYear(
  { provId, track, lines, sources, setting }: TrackTables,
  year: number,
  knownYears?: ReadonlySet<number>,
): PastYear {
  const units = pastUnits(lines, sources, year)
  const known = knownYears === undefined ? lines : lines.filter((line) => knownYears.has(line.year))
  const { models } = withHistory(units, known, sources, setting, year)
  const facts = factsOf(models, setting.yearOf(year))
  return {
    key: `${provId} ${track} ${year}`,
    provId,
    track,
    year,
    series: seriesOf(units),
    candidates: new Map(setting.tables.map((table) => [table.year, table.total])),
    units: facts.flatMap((one, i) =>
      one === null ? [] : [{ facts: one, outcome: Math.log(units[i]!.rank) }],
    ),
  }
}

function seriesOf(units: readonly PastUnit[]): Series[] {
  const vocational = ({ batchId }: PastUnit): boolean => isVocational({ batchId: batchId as BatchId })
  const series = Map.groupBy(units, (unit) => `${unit.kind} ${vocational(unit)}`)
  return [...series.values()].map((members) => ({
    level: members[0]!.kind,
    isVocational: vocational(members[0]!),
    unitNum: members.length,
  }))
}
