import { OWNERSHIPS } from '@wenjin/engine'
import type { Kind } from '@wenjin/engine'
import { poolOf, specialitiesOf } from './kind-majors.ts'
import type { DemoUniversity } from './universities.ts'

/** Kinds whose schools span many fields; the others keep to theirs. */
const WIDE_KINDS: ReadonlySet<Kind> = new Set<Kind>(['综合', '理工', '师范', '财经', '农林', '民族'])

/** Down to this tier a public school also draws from what only strong schools offer. */
const STRONG_TIER = 40

/** 38 majors at the very top to about 20 at the weakest of a wide kind; 22 to 13 elsewhere. */
function majorCount({ kind, tier }: DemoUniversity): number {
  return WIDE_KINDS.has(kind) ? Math.round(38 - 0.2 * tier) : Math.round(22 - 0.1 * tier)
}

/** FNV-1a over UTF-16 units, 32 bit, with a final mix so that close keys fall far apart. */
function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return (hash ^ (hash >>> 13)) >>> 0
}

/**
 * Majors a school offers in the demo: all of its kind's core and its own specialities, then a choice among
 * the rest that depends on its name alone. Ours, for the demo; not a statement about the school.
 *
 * @param university the school
 * @returns codes of DEMO_MAJORS of the school's level, ascending, without repetition; the same on every call
 * @throws Error when no pool is written for the school's level and kind
 */
export function majorsOf(university: DemoUniversity): string[] {
  const pool = poolOf(university)
  const isStrong = university.tier <= STRONG_TIER && university.ownership === OWNERSHIPS.public
  const sure = [...pool.core, ...specialitiesOf(university)]
  const rest = (isStrong ? [...pool.more, ...pool.strong] : pool.more)
    .map((code) => ({ code, order: hashText(university.name + code) }))
    .toSorted((a, b) => a.order - b.order || (a.code < b.code ? -1 : 1))
    .map(({ code }) => code)
  const always = new Set(sure)
  const offered = [...always, ...rest.filter((code) => !always.has(code))]
  return offered.slice(0, Math.max(always.size, majorCount(university))).toSorted()
}
