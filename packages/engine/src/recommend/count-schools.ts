import type { BatchIndex } from './batch-index.ts'
import { lowestBit, popcount } from './bits.ts'
import type { Scratch } from './scratch.ts'

/**
 * Writes the number of units of `set` in each school that has any to scratch.perSchool, and lists those schools,
 * ascending, in scratch.schoolIds; returns their number.
 * @param count number of units in `set`
 */
export function countSchools(batch: BatchIndex, scratch: Scratch, set: Uint32Array, count: number): number {
  return count < batch.schoolCount ? countByUnit(batch, scratch, set) : countByRange(batch, scratch, set)
}

/** Few units: from one to the next; units of a school are neighbours. */
function countByUnit(
  { schoolOf, wordCount }: BatchIndex,
  { perSchool, schoolIds }: Scratch,
  set: Uint32Array,
): number {
  let listed = 0
  let school = -1
  for (let w = 0; w < wordCount; w++) {
    for (let word = set[w]!; word !== 0; word &= word - 1) {
      const next = schoolOf[(w << 5) + lowestBit(word)]!
      if (next !== school) {
        school = next
        perSchool[school] = 0
        schoolIds[listed++] = school
      }
      perSchool[school]!++
    }
  }
  return listed
}

/** Many units: by the number of units before the end of each school. */
function countByRange(
  { schoolCount, schoolStart }: BatchIndex,
  { perSchool, schoolIds }: Scratch,
  set: Uint32Array,
): number {
  let listed = 0
  let words = 0
  let inWords = 0
  let before = 0
  for (let school = 0; school < schoolCount; school++) {
    const end = schoolStart[school + 1]!
    for (const last = end >>> 5; words < last; words++) inWords += popcount(set[words]!)
    const upTo = inWords + popcount(set[words]! & ((1 << (end & 31)) - 1))
    if (upTo === before) continue
    perSchool[school] = upTo - before
    schoolIds[listed++] = school
    before = upTo
  }
  return listed
}
