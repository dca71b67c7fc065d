import type { BookUnit, UnitBook } from '@wenjin/admission/book/book'
import { conditionsFor, UNKNOWN_PERSON } from '@wenjin/engine'
import type { Condition, Openness } from '@wenjin/engine'

/** Conditions that turn on who a person is, not on what they can show: until they say so, no list proposes such units. */
const OF_PERSON: ReadonlySet<Condition['kind']> = new Set([
  'household',
  'outside',
  'sex',
  'minority',
  'ethnicity',
  'border',
  'special',
  'directed',
  'teacher',
  'assessed',
  'fresh',
  'age',
])

const kept = new WeakMap<UnitBook, readonly Openness[]>()

/** Whether a candidate meets each of the book's conditions; nobody has said anything of themself yet. */
export function opennessIn(book: UnitBook): readonly Openness[] {
  const known = kept.get(book)
  if (known !== undefined) return known
  const made = book.conditionSets.map((set) => conditionsFor(set, UNKNOWN_PERSON))
  kept.set(book, made)
  return made
}

/** Whether the conditions of a unit let the person in. */
export function opennessOf({ conditions }: Pick<BookUnit, 'conditions'>): Openness {
  return conditionsFor(conditions ?? [], UNKNOWN_PERSON)
}

/** Whether a unit is for some people alone, by what they are. */
export function isForSome({ conditions }: Pick<BookUnit, 'conditions'>): boolean {
  return (conditions ?? []).some(({ kind }) => OF_PERSON.has(kind))
}
