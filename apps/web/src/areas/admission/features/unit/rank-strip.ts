import type { PastYear, Unit } from '@wenjin/contract'

/** One mark on the strip, at a share 0–1 of its width; weaker ranks lie further right. */
interface StripMark {
  readonly year: number
  readonly at: number
  /** Line of its label, from 0: labels that would touch stand below each other. */
  readonly row: number
}

/** Where things lie on a strip of ranks, as shares of its width. */
export interface Strip {
  readonly marks: readonly StripMark[]
  /** The candidate's own rank. */
  readonly own: number
  /** 80 % interval of this year's cut-off. */
  readonly band: { readonly from: number; readonly to: number } | null
}

/** Least spread of the strip in ln(rank): differences under some 15 % look small because they are. */
const MIN_SPREAD = 0.3
/** Labels nearer than this touch on the narrowest screens. */
const LABEL_WIDTH = 0.14
/** Free room at both ends. */
const MARGIN = 0.06

/**
 * Lays past cut-off ranks, this year's interval and the candidate's rank on one logarithmic scale, on which equal
 * ratios of ranks are equal lengths. null when no past rank is known.
 */
export function rankStrip(
  unit: Pick<Unit, 'history' | 'cutoffLow' | 'cutoffHigh'>,
  ownRank: number,
): Strip | null {
  const known = unit.history.filter(
    (past): past is PastYear & { rank: number } => past.rank !== null && past.rank > 0,
  )
  if (known.length === 0 || ownRank < 1) return null
  const { cutoffLow, cutoffHigh } = unit
  const ends = cutoffLow === null || cutoffHigh === null ? [] : [cutoffLow, cutoffHigh]
  const logs = [...known.map(({ rank }) => rank), ownRank, ...ends].map((rank) => Math.log(Math.max(1, rank)))
  const middle = (Math.min(...logs) + Math.max(...logs)) / 2
  const spread = Math.max(MIN_SPREAD, Math.max(...logs) - Math.min(...logs))
  const place = (rank: number): number => {
    const share = (Math.log(Math.max(1, rank)) - middle) / spread + 0.5
    return MARGIN + share * (1 - 2 * MARGIN)
  }
  return {
    marks: inRows(known.map(({ year, rank }) => ({ year, at: place(rank) }))),
    own: place(ownRank),
    band:
      cutoffLow === null || cutoffHigh === null ? null : { from: place(cutoffLow), to: place(cutoffHigh) },
  }
}

function inRows(marks: readonly Omit<StripMark, 'row'>[]): StripMark[] {
  const placed: StripMark[] = []
  for (const mark of marks) {
    const near = placed.filter(({ at }) => Math.abs(at - mark.at) < LABEL_WIDTH)
    const row = marks.findIndex((_, free) => near.every((other) => other.row !== free))
    placed.push({ ...mark, row })
  }
  return placed
}

/** The strip in words, for those who do not see it. */
export function stripText({ history }: Pick<Unit, 'history'>, ownRank: number): string {
  const known = history.filter(({ rank }) => rank !== null)
  const reached = known.filter(({ rank }) => rank !== null && ownRank <= rank).length
  if (known.length === 0) return '往年位次未知'
  return `我的位次在近${known.length}年中有${reached}年达到投档位次`
}
