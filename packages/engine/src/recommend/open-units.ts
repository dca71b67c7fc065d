import { satisfies } from '../subjects/requirement.ts'
import type { BatchIndex, OpenUnits } from './batch-index.ts'
import { gatherBits, lowestBit, setBit } from './bits.ts'
import { tallyItems } from './column.ts'
import type { Scratch } from './scratch.ts'
import { tallyRows } from './token-rows.ts'

/**
 * The units whose subject requirement a combination meets; null asks nothing. Worked out once per combination, of which
 * there are at most 128.
 */
export function openUnits(batch: BatchIndex, scratch: Scratch, subjects: number | null): OpenUnits {
  let open = batch.openTo.get(subjects)
  if (open === undefined) {
    open = workOutOpenUnits(batch, scratch, subjects)
    batch.openTo.set(subjects, open)
  }
  return open
}

function workOutOpenUnits(batch: BatchIndex, scratch: Scratch, subjects: number | null): OpenUnits {
  const met = batch.requirements.map((requirement) => subjects === null || satisfies(requirement, subjects))
  const set = new Uint32Array(batch.wordCount)
  for (let slot = 0; slot < batch.unitCount; slot++) if (met[batch.requirementOf[slot]!]) setBit(set, slot)
  const count = gatherBits(set, 0, batch.unitCount, scratch.slotIds, 0)
  const tokenCounts = new Int32Array(scratch.tokenCounts.length)
  const tally = { tokenCounts, even: scratch.even, odd: scratch.odd }
  tallyItems(batch.unitColumn, scratch.slotIds, count, 1, tally, 0, tokenCounts.length)
  tallyRows(batch.classRows, set, scratch.slotIds, count, 1, tally)
  return { set, count, tokenCounts }
}

/** Writes to `target` the units of `open` that are among `only`, a bit set over positions. */
export function restrictTo(
  only: Uint32Array,
  slotOf: Uint32Array,
  batch: BatchIndex,
  open: Uint32Array,
  target: Uint32Array,
): void {
  target.fill(0, 0, batch.wordCount)
  for (let w = 0; w < only.length; w++) {
    for (let word = only[w]!; word !== 0; word &= word - 1) {
      const position = (w << 5) + lowestBit(word)
      if (position >= slotOf.length) return
      const slot = slotOf[position]! - batch.firstSlot
      if (slot >= 0 && slot < batch.unitCount) target[slot >>> 5]! |= open[slot >>> 5]! & (1 << (slot & 31))
    }
  }
}
