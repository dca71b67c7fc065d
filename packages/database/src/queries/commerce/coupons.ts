import type { Kysely, Selectable } from 'kysely'
import type { Database } from '../../schema/database.ts'
import type { CouponTable } from '../../schema/accounts.ts'

const couponColumns = ['title', 'amount', 'threshold', 'endsAt'] as const

export type Coupon = Readonly<Pick<Selectable<CouponTable>, (typeof couponColumns)[number]>>

/** The coupon a customer has from a source; undefined: none. */
export function findCoupon(
  db: Kysely<Database>,
  customerId: number,
  source: string,
): Promise<Coupon | undefined> {
  return db
    .selectFrom('coupon')
    .select(couponColumns)
    .where('customerId', '=', customerId)
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
    .values({ customerId, source, createdAt: now, ...coupon })
    .onConflict((conflict) => conflict.columns(['customerId', 'source']).doNothing())
    .execute()
}
