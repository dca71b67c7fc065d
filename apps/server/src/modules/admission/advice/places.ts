import type { PlanRow } from '@wenjin/database/queries/admission/unit-rows'

/**
 * Share of a unit's places that majors of a kind have: by places, or by number of majors where places are not stated of
 * all; null where no major is known.
 */
export function shareOfPlaces(
  plans: readonly PlanRow[],
  isOfKind: (plan: PlanRow) => boolean,
): number | null {
  const stated = plans.every(({ planNum }) => planNum !== null && planNum > 0)
  let total = 0
  let ofKind = 0
  for (const plan of plans) {
    const places = stated ? (plan.planNum ?? 1) : 1
    total += places
    if (isOfKind(plan)) ofKind += places
  }
  return total === 0 ? null : ofKind / total
}
