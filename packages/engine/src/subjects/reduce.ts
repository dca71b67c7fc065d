import type { SubjectMask } from '../vocab/subject.ts'
import type { Track } from '../vocab/track.ts'
import { combinationsWithin, HISTORY, PHYSICS, primaryOf, SIX, TECHNOLOGY } from './combination.ts'
import { requirementOf, subjectsIn } from './requirement.ts'
import type { Requirement } from './requirement.ts'

/**
 * The shortest requirement that admits exactly the listed three-subject combinations among those that candidates
 * may hold: every conjunction whose legal combinations are all listed is a candidate term, and terms are taken
 * shortest first until all listed combinations are covered (Quine's prime implicants, for a function that only
 * grows with more subjects).
 * @param combinations masks of three subjects each
 * @param track the track the source speaks of; without it the combinations themselves tell: 3+1+2 when each
 * holds exactly one of 物 and 历, 3+3 otherwise
 * undefined when no listed combination is open to the track.
 */
export function reduceCombinations(
  combinations: readonly SubjectMask[],
  track?: Track,
): Requirement | undefined {
  const primary = track === undefined ? 0 : primaryOf(track)
  const listed = new Set(combinations.filter((mask) => (mask & primary) === primary))
  const legal = legalFor([...listed], track).filter((mask) => (mask & primary) === primary)
  const open = legal.filter((mask) => listed.has(mask))
  if (open.length === 0) return undefined
  const terms = termsOf(open).filter((term) =>
    legal.every((mask) => (mask & term) !== term || listed.has(mask)),
  )
  const chosen: SubjectMask[] = []
  const uncovered = new Set(open)
  for (const term of terms) {
    const covers = [...uncovered].filter((mask) => (mask & term) === term)
    if (covers.length === 0) continue
    chosen.push(term)
    for (const mask of covers) uncovered.delete(mask)
  }
  return requirementOf(chosen)
}

function legalFor(listed: readonly SubjectMask[], track: Track | undefined): SubjectMask[] {
  const onePrimary = listed.every((mask) => {
    const primary = mask & (PHYSICS | HISTORY)
    return primary === PHYSICS || primary === HISTORY
  })
  if (track === 'combined' || !onePrimary) {
    const technology = listed.some((mask) => (mask & TECHNOLOGY) !== 0) ? TECHNOLOGY : 0
    return combinationsWithin('3+3', SIX | technology)
  }
  return combinationsWithin('3+1+2', SIX)
}

/** Every subset of every combination, fewest subjects first, then in subject order. */
function termsOf(combinations: readonly SubjectMask[]): SubjectMask[] {
  const terms = new Set<SubjectMask>()
  for (const mask of combinations) {
    for (let term = mask; ; term = (term - 1) & mask) {
      terms.add(term)
      if (term === 0) break
    }
  }
  return [...terms].toSorted((a, b) => subjectsIn(a).length - subjectsIn(b).length || a - b)
}
