import { SECTIONS } from '../vocab/section.ts'
import type { Section } from '../vocab/section.ts'

/** Sections that a list is made of. */
export type ListSection = Exclude<Section, 'unlikely'>

/** A choice with what the safety of a list asks of it. */
export interface JudgedChoice {
  /** 稳 at the best where something about it is still to be checked. */
  readonly section: Section
  /** Any number that tells schools apart. */
  readonly school: number
  /** May carry the safety of a list: 保, known for years, nothing about it to be checked. */
  readonly isSolid: boolean
}

export const LIST_SECTIONS = ['reach', 'match', 'safety'] as const satisfies readonly ListSection[]

/** Shares of a list's choices by section; they sum to 1. */
export type Gradient = Readonly<Record<ListSection, number>>

/**
 * What makes a list good, for all that speak of lists: proposals keep to it, the check finds what breaks it, and no
 * better order does.
 */
export const GOOD_LIST = {
  /** A third each, until the person moves them. */
  gradient: { reach: 1 / 3, match: 1 / 3, safety: 1 / 3 },
  /** Least share of choices that are solid 保, each of a school of its own. */
  solidShare: 0.2,
  /** And how many they are at least, where the form has room. */
  solidNum: 5,
  /** Share of choices in one section from which a list has no gradient. */
  flatShare: 0.8,
} as const

/**
 * How many solid 保 a list of so many choices rests on at least: a fifth of them and five, but no more than a third of a
 * short form.
 * @param max choices the form takes
 */
export function solidNeeded(length: number, max: number): number {
  const lowest = Math.min(GOOD_LIST.solidNum, Math.max(1, Math.floor(max / 3)))
  return Math.max(lowest, Math.ceil(length * GOOD_LIST.solidShare))
}

/** Whether one choice is of a safer section than another: what stands behind it and never matters is wasted. */
export function isSafer(one: Pick<JudgedChoice, 'section'>, other: Pick<JudgedChoice, 'section'>): boolean {
  return SECTIONS.indexOf(one.section) > SECTIONS.indexOf(other.section)
}

/** Schools of a list that carry its safety. */
export function solidSchools(choices: readonly Pick<JudgedChoice, 'school' | 'isSolid'>[]): number {
  return new Set(choices.flatMap(({ school, isSolid }) => (isSolid ? [school] : []))).size
}

/** Choices of one school a proposal of so many choices takes at the most. */
export function schoolCap(max: number): number {
  return Math.max(2, Math.ceil(max / 15))
}
