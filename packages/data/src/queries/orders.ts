import type { Kysely } from 'kysely'
import type { Database } from '../schema/database.ts'

export interface Order {
  readonly orderNo: string
  readonly title: string
  /** Fen. */
  readonly amount: number
  readonly state: number
  readonly createdAt: Date
}

/** A page of a customer's orders, newest first; and how many there are. */
export async function listOrders(
  db: Kysely<Database>,
  customerId: number,
  { state, offset, limit }: { state: number | undefined; offset: number; limit: number },
): Promise<{ readonly total: number; readonly list: readonly Order[] }> {
  const own = db
    .selectFrom('customer_order')
    .where('customer_id', '=', customerId)
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? 0))
  const { total } = await own.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const list = await own
    .select(['order_no as orderNo', 'title', 'amount', 'state', 'created_at as createdAt'])
    .orderBy('created_at', 'desc')
    .orderBy('order_no', 'desc')
    .offset(offset)
    .limit(limit)
    .execute()
  return { total, list }
}
