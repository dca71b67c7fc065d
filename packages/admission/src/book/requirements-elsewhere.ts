import type { RequirementRow } from '@wenjin/database/queries/admission/unit-rows'
import { normaliseGroupCode, normaliseMajorName } from '@wenjin/engine'
import type { UnitLine } from '../link/link-lines.ts'
import { schoolKey } from '../link/school-key.ts'
import type { AssembledUnit } from './assembled-unit.ts'

/** Of the units of this year: what of them tells where else their requirement may stand. */
type Asking = Pick<
  AssembledUnit,
  'kind' | 'univId' | 'schoolCode' | 'schoolName' | 'groupCode' | 'majorName' | 'requirement'
>

/**
 * Subject requirements that this year's tables leave out but others state: the unit's own lines of other years, then
 * plans of other years and lists of requirements, by school and group code or major. The newest year counts; a year that
 * states several for one name states none.
 * @returns in the order of the units; null where the unit states its own, or nothing is found
 */
export function requirementsElsewhere(
  units: readonly Asking[],
  histories: readonly (readonly UnitLine[])[],
  rows: readonly RequirementRow[],
): (string | null)[] {
  const stated = Map.groupBy(rows, (row) => placeOf(row, row.majorName === null ? 'group' : 'major'))
  return units.map((unit, i) => {
    if (unit.requirement !== null) return null
    const ofLines = histories[i]!.find(({ requirement }) => requirement !== null)?.requirement
    return ofLines ?? newestOf(stated.get(placeOf(unit, unit.kind)) ?? [])
  })
}

function placeOf(
  row: Pick<RequirementRow, 'univId' | 'schoolCode' | 'schoolName' | 'groupCode' | 'majorName'>,
  kind: Asking['kind'],
): string {
  const own =
    kind === 'major' ? majorKey(row.majorName ?? '') : (normaliseGroupCode(row.groupCode ?? '') ?? '')
  return `${kind}|${schoolKey(row)}|${own}`
}

function majorKey(majorName: string): string {
  const { name, flags } = normaliseMajorName(majorName)
  return [name, ...flags].join(' ')
}

function newestOf(rows: readonly RequirementRow[]): string | null {
  const newest = rows.reduce((year, row) => Math.max(year, row.year), 0)
  const said = new Set(rows.flatMap((row) => (row.year === newest ? [row.requirement] : [])))
  return said.size === 1 ? [...said][0]! : null
}
