import { enterSignIn } from '@wenjin/data'
import { chinaDay } from '../../china-day.ts'
import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../plugins/bind-calls.ts'
import { Refusal } from '../../refusal.ts'
import { checkSelf } from '../cust/index.ts'

/** Points of the first day; each day in a row adds one, at most MOST_EXTRA. */
const FIRST_DAY = 5
const MOST_EXTRA = 5

/** Points for coming every day. */
export function pointHandlers({ connection: { db } }: Deps): Pick<Handlers, 'signIn'> {
  return {
    async signIn({ customerId }, caller) {
      checkSelf(customerId, caller)
      const day = { day: chinaDay(caller.now), now: caller.now }
      const entered = await enterSignIn(db, customerId, day, pointsOf)
      if (entered === undefined) throw new Refusal('40006', '今日已签到')
      return entered
    },
  }
}

function pointsOf(daysInARow: number): number {
  return FIRST_DAY + Math.min(daysInARow - 1, MOST_EXTRA)
}
