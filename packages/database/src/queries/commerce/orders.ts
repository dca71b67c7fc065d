import type { Kysely, Selectable } from 'kysely'
import type { Database } from '../../schema/database.ts'
import type { CustomerOrderTable } from '../../schema/accounts.ts'

const orderColumns = ['orderNo', 'title', 'amount', 'state', 'createdAt'] as const

export type Order = Readonly<Pick<Selectable<CustomerOrderTable>, (typeof orderColumns)[number]>>

/** A page of a customer's orders, newest first; and how many there are. */
export async function listOrders(
  db: Kysely<Database>,
  customerId: number,
  { state, offset, limit }: { state: number | undefined; offset: number; limit: number },
): Promise<{ readonly total: number; readonly list: readonly Order[] }> {
  const own = db
    .selectFrom('customerOrder')
    .where('customerId', '=', customerId)
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? 0))
  const { total } = await own.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const list = await own
    .select(orderColumns)
    .orderBy('createdAt', 'desc')
    .orderBy('orderNo', 'desc')
    .offset(offset)
    .limit(limit)
    .execute()
  return { total, list }
}
