import { LINE_LEVELS } from '@wenjin/database/schema/tables'
import type { ChoiceUnit } from '@wenjin/engine'

/** How fine units and lines are, coarsest first. */
export const LEVELS = ['school', 'group', 'major'] as const satisfies readonly ChoiceUnit[]

/** Levels whose lines say something of units of a level: its own; and a major's row names its group. */
const LINES_FOR: Readonly<Record<ChoiceUnit, readonly ChoiceUnit[]>> = {
  school: ['school'],
  group: ['group'],
  major: ['group', 'major'],
}

/** The level by its number in the tables. */
export function levelOf(number: number): ChoiceUnit | undefined {
  return LEVELS.find((level) => LINE_LEVELS[level] === number)
}

/** Numbers of the levels whose lines say something of units of these levels. */
export function lineLevelsFor(levels: Iterable<ChoiceUnit>): number[] {
  const found = new Set([...levels].flatMap((level) => LINES_FOR[level]))
  return [...found].map((level) => LINE_LEVELS[level])
}
