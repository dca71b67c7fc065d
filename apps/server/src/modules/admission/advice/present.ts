import type { Outlook } from '@wenjin/contract'
import type { ListOutlook } from '@wenjin/engine'

/** How a list ends, on the wire. */
export function presentOutlook(planIds: readonly number[], outlook: ListOutlook): Outlook {
  return {
    slipping: tenThousandths(outlook.slipping),
    refusal: tenThousandths(outlook.refusal),
    ends: planIds.map((planId, i) => ({
      planId,
      taken: tenThousandths(outlook.taken[i] ?? 0),
      refused: tenThousandths(outlook.refused[i] ?? 0),
    })),
  }
}

export function tenThousandths(value: number): number {
  return Math.round(value * 10_000) / 10_000
}
