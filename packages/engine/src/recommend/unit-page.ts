import { bandsOf, fillBand } from './bands.ts'
import type { Band } from './bands.ts'
import { countBits, gatherBits, hasBit } from './bits.ts'
import { MEDIAN_LEVEL } from './chance-levels.ts'
import { countSchools } from './count-schools.ts'
import { countFrom, quantileAt } from './ladder.ts'
import { sortRange } from './partial-sort.ts'
import type { Run } from './run.ts'

/** The slots of the page, in order. */
export function pageOfUnits(run: Run): number[] {
  const { query } = run
  const end = query.offset + query.limit
  const page: number[] = []
  let before = 0
  for (const band of bandsOf(query)) {
    if (before >= end) break
    fillBand(run, band)
    const count = countBits(run.scratch.step, run.batch.wordCount)
    const low = Math.max(0, query.offset - before)
    const high = Math.min(count, end - before)
    if (low < high) takeFromBand(run, band, count, low, high, page)
    before += count
  }
  return page
}

/** Appends the units that stand at [low, high) of a band, which has `count` units in scratch.step. */
function takeFromBand(run: Run, band: Band, count: number, low: number, high: number, page: number[]): void {
  if (band.key === 'chance') takeByChance(run, band.descending ? -1 : 1, low, high, page)
  else if (band.key === 'school') takeBySchool(run, band.descending, count, low, high, page)
  else if (band.descending) takeByLocationDown(run, low, high, page)
  else takeByLocationUp(run, count, low, high, page)
}

function takeByChance(run: Run, direction: number, low: number, high: number, page: number[]): void {
  const { batch, scratch, logRank } = run
  const { location } = batch
  const { slotIds, slotKey } = scratch
  const count = gatherBits(scratch.step, 0, batch.unitCount, slotIds, 0)
  for (let i = 0; i < count; i++) {
    const slot = slotIds[i]!
    slotKey[slot] = direction * quantileAt(batch, slot, logRank)
  }
  sortRange(slotIds, count, low, high, slotKey, location)
  for (let i = low; i < high; i++) page.push(slotIds[i]!)
}

/** The order of location is that of the median's ladder; its checkpoints tell how many units stand after them. */
function takeByLocationUp(
  { batch, scratch }: Run,
  count: number,
  low: number,
  high: number,
  page: number[],
): void {
  const { step } = scratch
  const ladder = batch.ladders[MEDIAN_LEVEL]!
  const { order, stride } = ladder
  let first = 0
  let last = Math.floor(order.length / stride)
  while (first < last) {
    const middle = (first + last + 1) >>> 1
    if (count - countFrom(ladder, middle, step, batch.wordCount) <= low) first = middle
    else last = middle - 1
  }
  let at = count - countFrom(ladder, first, step, batch.wordCount)
  for (let i = first * stride; at < high; i++) {
    if (!hasBit(step, order[i]!)) continue
    if (at++ >= low) page.push(order[i]!)
  }
}

/** As above from the other end; units of equal location stay in ascending order. */
function takeByLocationDown({ batch, scratch }: Run, low: number, high: number, page: number[]): void {
  const { step } = scratch
  const { location } = batch
  const ladder = batch.ladders[MEDIAN_LEVEL]!
  const { order, stride } = ladder
  let first = 0
  let last = Math.floor(order.length / stride) + 1
  while (first < last) {
    const middle = (first + last) >>> 1
    if (countFrom(ladder, middle, step, batch.wordCount) <= low) last = middle
    else first = middle + 1
  }
  let end = Math.min(first * stride, order.length)
  let at = end < order.length ? countFrom(ladder, first, step, batch.wordCount) : 0
  while (end > 0 && end < order.length && location[order[end]!] === location[order[end - 1]!]) {
    if (hasBit(step, order[end++]!)) at--
  }
  while (at < high) {
    let start = end - 1
    while (start > 0 && location[order[start - 1]!] === location[order[start]!]) start--
    for (let i = start; i < end && at < high; i++) {
      if (!hasBit(step, order[i]!)) continue
      if (at++ >= low) page.push(order[i]!)
    }
    end = start
  }
}

function takeBySchool(
  run: Run,
  descending: boolean,
  count: number,
  low: number,
  high: number,
  page: number[],
): void {
  const { batch, scratch } = run
  const { perSchool, schoolIds, slotIds, slotKey, step } = scratch
  const listed = countSchools(batch, scratch, step, count)
  let at = 0
  for (let n = 0; at < high; n++) {
    const school = schoolIds[descending ? listed - 1 - n : n]!
    const units = perSchool[school]!
    if (at + units > low) {
      gatherBits(step, batch.schoolStart[school]!, batch.schoolStart[school + 1]!, slotIds, 0)
      for (let i = 0; i < units; i++) slotKey[slotIds[i]!] = batch.position[slotIds[i]!]!
      sortRange(slotIds, units, 0, units, slotKey, slotKey)
      for (let i = Math.max(0, low - at); i < units && at + i < high; i++) page.push(slotIds[i]!)
    }
    at += units
  }
}
