import type { BookUnit } from '@wenjin/admission/book/book'
import { sectionOf } from '@wenjin/engine'
import type { Section } from '@wenjin/engine'

/** The section a unit counts as: what is still to be checked is never 保. */
export function settledSection({ doubts }: BookUnit, chance: number): Section {
  const section = sectionOf(chance)
  return section === 'safety' && doubts.requirement ? 'match' : section
}
