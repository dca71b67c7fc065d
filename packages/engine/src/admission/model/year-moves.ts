import { BATCHES } from '../../vocab/batch.ts'
import type { BatchId } from '../../vocab/batch.ts'
import { rankOfScore } from '../../rank/lookup.ts'
import type { RankTable } from '../../rank/rank-table.ts'
import type { ModelYear } from './units.ts'

/** A table whose last score is above this leaves out the end of the ranking. */
const WHOLE_TABLE = 260
/** Batches whose line stands in, in turn, for an undergraduate batch that has none. */
const STAND_INS: readonly BatchId[] = [BATCHES.undergrad, BATCHES.second, BATCHES.first, BATCHES.undergradB]

/**
 * Change since a past year, in ln, of the number of candidates who reach the batch's line: what its score is in each
 * year's score-rank table. Vocational batches without a line take the change of all candidates. Null where it is not
 * known on the day.
 */
export function moveOfLine(setting: ModelYear, batchId: BatchId, since: number): number | null {
  if (batchId === BATCHES.vocational || batchId === BATCHES.earlyVocational) {
    return moveOf(setting, BATCHES.vocational, since) ?? moveOfAll(setting, since)
  }
  for (const batch of [batchId, ...STAND_INS]) {
    const move = moveOf(setting, batch, since)
    if (move !== null) return move
  }
  return null
}

function moveOf(setting: ModelYear, batchId: BatchId, since: number): number | null {
  const now = reachedLine(setting, batchId, setting.year)
  const before = reachedLine(setting, batchId, since)
  return now === null || before === null ? null : Math.log(now / before)
}

/** Candidates who reach the line of a batch. */
function reachedLine({ tables, controlLines }: ModelYear, batchId: BatchId, year: number): number | null {
  const table = tables.find((one) => one.year === year)
  const scores = controlLines.flatMap((line) =>
    line.year === year && line.batchId === batchId ? [line.score] : [],
  )
  if (table === undefined || scores.length === 0) return null
  const score = batchId === BATCHES.vocational ? Math.min(...scores) : scores[0]!
  const { rank, edge } = rankOfScore(table, score)
  return edge === null ? rank : null
}

function moveOfAll({ tables, year }: ModelYear, since: number): number | null {
  const [now, before] = [year, since].map((one) => tables.find((table) => table.year === one))
  return now === undefined || before === undefined || !isWhole(now) || !isWhole(before)
    ? null
    : Math.log(now.total / before.total)
}

function isWhole({ scoreLow }: RankTable): boolean {
  return scoreLow.at(-1)! <= WHOLE_TABLE
}

/** Segments a table must have for its steepness to be read off. */
const FINE_TABLE = 80
const NEIGHBOURS = 5
/** How far past a table's end its last steepness still holds. */
const PAST_END = Math.log(1.02)

/** How much of ln rank a point is worth at a rank, by the newest table of this year and the two before; NaN: no table tells. */
export function steepnessAt({ tables, year }: ModelYear, logRank: number): number {
  const table = [year, year - 1, year - 2]
    .map((one) => tables.find((candidate) => candidate.year === one))
    .find((one) => one !== undefined && one.cumulative.length >= FINE_TABLE)
  if (table === undefined) return Number.NaN
  const { cumulative, scoreLow, total } = table
  if (logRank > Math.log(total) + PAST_END) return Number.NaN
  const rank = Math.exp(logRank)
  let low = 0
  let high = cumulative.length - 1
  while (low < high) {
    const middle = (low + high) >>> 1
    if (cumulative[middle]! < rank) low = middle + 1
    else high = middle
  }
  const from = Math.max(0, low - NEIGHBOURS)
  const to = Math.min(cumulative.length - 1, low + NEIGHBOURS)
  const steepness =
    Math.log(cumulative[to]! / Math.max(1, cumulative[from]!)) / Math.max(1, scoreLow[from]! - scoreLow[to]!)
  return steepness > 1e-4 ? steepness : Number.NaN
}
