import type { Kysely } from 'kysely'
import type { Database } from '../schema/database.ts'

export interface Coupon {
  readonly title: string
  /** Fen. */
  readonly amount: number
  /** Least order, fen. */
  readonly threshold: number
  readonly endsAt: Date
}

/** The coupon a customer has from a source; undefined: none. */
export function findCoupon(
  db: Kysely<Database>,
  customerId: number,
  source: string,
): Promise<Coupon | undefined> {
  return db
    .selectFrom('coupon')
    .select(['title', 'amount', 'threshold', 'ends_at as endsAt'])
    .where('customer_id', '=', customerId)
    .where('source', '=', source)
    .executeTakeFirst()
}

/** Gives a customer the coupon of a source; a source gives one, however often it is asked. */
export async function issueCoupon(
  db: Kysely<Database>,
  customerId: number,
  source: string,
  coupon: Coupon,
  now: Date,
): Promise<void> {
  await db
    .insertInto('coupon')
    .values({
      customer_id: customerId,
      source,
      title: coupon.title,
      amount: coupon.amount,
      threshold: coupon.threshold,
      created_at: now,
      ends_at: coupon.endsAt,
    })
    .onConflict((conflict) => conflict.columns(['customer_id', 'source']).doNothing())
    .execute()
}
