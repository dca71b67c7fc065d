import type { PlanRow } from '@wenjin/database/queries/admission/unit-rows'
import { PLAN_TYPES } from '@wenjin/engine'
import type { UnitLine } from '../link/link-lines.ts'
import { unprovenTypes } from '../link/unproven-types.ts'
import type { AssembledUnit } from './assembled-unit.ts'

/**
 * Whether each unit's plan type is beyond doubt: named, told by a code, ordinary in a source that names types, or
 * ordinary without anything against it. Ranks compared are those of the newest year that any unit has a line of.
 */
export function provenTypes(
  provId: number,
  units: readonly AssembledUnit[],
  histories: readonly (readonly UnitLine[])[],
): boolean[] {
  const newest = histories.reduce((year, [line]) => Math.max(year, line?.year ?? 0), 0)
  const typed = typedPlans(units.flatMap(({ plans }) => plans))
  const asked = units.map((unit, i) => {
    const [line] = histories[i]!
    return {
      ...unit,
      namesTypes: unit.lineType !== null || unit.plans.some(({ datasetId }) => typed.has(datasetId)),
      rank: line?.year === newest ? line.rank : null,
    }
  })
  return unprovenTypes(provId, asked).map((isUnproven) => !isUnproven)
}

/** Plans that name types which are not open to everybody. */
function typedPlans(plans: readonly PlanRow[]): ReadonlySet<number> {
  const open: ReadonlySet<number> = new Set([PLAN_TYPES.ordinary, PLAN_TYPES.jointVenture])
  return new Set(plans.filter(({ planType }) => !open.has(planType)).map(({ datasetId }) => datasetId))
}
