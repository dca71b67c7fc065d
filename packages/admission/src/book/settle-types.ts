import { schoolKey } from '../link/school-key.ts'
import type { PlanRow } from '@wenjin/database/queries/admission/unit-rows'
import { PLAN_TYPES } from '@wenjin/engine'
import type { AssembledUnit } from './assembled-unit.ts'

/** Types that anybody may fill in; majors of both stand in one group. */
const OPEN: ReadonlySet<number> = new Set([PLAN_TYPES.ordinary, PLAN_TYPES.jointVenture])

/** Types that the ministry has filled in by themselves: never in a group with ordinary majors. */
const ALWAYS_APART: ReadonlySet<number> = new Set([
  PLAN_TYPES.nationalSpecial,
  PLAN_TYPES.localSpecial,
  PLAN_TYPES.universitySpecial,
])

/**
 * Settles of what type each coded group is, and takes out of the open ones the majors that cannot be theirs.
 *
 * Some lines print no type at all: there the plan says it. Some plans file all majors of a school under one of its
 * groups: what belongs to a special programme that has groups of its own is then taken out, rather than shown to
 * everybody.
 * @returns the rows taken out, whose groups are not known
 */
export function settleTypes(units: readonly AssembledUnit[]): PlanRow[] {
  const groups = units.filter((unit) => unit.kind === 'group' && unit.groupCode !== '')
  for (const unit of groups) unit.planType = settledType(unit)
  const special = new Set(
    groups.filter(({ planType }) => !OPEN.has(planType)).map((unit) => placeOf(unit, unit.planType)),
  )
  return groups
    .filter(({ planType }) => OPEN.has(planType))
    .flatMap((unit) =>
      takeOut(
        unit.plans,
        ({ planType }) =>
          ALWAYS_APART.has(planType) || (!OPEN.has(planType) && special.has(placeOf(unit, planType))),
      ),
    )
}

function settledType({ lineType, planType, plans }: AssembledUnit): number {
  if (lineType !== null || plans.length === 0) return lineType ?? planType
  const types = new Set(plans.map((plan) => plan.planType))
  const open = [PLAN_TYPES.ordinary, PLAN_TYPES.jointVenture].find((type) => types.has(type))
  return open ?? Math.min(...types)
}

function placeOf(unit: AssembledUnit, planType: number): string {
  return `${unit.batchId}|${schoolKey(unit)}|${planType}`
}

function takeOut(plans: PlanRow[], isOut: (plan: PlanRow) => boolean): PlanRow[] {
  const out = plans.filter(isOut)
  plans.splice(0, plans.length, ...plans.filter((plan) => !isOut(plan)))
  return out
}
