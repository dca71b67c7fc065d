import { enterCheckIn } from '@wenjin/database/queries/commerce/points'
import { chinaDay } from '@wenjin/engine'
import type { Deps } from '../../../deps.ts'
import type { HandlersOf } from '../../../kernel/handlers.ts'
import { refuse } from '../../../kernel/refusal.ts'

/** Points of the first day; each day in a row adds one, at most MAX_EXTRA. */
const FIRST_DAY = 5
const MAX_EXTRA = 5

/** Points for coming every day. */
export function checkInHandlers({ connection: { db } }: Deps): HandlersOf<'commerce/check-in'> {
  return {
    async signIn(_input, caller) {
      const { customerId } = caller.customer
      const day = { day: chinaDay(caller.now), now: caller.now }
      const entered = await enterCheckIn(db, customerId, day, pointsOf)
      if (entered === undefined) throw refuse.checkedIn()
      return entered
    },
  }
}

function pointsOf(daysInARow: number): number {
  return FIRST_DAY + Math.min(daysInARow - 1, MAX_EXTRA)
}
