import type { Outlook } from '@wenjin/contract'
import { someSlipping } from '../../../../shared/ui/share-text.ts'
import type { Simulation } from './simulate.ts'

/** What is shown of a choice beside its part in the outcome. */
export interface NamedChoice {
  readonly univName: string
  readonly unitName: string
  /** Chance of filing; null: 数据不足. */
  readonly chance: number | null
}

/** An outcome the server worked out, with the names of its choices. */
export function simulationOf(outlook: Outlook, named: (planId: number) => NamedChoice): Simulation {
  const slipping = someSlipping(outlook.slipping)
  return {
    admitted: Math.max(0, 1 - slipping - outlook.refusal),
    slipping,
    refusal: outlook.refusal,
    ends: outlook.ends.map(({ planId, taken, refused }, i) => ({
      ...named(planId),
      planId,
      place: i + 1,
      taken,
      refused,
      out: false,
      refusalKnown: true,
    })),
  }
}
