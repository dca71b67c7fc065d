import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../../schema/database.ts'
import { withCustomerLocked } from '../account/customers.ts'

export interface Points {
  readonly balance: number
  /** Days in a row signed in for points, up to today or yesterday. */
  readonly days: number
  readonly today: boolean
}

const CHECK_IN = 'sign-in'

/** Points of a customer on a day (China's date, YYYY-MM-DD). */
export async function loadPoints(db: Kysely<Database>, customerId: number, day: string): Promise<Points> {
  // days in a row share what is left of the date when its place from the newest is added
  const { rows } = await sql<Points>`
    with signed as (
      select day::date as day, day::date + row_number() over (order by day desc)::integer as run
      from point_entry where customer_id = ${customerId} and reason = ${CHECK_IN} and day <= ${day}
    ), newest as (
      select day, run from signed order by day desc limit 1
    )
    select
      (select coalesce(sum(points), 0)::integer from point_entry where customer_id = ${customerId}) as balance,
      (select count(*)::integer from signed, newest
        where signed.run = newest.run and newest.day >= ${day}::date - 1) as days,
      exists (select from newest where newest.day = ${day}::date) as today`.execute(db)
  return rows[0]!
}

/**
 * Enters a day's sign-in once: `pointsOf` gives its points from the days in a row, that day included. Undefined when the
 * day is entered already; of requests at the same time one enters it.
 */
export function enterCheckIn(
  db: Kysely<Database>,
  customerId: number,
  { day, now }: { day: string; now: Date },
  pointsOf: (days: number) => number,
): Promise<{ readonly points: number; readonly balance: number; readonly days: number } | undefined> {
  return withCustomerLocked(db, customerId, async (trx) => {
    const before = await loadPoints(trx, customerId, day)
    if (before.today) return undefined
    const days = before.days + 1
    const points = pointsOf(days)
    await trx
      .insertInto('pointEntry')
      .values({ customerId, points, reason: CHECK_IN, day, madeAt: now })
      .execute()
    return { points, balance: before.balance + points, days }
  })
}
