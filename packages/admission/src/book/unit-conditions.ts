import type { LineRow } from '@wenjin/database/queries/admission/unit-rows'
import { readConditions, sharedConditions, uniteConditions } from '@wenjin/engine'
import type { Condition } from '@wenjin/engine'
import { groupCodeOf } from '../link/group-code-of.ts'
import { levelOf } from '../link/levels.ts'
import type { UnitLine } from '../link/link-lines.ts'
import type { AssembledUnit } from './assembled-unit.ts'

/**
 * Conditions of each unit; null where no table has a remark on it, so that nothing is known. Those of a major are what
 * any of its rows states; those of a group (or school) what its lines state and what all of its majors share: what some
 * majors ask stays theirs (`conditions` of the plan's rows). Where this year's rows have no remarks, those of the
 * unit's newest past line stand for them.
 * @param lines past lines, as the histories were made of
 */
export function unitConditions(
  units: readonly AssembledUnit[],
  histories: readonly (readonly UnitLine[])[],
  lines: readonly LineRow[],
): (readonly Condition[] | null)[] {
  const stated = new Map<string, Condition[][]>()
  for (const line of lines) {
    if (line.conditions === null) continue
    const key = keyOfRow(line)
    const own = stated.get(key)
    if (own === undefined) stated.set(key, [readConditions(line.conditions)])
    else own.push(readConditions(line.conditions))
  }
  return units.map((unit, i) => {
    const own = ownConditions(unit)
    if (own !== null) return own
    const [newest] = histories[i]!
    if (newest === undefined || (unit.kind === 'group' && newest.foreignCode)) return null
    const past = stated.get(keyOfLine(unit, newest))
    return past === undefined ? null : uniteConditions(past)
  })
}

function ownConditions({ kind, plans, lines }: AssembledUnit): Condition[] | null {
  const rows = [...plans, ...lines].flatMap(({ conditions }) => conditions ?? [])
  if (rows.length === 0) return null
  const read = (all: readonly { readonly conditions: string | null }[]): Condition[][] =>
    all.map(({ conditions }) => readConditions(conditions ?? ''))
  const ofMajors = kind === 'major' ? uniteConditions(read(plans)) : sharedConditions(read(plans))
  return uniteConditions([ofMajors, ...read(lines)])
}

function keyOfRow(line: LineRow): string {
  const { year, level, batchId, univId: universityId, majorName, minScore } = line
  const kind = levelOf(level)
  const groupCode = kind === 'group' ? groupCodeOf(line) : null
  return [year, kind, batchId, universityId, groupCode, majorName, minScore].join('|')
}

function keyOfLine({ kind }: AssembledUnit, line: UnitLine): string {
  const { year, batchId, univId: universityId, groupCode, majorName, score } = line
  return [year, kind, batchId, universityId, groupCode, majorName, score].join('|')
}
