import type { ModelLine } from './units.ts'
import { medianOf } from './median.ts'

/** What past years say of how the units of a series move. */
export interface PastMoves {
  /** Common move from the year before last to last year; 0 where too few units tell. */
  readonly previous: number
  /** 1.4826 × median distance from it: the standard deviation were moves normal; NaN where too few units tell. */
  readonly spread: number
  readonly units: readonly {
    /** Rank of the year before last against the newest, common moves taken out; null where not known. */
    readonly own: number | null
    /** Weighted mean of all older years against the newest, common moves taken out; null without an older year. */
    readonly older: number | null
    /** Root mean square of the same. */
    readonly spread: number | null
  }[]
}

/** Units from which on their median says something of all. */
const ENOUGH = 20
/** Weights of the years two, three and four back among the older ones. */
const OLDER_WEIGHTS = [0, 1, 0.6, 0.4] as const

/**
 * How a series moved: medians over its units of ln rank last year against two, three and four years back, and each
 * unit's own moves beside them.
 * @param histories lines of each unit, newest first
 */
export function pastMoves(histories: readonly (readonly ModelLine[])[], year: number): PastMoves {
  const logs = histories.map((lines) => {
    const byLag: (number | undefined)[] = [undefined, undefined, undefined, undefined]
    for (const line of lines) byLag[year - 1 - line.year] = Math.log(line.rank)
    return byLag
  })
  const differences = [0, 1, 2, 3].map((lag) =>
    logs.flatMap((byLag) =>
      lag === 0 || byLag[0] === undefined || byLag[lag] === undefined ? [] : [byLag[0] - byLag[lag]],
    ),
  )
  const common = differences.map((one) => (one.length >= ENOUGH ? medianOf(one) : 0))
  const recent = differences[1]!
  const units = logs.map((byLag) => {
    const first = byLag.findIndex((log) => log !== undefined)
    const against = (lag: number): number | null =>
      lag <= first || byLag[lag] === undefined
        ? null
        : byLag[lag] + common[lag]! - common[first]! - byLag[first]!
    const older = [1, 2, 3].flatMap((lag) => {
      const move = against(lag)
      return move === null ? [] : [{ move, weight: OLDER_WEIGHTS[lag as 1 | 2 | 3] }]
    })
    const total = older.reduce((sum, { weight }) => sum + weight, 0)
    return {
      own: against(1),
      older:
        older.length === 0 ? null : older.reduce((sum, { move, weight }) => sum + weight * move, 0) / total,
      spread:
        older.length === 0
          ? null
          : Math.sqrt(older.reduce((sum, { move }) => sum + move ** 2, 0) / older.length),
    }
  })
  return {
    previous: common[1]!,
    spread:
      recent.length >= ENOUGH
        ? 1.4826 * medianOf(recent.map((move) => Math.abs(move - common[1]!)))
        : Number.NaN,
    units,
  }
}
