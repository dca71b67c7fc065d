import { schoolKey } from '../link/school-key.ts'
import type { PlanRow } from '@wenjin/database/queries/admission/unit-rows'
import { normaliseMajorName } from '@wenjin/engine'
import type { AssembledUnit } from './assembled-unit.ts'

/**
 * Finds the unit that a plan row means which prints no code of its major: among the units of its school, batch and
 * plan type known so far, of those whose name is the same but for remarks, the one whose printed name the row's begins
 * with (the longest such), or else the only one. Units that have their plan row already, and names that leave it open,
 * are not found.
 */
export function majorMatcher(units: readonly AssembledUnit[]): (row: PlanRow) => AssembledUnit | undefined {
  let byName: Map<string, AssembledUnit[]> | undefined
  return (row) => {
    byName ??= Map.groupBy(
      units.filter(({ kind }) => kind === 'major'),
      (unit) => nameKey(unit, unit.majorName),
    )
    const alike = byName.get(nameKey(row, row.majorName)) ?? []
    const printed = printedName(row.majorName)
    const started = alike
      .filter((unit) => printed.startsWith(printedName(unit.majorName)))
      .toSorted((a, b) => b.majorName.length - a.majorName.length)
    const [longest, next] = started
    const found = longest ?? (alike.length === 1 ? alike[0] : undefined)
    const isOpen = next !== undefined && printedName(next.majorName) === printedName(found?.majorName ?? '')
    return isOpen || (found?.plans.length ?? 1) > 0 ? undefined : found
  }
}

type Placed = Pick<PlanRow, 'batchId' | 'planType' | 'univId' | 'schoolName' | 'schoolCode'>

function nameKey(row: Placed, majorName: string): string {
  return `${row.batchId}|${row.planType}|${schoolKey(row)}|${normaliseMajorName(majorName).name}`
}

function printedName(name: string): string {
  return name.normalize('NFKC').replaceAll(/\s/g, '')
}
