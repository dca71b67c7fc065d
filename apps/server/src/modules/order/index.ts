import { listOrders } from '@wenjin/data'
import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../plugins/bind-calls.ts'
import { checkSelf } from '../cust/index.ts'

/** A customer's orders. */
export function orderHandlers({ connection: { db } }: Deps): Pick<Handlers, 'getOrderList'> {
  return {
    async getOrderList({ customerId, state, pageNo = 1, pageSize = 20 }, caller) {
      checkSelf(customerId, caller)
      const page = { offset: (pageNo - 1) * pageSize, limit: pageSize }
      const { total, list } = await listOrders(db, customerId, { state, ...page })
      return {
        total,
        list: list.map((order) => ({ ...order, createdAt: order.createdAt.toISOString() })),
      }
    },
  }
}
