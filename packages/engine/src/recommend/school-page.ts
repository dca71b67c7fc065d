import { bandsOf, fillBand } from './bands.ts'
import type { Band } from './bands.ts'
import { gatherBits, hasBit, lowestBit } from './bits.ts'
import { CERTAIN } from './chance-levels.ts'
import { quantileAt } from './ladder.ts'
import { sortRange } from './partial-sort.ts'
import type { Run } from './run.ts'

/** The schools (numbered within the batch) of the page, in order: a school stands where its first unit stands. */
export function pageOfSchools(run: Run): number[] {
  const { batch, scratch, query } = run
  const { schoolIds, schoolSeen, schoolKey, schoolTie } = scratch
  const end = query.offset + query.limit
  const page: number[] = []
  schoolSeen.fill(0, 0, batch.schoolCount)
  let before = 0
  for (const band of bandsOf(query)) {
    if (before >= end) break
    fillBand(run, band)
    const count = collectSchools(run, band)
    const low = Math.max(0, query.offset - before)
    const high = Math.min(count, end - before)
    if (low < high) {
      sortRange(schoolIds, count, low, high, schoolKey, schoolTie)
      for (let i = low; i < high; i++) page.push(schoolIds[i]!)
    }
    before += count
  }
  return page
}

/** Lists the schools first seen in the band in scratch.schoolIds, with the keys that order them; returns their number. */
function collectSchools(run: Run, band: Band): number {
  if (band.key === 'chance') return collectByChance(run, band.descending ? -1 : 1)
  const { batch, scratch } = run
  const { step, schoolSeen, schoolIds, schoolKey, schoolTie } = scratch
  const { schoolOf, schoolStart, location } = batch
  let count = 0
  for (let slot = nextBit(step, 0, batch.unitCount); slot < batch.unitCount;) {
    const school = schoolOf[slot]!
    const end = schoolStart[school + 1]!
    if (schoolSeen[school] === 0) {
      schoolSeen[school] = 1
      schoolIds[count++] = school
      schoolTie[school] = 0
      if (band.key === 'school') schoolKey[school] = band.descending ? -school : school
      else schoolKey[school] = band.descending ? -location[lastBit(step, end)]! : location[slot]!
    }
    slot = nextBit(step, end, batch.unitCount)
  }
  return count
}

function collectByChance({ batch, scratch, logRank }: Run, direction: number): number {
  const { step, schoolSeen, schoolIds, schoolKey, schoolTie } = scratch
  const { schoolOf, location, wordCount } = batch
  let count = 0
  for (let w = 0; w < wordCount; w++) {
    for (let word = step[w]!; word !== 0; word &= word - 1) {
      const slot = (w << 5) + lowestBit(word)
      const school = schoolOf[slot]!
      const key = direction * quantileAt(batch, slot, logRank)
      if (schoolSeen[school] === 0) {
        schoolSeen[school] = 1
        schoolIds[count++] = school
      } else if (key >= schoolKey[school]!) continue
      schoolKey[school] = key
      schoolTie[school] = location[slot]!
    }
  }
  return count
}

/** The first bit at or after `from`, or `end` if no bit is set before it. */
function nextBit(words: Uint32Array, from: number, end: number): number {
  if (from >= end) return end
  let w = from >>> 5
  let word = words[w]! & (-1 << (from & 31))
  const last = (end - 1) >>> 5
  while (word === 0) {
    if (w === last) return end
    word = words[++w]!
  }
  return Math.min((w << 5) + lowestBit(word), end)
}

/** The last bit before `end`; there must be one. */
function lastBit(words: Uint32Array, end: number): number {
  let w = (end - 1) >>> 5
  let word = words[w]! & (-1 >>> (31 - ((end - 1) & 31)))
  while (word === 0) word = words[--w]!
  return (w << 5) + 31 - Math.clz32(word)
}

/** The matching slots of a school in the order of the sort, listed at the start of scratch.slotIds; returns their number. */
export function unitsOfSchool(run: Run, school: number): number {
  const { batch, scratch, query, logRank } = run
  const { location, position } = batch
  const { slotIds, slotKey } = scratch
  const count = gatherBits(
    scratch.matched,
    batch.schoolStart[school]!,
    batch.schoolStart[school + 1]!,
    slotIds,
    0,
  )
  if (query.sort === 'rank' && !query.descending) return count
  const direction = query.descending ? -1 : 1
  for (let i = 0; i < count; i++) {
    const slot = slotIds[i]!
    if (!hasBit(batch.known, slot)) slotKey[slot] = Infinity
    else if (query.sort === 'school') slotKey[slot] = position[slot]!
    else if (query.sort === 'rank') slotKey[slot] = -location[slot]!
    else {
      const quantile = quantileAt(batch, slot, logRank)
      slotKey[slot] = direction * Math.min(CERTAIN, Math.max(-CERTAIN, quantile))
    }
  }
  sortRange(slotIds, count, 0, count, slotKey, location)
  return count
}
