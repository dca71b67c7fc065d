import { medianOf, PLAN_TYPES, quantileOf, rankOfScore } from '@wenjin/engine'
import type { BatchId, ControlLine, ModelYear, RankTable, Track } from '@wenjin/engine'
import type { LineRow } from '@wenjin/database/queries/admission/unit-rows'

/** Tables and control lines of a province and track; `yearOf` gives what was known of them on the day of a year. */
export interface TrackSetting {
  readonly tables: readonly RankTable[]
  yearOf(year: number): ModelYear
}

/** What was known on the day of each year: a table that lines contradict is no basis, missing control lines are inferred. */
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
