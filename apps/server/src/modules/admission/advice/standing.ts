import type { BookUnit, UnitBook } from '@wenjin/admission/book/book'

/** How the known cut-offs of a batch compare. */
export interface Standing {
  /** Share of the batch's other units with a weaker cut-off, in [0, 1]; 0 for a unit whose cut-off is not known. */
  weakerThan(unit: BookUnit): number
  /** Mean location (ln rank) of the cut-offs of a unit's school; null: none is known. */
  schoolLocation(unit: BookUnit): number | null
}

const kept = new WeakMap<UnitBook, Map<number, Standing>>()

/** The standing of a batch's units, worked out once a book. */
export function standingIn(book: UnitBook, batchId: number): Standing {
  const batches = kept.get(book) ?? new Map<number, Standing>()
  kept.set(book, batches)
  const known = batches.get(batchId)
  if (known !== undefined) return known
  const standing = workOut(book.units.filter((unit) => unit.batchId === batchId && unit.cutoff !== null))
  batches.set(batchId, standing)
  return standing
}

function workOut(units: readonly BookUnit[]): Standing {
  const weakestFirst = units.toSorted((a, b) => locationOf(b) - locationOf(a))
  const others = Math.max(1, units.length - 1)
  const shares = new Map<number, number>()
  const schools = new Map<number, { sum: number; count: number }>()
  let weaker = 0
  for (const [i, unit] of weakestFirst.entries()) {
    const before = weakestFirst[i - 1]
    if (before !== undefined && locationOf(unit) < locationOf(before)) weaker = i
    shares.set(unit.planId, weaker / others)
    const { sum, count } = schools.get(unit.school) ?? { sum: 0, count: 0 }
    schools.set(unit.school, { sum: sum + locationOf(unit), count: count + 1 })
  }
  return {
    weakerThan: (unit) => shares.get(unit.planId) ?? 0,
    schoolLocation(unit) {
      const school = schools.get(unit.school)
      return school === undefined ? null : school.sum / school.count
    },
  }
}

function locationOf(unit: BookUnit): number {
  return unit.cutoff?.location ?? Infinity
}
