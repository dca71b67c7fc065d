import { outlookOf, SECTION_FLOOR } from '@wenjin/engine'
import type { UnitOption } from './options.ts'

const THIRDS = [
  [SECTION_FLOOR.reach, SECTION_FLOOR.match],
  [SECTION_FLOOR.match, SECTION_FLOOR.safety],
  [SECTION_FLOOR.safety, 1],
] as const

/**
 * The list of the usual rule of thumb, to compare with: a third each of 冲, 稳 and 保, in even steps through each section
 * (拉开梯度), sorted by cut-off. Shorter where a section has too few options.
 */
export function usualList(options: readonly UnitOption[], max: number): UnitOption[] {
  const strongestFirst = options.toSorted(
    (a, b) => (a.unit.cutoff?.location ?? 0) - (b.unit.cutoff?.location ?? 0),
  )
  const chosen = new Set(
    THIRDS.flatMap(([low, high], i) => {
      const count = Math.floor((max + 2 - i) / 3)
      const section = strongestFirst.filter(({ chance }) => chance >= low && chance < high)
      const step = Math.max(1, section.length / count)
      return Array.from({ length: Math.min(count, section.length) }, (_, k) => section[Math.floor(k * step)]!)
    }),
  )
  return strongestFirst.filter((option) => chosen.has(option))
}

/** Expected worth of where a list ends, slipping and refusal counting as 0, and its chance of slipping. */
export function expectationOf(list: readonly UnitOption[]): { worth: number; slipping: number } {
  const { taken, slipping } = outlookOf(list)
  return { worth: list.reduce((sum, { worth }, i) => sum + worth * (taken[i] ?? 0), 0), slipping }
}
