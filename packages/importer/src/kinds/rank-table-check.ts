import type { SourceRow } from '../source/source-row.ts'

/** A printed row of a score-rank table. */
export interface RankRow {
  readonly row: SourceRow
  readonly low: number
  readonly high: number
  /** Candidates in the segment; null where the source does not print it. */
  readonly num: number | null
  /** Candidates at or above `low`. */
  readonly rankTo: number
}

export interface CheckedTable {
  readonly accepted: readonly (RankRow & { readonly num: number })[]
  readonly rejected: readonly { readonly row: SourceRow; readonly reason: string }[]
  /** One reason for each row loaded otherwise than printed. */
  readonly adjusted: readonly string[]
}

/** More contradicting scores than this share, and the rows are two tables mixed, of which neither can be told. */
const MIXED_SHARE = 0.02

/**
 * Checks one score-rank table: scores fall, cumulative numbers rise. Single rows that do not fit are left out, as few
 * as possible. A score without candidates that the source prints with one candidate and the cumulative number of the
 * score above gets its zero back; a number that is not printed follows from the cumulative ones.
 */
export function checkRankTable(rows: readonly RankRow[]): CheckedTable {
  const sorted = rows.toSorted((a, b) => b.high - a.high || a.rankTo - b.rankTo)
  const overlapping = sorted.filter((row, i) => i > 0 && row.high >= sorted[i - 1]!.low)
  const repeats = overlapping.filter((row) => sorted.some((other) => other !== row && isSame(row, other)))
  if (overlapping.length - repeats.length > rows.length * MIXED_SHARE) {
    return {
      accepted: [],
      rejected: rows.map(({ row }) => ({ row, reason: '同一分数有两种人数，像是两张表混在一起' })),
      adjusted: [],
    }
  }
  const kept = new Set(longestFalling(sorted))
  const adjusted: string[] = []
  const accepted: (RankRow & { readonly num: number })[] = []
  for (const row of sorted) {
    if (!kept.has(row)) continue
    const step = row.rankTo - (accepted.at(-1)?.rankTo ?? 0)
    accepted.push({ ...row, num: settleNum(row.num, step, adjusted) })
  }
  const rejected = sorted
    .filter((row) => !kept.has(row))
    .map((row) => ({
      row: row.row,
      reason: repeats.includes(row) ? '与表中另一行重复' : '累计人数与上下分数段矛盾',
    }))
  return { accepted, rejected, adjusted }
}

function isSame(a: RankRow, b: RankRow): boolean {
  return a.low === b.low && a.high === b.high && a.rankTo === b.rankTo
}

function settleNum(printed: number | null, step: number, adjusted: string[]): number {
  if (printed === null) {
    adjusted.push('没有本段人数，由累计人数推出')
    return step
  }
  if (step === 0 && printed > 0) {
    adjusted.push('无人的分数段印作有人，已改为0人')
    return 0
  }
  return printed
}

/**
 * The most rows of which each lies wholly below the one before and counts at least as many: longest non-decreasing
 * subsequence of the cumulative numbers, by patience sorting, over rows of distinct scores that hold no more than they
 * reach.
 */
function longestFalling(sorted: readonly RankRow[]): RankRow[] {
  const tails: number[] = []
  const before = new Int32Array(sorted.length)
  let previousLow = Number.POSITIVE_INFINITY
  for (const [i, row] of sorted.entries()) {
    if (row.high >= previousLow || (row.num ?? 0) > row.rankTo) continue
    previousLow = row.low
    let from = 0
    let to = tails.length
    while (from < to) {
      const middle = (from + to) >> 1
      if (sorted[tails[middle]!]!.rankTo <= row.rankTo) from = middle + 1
      else to = middle
    }
    before[i] = from === 0 ? -1 : tails[from - 1]!
    tails[from] = i
  }
  const kept: RankRow[] = []
  for (let i = tails.at(-1) ?? -1; i >= 0; i = before[i]!) kept.push(sorted[i]!)
  return kept.toReversed()
}
