import { provinceById } from '../vocab/province.ts'
import type { Track } from '../vocab/track.ts'

/** One row of a score-rank table (一分一段): candidates with a score in [scoreLow, scoreHigh]. */
export interface RankSegment {
  readonly scoreLow: number
  readonly scoreHigh: number
  /** Candidates inside the segment; null where the source does not print it. */
  readonly count: number | null
  /** Candidates inside the segment or above it. */
  readonly cumulative: number
}

/** What a rank table is built from; segments in any order. */
export interface RankTableSource {
  readonly year: number
  readonly track: Track
  readonly provId: number
  readonly segments: readonly RankSegment[]
}

/**
 * Score-rank table of a province, year and track, best segment first. Segments hold at least one candidate each;
 * candidates whom the table counts without printing their scores stand in segments of their own.
 */
export interface RankTable {
  readonly year: number
  readonly track: Track
  readonly provId: number
  /** Candidates in the whole table: the last cumulative. */
  readonly total: number
  /** Candidates above the first printed segment: the table starts below the top scores. */
  readonly hidden: number
  /**
   * The best ranks that the table does not tell apart: candidates above the first printed segment or, where that one
   * stands for its score and all above (692分及以上), inside it. 0: told score by score.
   */
  readonly openTop: number
  readonly scoreLow: Float64Array
  readonly scoreHigh: Float64Array
  /** Candidates above each segment. */
  readonly before: Uint32Array
  /** Candidates inside or above each segment. */
  readonly cumulative: Uint32Array
}

/** A score-rank table that contradicts itself; the message names the segment. */
export class RankTableError extends Error {
  readonly segment: RankSegment | null

  constructor(problem: string, segment: RankSegment | null) {
    super(segment === null ? `一分一段表${problem}` : `一分一段表${segmentText(segment)}${problem}`)
    this.name = 'RankTableError'
    this.segment = segment
  }
}

function segmentText({ scoreLow, scoreHigh }: RankSegment): string {
  return scoreLow === scoreHigh ? `${scoreLow}分` : `${scoreLow}–${scoreHigh}分`
}

interface Block {
  readonly low: number
  readonly high: number
  readonly before: number
  readonly cumulative: number
}

/**
 * Builds the table from its printed rows. Scores without candidates may be missing, or be printed with the cumulative
 * of the score above. Where the printed count is smaller than the step of the cumulative and scores are missing in
 * between, the uncounted candidates are taken to have those scores (tables of every tenth score, tables that leave
 * out the top); otherwise the cumulative alone counts, because it is what 位次 means. Nobody is above the full mark.
 * Throws RankTableError for no candidates, an invalid score or number, overlapping segments, or a cumulative that
 * falls while the score falls.
 */
export function buildRankTable(source: RankTableSource): RankTable {
  const sorted = source.segments.toSorted((a, b) => b.scoreHigh - a.scoreHigh)
  const blocks: Block[] = []
  let hidden = 0
  let above: RankSegment | undefined
  const fullMark = provinceById(source.provId)?.fullMark ?? Infinity
  for (const segment of sorted) {
    checkSegment(segment, above)
    const reached = above?.cumulative ?? 0
    const before = firstOf(segment, reached, above?.scoreLow ?? fullMark + 1)
    if (above === undefined) hidden = before
    else if (before > reached) {
      blocks.push({
        low: segment.scoreHigh + 1,
        high: above.scoreLow - 1,
        before: reached,
        cumulative: before,
      })
    }
    if (segment.cumulative > before) {
      blocks.push({ low: segment.scoreLow, high: segment.scoreHigh, before, cumulative: segment.cumulative })
    }
    above = segment
  }
  if (above === undefined || above.cumulative === 0) throw new RankTableError('没有考生', null)
  return {
    year: source.year,
    track: source.track,
    provId: source.provId,
    total: above.cumulative,
    hidden,
    openTop: hidden > 0 ? hidden : openCountOf(blocks, fullMark),
    scoreLow: Float64Array.from(blocks, (block) => block.low),
    scoreHigh: Float64Array.from(blocks, (block) => block.high),
    before: Uint32Array.from(blocks, (block) => block.before),
    cumulative: Uint32Array.from(blocks, (block) => block.cumulative),
  }
}

/** Segments below the first that say how many candidates a score of its own would have there. */
const NEIGHBOURS = 5
/** How many times as many, and how many at least, the first segment holds where it stands for all above too. */
const FAR_MORE = 2
const MIN_OPEN = 5

/** Candidates of a first segment that stands for its score and all above; 0 where it is a score of its own. */
function openCountOf([first, ...rest]: readonly Block[], fullMark: number): number {
  if (first === undefined || first.low >= fullMark) return 0
  const count = first.cumulative
  if (first.high > first.low) return count
  const next = rest.slice(0, NEIGHBOURS)
  const inside = next.reduce((sum, { before, cumulative }) => sum + cumulative - before, 0)
  const scores = next.reduce((sum, { low, high }) => sum + high - low + 1, 0)
  return count >= MIN_OPEN && scores > 0 && count > (FAR_MORE * inside) / scores ? count : 0
}

/** Candidates above a segment, given how many the segments above it reach and the lowest score those have. */
function firstOf(segment: RankSegment, reached: number, lowestAbove: number): number {
  const { count, cumulative, scoreHigh } = segment
  const roomAbove = lowestAbove - 1 > scoreHigh
  if (!roomAbove || count === null || cumulative === reached) return reached
  return Math.max(reached, cumulative - count)
}

function checkSegment(segment: RankSegment, above: RankSegment | undefined): void {
  const { scoreLow, scoreHigh, count, cumulative } = segment
  if (!Number.isFinite(scoreLow) || !Number.isFinite(scoreHigh) || scoreLow > scoreHigh || scoreLow < 0) {
    throw new RankTableError('的分数有误', segment)
  }
  if (!isCount(cumulative) || (count !== null && !isCount(count)))
    throw new RankTableError('的人数有误', segment)
  if (above === undefined) return
  if (scoreHigh >= above.scoreLow) throw new RankTableError(`与${segmentText(above)}重叠`, segment)
  if (cumulative < above.cumulative) {
    throw new RankTableError(`的累计人数${cumulative}少于${segmentText(above)}的${above.cumulative}`, segment)
  }
}

function isCount(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0 && value < 2 ** 32
}
