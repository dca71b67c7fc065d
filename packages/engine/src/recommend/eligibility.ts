import { clearBit, hasBit } from './bits.ts'
import { SAFETY_LEVEL } from './chance-levels.ts'
import { unitsAtLevel } from './run.ts'
import type { Run } from './run.ts'

/**
 * Takes the units out of scratch.open whose conditions the candidate does not meet, and writes to scratch.safe the units
 * that are 保 for them: likely enough, and nothing about them to be checked yet.
 */
export function applyEligibility(run: Run): void {
  const { batch, scratch, query } = run
  const { open, safe } = scratch
  const atSafety = unitsAtLevel(run, SAFETY_LEVEL)
  for (let w = 0; w < batch.wordCount; w++) safe[w] = atSafety[w]! & ~batch.unsettled[w]!
  const { slots, conditions } = batch.conditioned
  for (const [i, slot] of slots.entries()) {
    const state = query.eligibility[conditions[i]!] ?? 'toCheck'
    if (state === 'closed') clearBit(open, slot)
    if (state !== 'open') clearBit(safe, slot)
  }
}

/** Whether a unit is 保 for the candidate. */
export function isSafe({ scratch }: Run, slot: number): boolean {
  return hasBit(scratch.safe, slot)
}
