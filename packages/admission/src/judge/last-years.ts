import { bestSimple, isVocational, MODEL_YEARS, modelBefore, scoreSeries, unitsOf } from '@wenjin/engine'
import type { BatchId, Series, SeriesScore } from '@wenjin/engine'
import type { Connection } from '@wenjin/database/connect/connection'
import { countRankedLines, listDemoTracks } from '@wenjin/database/queries/admission/reliability'
import type { RankedCount, ReliabilityRow } from '@wenjin/database/queries/admission/reliability'
import type { RowSource } from '@wenjin/database/queries/admission/unit-rows'
import { LINE_LEVELS } from '@wenjin/database/schema/tables'
import type { Place } from '../link/place.ts'
import { loadAllYears, pastYear } from './past-years.ts'
import type { PastYear } from './past-years.ts'

/** Series with fewer units found in an earlier year say little. */
const MIN_UNITS = 100

/**
 * How good the chances of a province would have been: of each series the last year with enough units that were found in
 * a year before, asked with parameters that were fitted on the years before it alone. A year too old for such
 * parameters is not judged.
 */
export async function judgeProvince(
  db: Connection['db'],
  provId: number,
  sources: ReadonlyMap<number, RowSource>,
): Promise<ReliabilityRow[]> {
  const counts = Map.groupBy(await countRankedLines(db, provId), ({ track }) => track)
  const demoTracks = await listDemoTracks(db, provId)
  const rows: ReliabilityRow[] = []
  for (const [track, own] of counts) {
    const judged = await judgeTrack(db, { provId, track }, own, sources)
    rows.push(...judged.map((row) => ({ ...row, track, isDemo: demoTracks.has(track) })))
  }
  return rows
}

type Judged = Omit<ReliabilityRow, 'track' | 'isDemo'>

async function judgeTrack(
  db: Connection['db'],
  place: Place,
  counts: readonly RankedCount[],
  sources: ReadonlyMap<number, RowSource>,
): Promise<Judged[]> {
  const judged = new Map<string, Judged>()
  const open = openYears(counts)
  const tables = await loadAllYears(db, place, sources)
  for (const year of [...open.keys()].sort((a, b) => b - a)) {
    const model = modelBefore(year)
    const isOpen = (series: Series): boolean =>
      open.get(year)!.has(keyOf(series)) && !judged.has(keyOf(series))
    if (model === undefined || [...open.get(year)!].every((key) => judged.has(key))) continue
    const past = pastYear(tables, year)
    const enough = past.series.filter((series) => isOpen(series) && unitsOf(past, series).length >= MIN_UNITS)
    for (const score of scoreSeries({ ...past, series: enough }, model.parameters))
      judged.set(keyOf(score), judgedOf(past, score, model.fittedTo))
  }
  return [...judged.values()]
}

/** By year the series that have enough lines to be judged, and some in the four years before. */
function openYears(counts: readonly RankedCount[]): Map<number, Set<string>> {
  const open = new Map<number, Set<string>>()
  const series = Map.groupBy(counts, ({ level, batchId }) => seriesKey(level, batchId as BatchId))
  for (const [key, own] of series) {
    for (const [year, inside] of Map.groupBy(own, (count) => count.year)) {
      const lines = inside.reduce((sum, count) => sum + count.lines, 0)
      const hasPast = own.some((count) => count.year < year && count.year >= year - MODEL_YEARS)
      if (lines >= MIN_UNITS && hasPast) open.set(year, (open.get(year) ?? new Set()).add(key))
    }
  }
  return open
}

function seriesKey(level: number, batchId: BatchId): string {
  return `${level} ${isVocational({ batchId })}`
}

function keyOf(series: Series): string {
  return `${LINE_LEVELS[series.level]} ${series.isVocational}`
}

function judgedOf(past: PastYear, score: SeriesScore, fittedTo: number): Judged {
  const { brier, logLoss, calibrationError, bins, sections } = score.model
  const years = unitsOf(past, score).flatMap(({ facts }) => facts.lines.map(({ year }) => year))
  return {
    level: LINE_LEVELS[score.level],
    isVocational: score.isVocational,
    year: past.year,
    unitNum: score.unitNum,
    matchedNum: score.matchedNum,
    knownYears: [...new Set(years)].sort((a, b) => b - a),
    fittedTo,
    brier,
    simpleBrier: bestSimple(score, 'brier'),
    logLoss,
    calibrationError,
    coverage: score.coverage,
    bins,
    sections,
  }
}
