import { chanceAt } from '../admission/chance.ts'
import { ratioAt } from '../admission/ratio.ts'
import { hasBit } from './bits.ts'
import { MATCH_LEVEL, REACH_LEVEL } from './chance-levels.ts'
import { isSafe } from './eligibility.ts'
import { quantileAt } from './ladder.ts'
import { unitsAtLevel } from './run.ts'
import type { Run } from './run.ts'
import type { UnitHit } from './types.ts'

/** What the page shows of a unit. */
export function hitOf(run: Run, slot: number): UnitHit {
  const { batch, logRank } = run
  const unit = batch.position[slot]!
  if (!hasBit(batch.known, slot)) return { unit, probability: null, ratio: null, section: 'unknown' }
  const quantile = quantileAt(batch, slot, logRank)
  return { unit, probability: chanceAt(quantile), ratio: ratioAt(quantile), section: sectionAt(run, slot) }
}

function sectionAt(run: Run, slot: number) {
  if (!hasBit(unitsAtLevel(run, REACH_LEVEL), slot)) return 'unlikely'
  if (!hasBit(unitsAtLevel(run, MATCH_LEVEL), slot)) return 'reach'
  return isSafe(run, slot) ? 'safety' : 'match'
}
