import { popcount } from './bits.ts'
import { CHANCE_LEVELS } from './chance-levels.ts'
import { unitsAtLevel } from './run.ts'
import type { Run } from './run.ts'
import type { SortKey } from './types.ts'

/**
 * A part of the order: all its units stand before those of the next one, so a page needs the order only inside the bands
 * it touches.
 */
export interface Band {
  /** Units at this level of CHANCE_LEVELS and up; null: from the least chance. 'unknown': the units without a cut-off. */
  readonly from: number | null | 'unknown'
  /** … and below this one; null: to the highest chance. */
  readonly below: number | null
  /** What orders the units inside. Ties ascend by location, school and position, whatever the direction. */
  readonly key: 'chance' | 'location' | 'school'
  readonly descending: boolean
}

const LAST_LEVEL = CHANCE_LEVELS.length - 1

function chanceBands(descending: boolean): Band[] {
  const ends: Band[] = [
    { from: null, below: 0, key: 'location', descending: false },
    ...CHANCE_LEVELS.slice(1).map((_, level): Band => ({
      from: level,
      below: level + 1,
      key: 'chance',
      descending,
    })),
    { from: LAST_LEVEL, below: null, key: 'location', descending: false },
  ]
  return [...(descending ? ends.toReversed() : ends), unknownBand(false)]
}

function wholeBands(key: 'location' | 'school', descending: boolean): Band[] {
  return [{ from: null, below: null, key, descending }, unknownBand(key === 'school' && descending)]
}

function unknownBand(descending: boolean): Band {
  return { from: 'unknown', below: null, key: 'school', descending }
}

const ASCENDING: Readonly<Record<SortKey, readonly Band[]>> = {
  probability: chanceBands(false),
  rank: wholeBands('location', false),
  school: wholeBands('school', false),
}
const DESCENDING: Readonly<Record<SortKey, readonly Band[]>> = {
  probability: chanceBands(true),
  rank: wholeBands('location', true),
  school: wholeBands('school', true),
}

/** The bands of a sort, in order. */
export function bandsOf(sort: SortKey, descending: boolean): readonly Band[] {
  return (descending ? DESCENDING : ASCENDING)[sort]
}

/** Writes the matching units of a band to scratch.step; returns their number. */
export function fillBand(run: Run, band: Band): number {
  const { matched, step } = run.scratch
  const { known, wordCount } = run.batch
  const floor = typeof band.from === 'number' ? unitsAtLevel(run, band.from) : known
  const ceiling = band.below === null ? null : unitsAtLevel(run, band.below)
  const flip = band.from === 'unknown' ? -1 : 0
  let count = 0
  for (let w = 0; w < wordCount; w++) {
    let word = matched[w]! & (floor[w]! ^ flip)
    if (ceiling !== null) word &= ~ceiling[w]!
    step[w] = word
    count += popcount(word)
  }
  return count
}
