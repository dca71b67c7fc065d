import type { BookUnit } from '@wenjin/admission/book/book'
import { sectionOf } from '@wenjin/engine'
import type { Section } from '@wenjin/engine'
import { opennessOf } from './openness.ts'

/** The section a unit counts as: what is still to be checked is never 保. */
export function settledSection(unit: BookUnit, chance: number): Section {
  const { doubts } = unit
  const section = sectionOf(chance)
  const isSettled = !doubts.requirement && !doubts.type && opennessOf(unit) === 'open'
  return section === 'safety' && !isSettled ? 'match' : section
}
