import type { Section } from '../vocab/section.ts'
import { CHANCE_LEVELS, MATCH_LEVEL, REACH_LEVEL, SAFETY_LEVEL } from './chance-levels.ts'
import { unitsAtLevel, wantsSection } from './run.ts'
import type { Run } from './run.ts'
import type { SortKey, UnitQuery } from './types.ts'

/**
 * A part of the order: all its units stand before those of the next one, so a page needs the order only inside the bands
 * it touches.
 */
export interface Band {
  /** Units at this level of CHANCE_LEVELS and up; null: from the least chance. 'unknown': the units without a cut-off. */
  readonly from: number | null | 'unknown'
  /** … and below this one; null: to the highest chance. */
  readonly below: number | null
  /** The sections its units are of; null: any. */
  readonly sections: readonly (Section | 'unknown')[] | null
  /** What orders the units inside. Ties ascend by location, school and position, whatever the direction. */
  readonly key: 'chance' | 'location' | 'school'
  readonly descending: boolean
}

const LAST_LEVEL = CHANCE_LEVELS.length - 1

function chanceBands(descending: boolean): Band[] {
  const bands: Band[] = [
    { from: null, below: 0, sections: ['unlikely'], key: 'location', descending: false },
    ...CHANCE_LEVELS.slice(1).map((_, level): Band => ({
      from: level,
      below: level + 1,
      sections: sectionsFrom(level),
      key: 'chance',
      descending,
    })),
    { from: LAST_LEVEL, below: null, sections: sectionsFrom(LAST_LEVEL), key: 'location', descending: false },
  ]
  return [...(descending ? bands.toReversed() : bands), unknownBand(false)]
}

/** The sections of the units between a level and the next; what is to be checked is 稳 however likely it is. */
function sectionsFrom(level: number): readonly Section[] {
  if (level < REACH_LEVEL) return ['unlikely']
  if (level < MATCH_LEVEL) return ['reach']
  return level < SAFETY_LEVEL ? ['match'] : ['safety', 'match']
}

function wholeBands(key: 'location' | 'school', descending: boolean): Band[] {
  const known: Band = { from: null, below: null, sections: null, key, descending }
  return [known, unknownBand(key === 'school' && descending)]
}

function unknownBand(descending: boolean): Band {
  return { from: 'unknown', below: null, sections: ['unknown'], key: 'school', descending }
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

/** The bands of the query's sort that may have units, in order. */
export function bandsOf(query: UnitQuery): readonly Band[] {
  const bands = (query.descending ? DESCENDING : ASCENDING)[query.sort]
  return bands.filter(
    ({ sections }) => sections === null || sections.some((section) => wantsSection(query, section)),
  )
}

/** Writes the matching units of a band to scratch.step. */
export function fillBand(run: Run, band: Band): void {
  const { matched, step } = run.scratch
  const { known, wordCount } = run.batch
  const floor = typeof band.from === 'number' ? unitsAtLevel(run, band.from) : known
  const flip = band.from === 'unknown' ? -1 : 0
  if (band.below === null) for (let w = 0; w < wordCount; w++) step[w] = matched[w]! & (floor[w]! ^ flip)
  else {
    const ceiling = unitsAtLevel(run, band.below)
    for (let w = 0; w < wordCount; w++) step[w] = matched[w]! & floor[w]! & ~ceiling[w]!
  }
}
