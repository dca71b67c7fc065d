import type { Section } from '../vocab/section.ts'
import type { BatchIndex } from './batch-index.ts'
import { unitsReached } from './ladder.ts'
import type { Scratch } from './scratch.ts'
import type { UnitQuery } from './types.ts'

/** One query on its way. */
export interface Run {
  readonly batch: BatchIndex
  readonly scratch: Scratch
  readonly query: UnitQuery
  /** ln of the candidate's rank. */
  readonly logRank: number
}

export function startRun(batch: BatchIndex, scratch: Scratch, query: UnitQuery): Run {
  scratch.levelReady.fill(0)
  return { batch, scratch, query, logRank: Math.log(query.rank) }
}

/** The units the candidate's chance of filing is at or above a level of; worked out when first asked for. */
export function unitsAtLevel({ batch, scratch, logRank }: Run, level: number): Uint32Array {
  const set = scratch.levels[level]!
  if (scratch.levelReady[level] === 0) {
    unitsReached(batch.ladders[level]!, batch, logRank, set, batch.wordCount)
    scratch.levelReady[level] = 1
  }
  return set
}

/** Whether a query shows a section: those it names, else all but the units hardly to be reached. */
export function wantsSection({ sections }: UnitQuery, section: Section | 'unknown'): boolean {
  return sections.length === 0 ? section !== 'unlikely' : sections.includes(section)
}
