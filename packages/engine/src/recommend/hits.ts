import { chanceOfFiling } from '../admission/probability.ts'
import { scoreRatio } from '../admission/ratio.ts'
import { hasBit } from './bits.ts'
import { MATCH_LEVEL, REACH_LEVEL, SAFETY_LEVEL } from './chance-levels.ts'
import { unitsAtLevel } from './run.ts'
import type { Run } from './run.ts'
import type { UnitHit } from './types.ts'

const NO_YEARS: readonly number[] = []

/** What the page shows of a unit. */
export function hitOf(run: Run, slot: number): UnitHit {
  const { batch, query } = run
  const unit = batch.position[slot]!
  if (!hasBit(batch.known, slot)) return { unit, probability: null, ratio: null, section: 'unknown' }
  const cutoff = { location: batch.location[slot]!, scale: batch.scale[slot]!, years: NO_YEARS }
  const probability = chanceOfFiling(cutoff, query.rank)
  return { unit, probability, ratio: scoreRatio(probability), section: sectionAt(run, slot) }
}

function sectionAt(run: Run, slot: number) {
  if (!hasBit(unitsAtLevel(run, REACH_LEVEL), slot)) return 'unlikely'
  if (!hasBit(unitsAtLevel(run, MATCH_LEVEL), slot)) return 'reach'
  return hasBit(unitsAtLevel(run, SAFETY_LEVEL), slot) ? 'safety' : 'match'
}
