import { conditionsText, readConditions } from '@wenjin/engine'
import type { ConditionKind } from '@wenjin/engine'
import type { ImportTools } from './tools.ts'

/** What a row prints beside its figures; '' where it does not. */
export interface Remarks {
  readonly note: string
  readonly planType: string
  readonly schoolName: string
  readonly groupName: string
  readonly majorName: string
}

/** Kinds that names say outside brackets: '体能训练' is a major, no test. */
const OF_NAMES: ReadonlySet<ConditionKind> = new Set(['minority', 'border', 'special', 'directed', 'teacher'])

/**
 * The conditions of a row as the engine writes them; '' where its remarks name none, null where it has no remarks: then
 * nothing is known.
 */
export function rowConditions(tools: ImportTools, remarks: Remarks): string | null {
  const { note, planType, schoolName, majorName } = remarks
  const groupName = remarks.groupName.replace(schoolName, '')
  const names = [schoolName, groupName, majorName]
  const brackets = names.map(bracketsOf)
  // behind a group's or school's name stand codes, subjects, places: a bracket there is no remark by itself
  const hasRemarks = note !== '' || brackets.at(-1) !== ''
  const stated = tools.conditions([note, planType, ...brackets].filter(Boolean).join('，'))
  const named = tools.conditions([groupName, majorName].map(bare).filter(Boolean).join('，'))
  const all = [...readConditions(stated), ...readConditions(named).filter(({ kind }) => OF_NAMES.has(kind))]
  return all.length === 0 && !hasRemarks ? null : conditionsText(all)
}

function bracketsOf(text: string): string {
  return /[(（[【].*/su.exec(text)?.[0] ?? ''
}

function bare(text: string): string {
  return text.replace(/[(（[【].*/su, '')
}
