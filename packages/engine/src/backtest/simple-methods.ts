import { normalCdf } from '../admission/chance.ts'

/** A past cut-off as the simple methods see it. */
export interface SimpleLine {
  readonly year: number
  /** Rank of the last candidate filed. */
  readonly rank: number
  /** Candidates of the track that year; null when no table says. */
  readonly candidates: number | null
}

/** Chance of filing by rank, as a simple method tells it. */
export type SimpleChance = (rank: number) => number

/** The methods the model must beat: last year as a step, log-rank normal on ranks and on shares, last year with a scale. */
export const SIMPLE_METHODS = ['step', 'logRank', 'logShare', 'lastYear'] as const
export type SimpleMethod = (typeof SIMPLE_METHODS)[number]

const WEIGHTS: readonly number[] = [0.5, 0.3, 0.2, 0.1]
const MIN_SCALE = 0.08
const LAST_YEAR_SCALE = 0.15

/**
 * What the simple methods tell of a unit.
 * (a) step: filed up to last year's rank, nobody below; (b) logRank: ln rank ~ Normal over the four years before,
 * weights 0.5, 0.3, 0.2, 0.1 renormalised over the known ones, scale at least 0.08; (c) logShare: the same on rank
 * over candidates, plain ranks where a year's candidates are not known; (d) lastYear: ln rank ~ Normal(last, 0.15).
 * @param lines one a year, in any order; years from `year` on are not looked at
 * @returns null when no line of the four years before is known; the chances throw RangeError when asked of no rank
 * Throws RangeError for an impossible year, rank or number of candidates.
 */
export function simpleChances(
  lines: readonly SimpleLine[],
  year: number,
  candidates: number | null,
): Record<SimpleMethod, SimpleChance> | null {
  for (const line of lines) checkLine(line)
  if (!Number.isInteger(year) || (candidates !== null && !isRank(candidates)))
    throw new RangeError(`year ${year}, ${candidates} candidates`)
  const known = lines
    .filter((line) => line.year < year && line.year >= year - WEIGHTS.length)
    .toSorted((a, b) => b.year - a.year)
  const last = known[0]
  if (last === undefined) return null
  const comparable = candidates !== null && known.every((line) => line.candidates !== null)
  const logShare = comparable
    ? known.map((line) => ({ year: line.year, value: Math.log((line.rank / line.candidates!) * candidates) }))
    : known.map((line) => ({ year: line.year, value: Math.log(line.rank) }))
  return {
    step: (rank) => (checkRank(rank) <= last.rank ? 1 : 0),
    logRank: normalOver(
      known.map((line) => ({ year: line.year, value: Math.log(line.rank) })),
      year,
    ),
    logShare: normalOver(logShare, year),
    lastYear: (rank) => normalCdf((Math.log(last.rank) - Math.log(checkRank(rank))) / LAST_YEAR_SCALE),
  }
}

function checkLine({ year, rank, candidates }: SimpleLine): void {
  if (!Number.isInteger(year) || !isRank(rank) || (candidates !== null && !isRank(candidates)))
    throw new RangeError(`year ${year}, rank ${rank} of ${candidates}`)
}

function isRank(value: number): boolean {
  return value >= 1 && value < Infinity
}

/** Candidates made up before a cut-off of 1 have ranks below it. */
function checkRank(rank: number): number {
  if (!(rank > 0 && rank < Infinity)) throw new RangeError(`${rank} is not a rank`)
  return rank
}

function normalOver(
  values: readonly { readonly year: number; readonly value: number }[],
  year: number,
): SimpleChance {
  const weighted = values.map((one) => ({ weight: WEIGHTS[year - 1 - one.year]!, value: one.value }))
  const total = weighted.reduce((sum, { weight }) => sum + weight, 0)
  const mean = weighted.reduce((sum, { weight, value }) => sum + weight * value, 0) / total
  const variance = weighted.reduce((sum, { weight, value }) => sum + weight * (value - mean) ** 2, 0) / total
  const scale = Math.max(MIN_SCALE, Math.sqrt(variance))
  return (rank) => normalCdf((mean - Math.log(checkRank(rank))) / scale)
}
