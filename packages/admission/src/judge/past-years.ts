import { isVocational, PROVINCES, TRACKS } from '@wenjin/engine'
import type { BatchId, KnownYear, Series, TrainingYear } from '@wenjin/engine'
import type { Connection } from '@wenjin/database/connect/connection'
import { codeYearOf } from '../link/code-year.ts'
import { pastUnits } from '../link/past-units.ts'
import type { PastUnit } from '../link/past-units.ts'
import { loadPlace } from '../link/place.ts'
import type { Place, PlaceTables } from '../link/place.ts'
import { loadSourcedTables } from '../link/rank-tables.ts'
import { unitsOf } from '../link/units-of.ts'
import { loadRowSources } from '@wenjin/database/queries/admission/unit-rows'
import type { RowSource } from '@wenjin/database/queries/admission/unit-rows'

/** A province, track and year whose cut-offs came out. */
export interface PastYear extends Place, TrainingYear, KnownYear {}

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
      const place = await loadAllYears(db, { provId, track }, sources)
      const all = [...new Set(place.lines.map(({ year }) => year))].sort((a, b) => a - b)
      for (const year of all) {
        const past = pastYear(place, year, knownYears)
        if (past.units.length > 0) years.push(past)
      }
    }
  }
  return years
}

/** Lines of all years of a place. */
export async function loadAllYears(
  db: Connection['db'],
  place: Place,
  sources: ReadonlyMap<number, RowSource>,
): Promise<PlaceTables> {
  const tables = (await loadSourcedTables(db, place)).map(({ table }) => table)
  return loadPlace(db, place, { sources, tables, from: FIRST_YEAR, to: LAST_YEAR })
}

/** A year of a place as it was known on its day, from the lines of the years before. */
export function pastYear(place: PlaceTables, year: number, knownYears?: ReadonlySet<number>): PastYear {
  const { provId, track, lines, tables } = place
  const units = pastUnits(lines, place, year)
  const wanted = { units, codeYear: codeYearOf(lines, year), isWhole: true }
  const { facts } = unitsOf(place, year, wanted, knownYears)
  return {
    key: `${provId} ${track} ${year}`,
    provId,
    track,
    year,
    series: seriesOf(units),
    candidates: new Map(tables.map((table) => [table.year, table.total])),
    units: facts.flatMap((one, i) =>
      one === null ? [] : [{ facts: one, outcome: Math.log(units[i]!.rank), isBound: units[i]!.isBound }],
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
