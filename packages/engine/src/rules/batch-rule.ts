import type { BatchId } from '../vocab/batch.ts'

/** What one choice is: a major group of a school, one major of a school, or a school with majors inside (old style). */
export const CHOICE_UNITS = ['group', 'major', 'school'] as const
export type ChoiceUnit = (typeof CHOICE_UNITS)[number]

/** How the product numbers the units: 1 groups, 2 a list of majors by plan, 3 school with majors. */
export const CHOICE_MODES: Readonly<Record<ChoiceUnit, 1 | 2 | 3>> = { group: 1, major: 2, school: 3 }

/** How sure a fact is: confirmed by the examination authority, by several sources, or to be checked before use. */
export type Confidence = 'high' | 'medium' | 'low'

/** How a province lets candidates fill in one batch. */
export interface BatchRule {
  readonly provId: number
  readonly batchId: BatchId
  /** The batch as the province calls it. */
  readonly name: string
  readonly unit: ChoiceUnit
  readonly choiceMode: 1 | 2 | 3
  /** Choices in the list. */
  readonly maxUnivNum: number
  /** Majors inside one choice; 1 where the choice is a major. */
  readonly majorNum: number
  /** Whether a choice asks for 服从专业调剂. */
  readonly hasObey: boolean
  /** 平行志愿: score first, then the list's order, one pass. */
  readonly parallel: boolean
  /** 顺序志愿: a school looks at first choices before second ones. */
  readonly sequential: boolean
  /** Page of the authority, or else of a publication; null when only compilations say so. */
  readonly source: string | null
  readonly confidence: Confidence
  /** What a person should know beside the figures, in Chinese. */
  readonly note: string | null
}
