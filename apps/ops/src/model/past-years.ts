import { pastUnits, withHistory } from '@wenjin/data'
import type { Connection } from '@wenjin/data'
import { factsOf, provinceById, TRACK_NAMES } from '@wenjin/engine'
import type { Facts, Track, TrainingYear } from '@wenjin/engine'
import { eachTrack } from './tables.ts'
import type { TrackTables } from './tables.ts'

/** A unit of a past year, what was known of it on the day, and what came out. */
export interface PastUnit {
  readonly facts: Facts
  /** ln of the cut-off rank that came out. */
  readonly outcome: number
}

/** A province, track and year whose cut-offs are known. */
export interface PastYear extends TrainingYear {
  readonly provId: number
  readonly track: Track
  readonly year: number
  readonly units: readonly PastUnit[]
  /** Candidates of the track by year, as far as tables say. */
  readonly candidates: ReadonlyMap<number, number>
  /** Units of the year, and how many of them have an earlier year. */
  readonly unitNum: number
}

export function trackName(provId: number, track: Track): string {
  return `${provinceById(provId)?.name ?? provId}${TRACK_NAMES[track]}`
}

/**
 * Every past year of every province and track, each as it was known on its day.
 * @param knownYears years whose lines may be known at all; absent: all before each year
 */
export async function loadPastYears(
  connection: Connection,
  {
    provId,
    knownYears,
    targets,
  }: {
    readonly provId?: number | undefined
    readonly knownYears?: ReadonlySet<number> | undefined
    readonly targets?: ReadonlySet<number> | undefined
  },
): Promise<PastYear[]> {
  const years: PastYear[] = []
  for await (const tables of eachTrack(connection, provId)) {
    const all = [...new Set(tables.lines.map(({ year }) => year))].sort((a, b) => a - b)
    for (const year of all) {
      if (targets !== undefined && !targets.has(year)) continue
      const past = pastYear(tables, year, knownYears)
      if (past.units.length > 0) years.push(past)
    }
  }
  return years
}

function pastYear(
  { provId, track, lines, sources, setting }: TrackTables,
  year: number,
  knownYears: ReadonlySet<number> | undefined,
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
    candidates: new Map(setting.tables.map((table) => [table.year, table.total])),
    unitNum: units.length,
    units: facts.flatMap((one, i): PastUnit[] =>
      one === null ? [] : [{ facts: one, outcome: Math.log(units[i]!.rank) }],
    ),
  }
}
