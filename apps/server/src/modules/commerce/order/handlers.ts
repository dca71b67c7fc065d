import { listOrders } from '@wenjin/database/queries/commerce/orders'
import type { Deps } from '../../../deps.ts'
import type { HandlersOf } from '../../../kernel/handlers.ts'

/** A customer's orders. */
export function orderHandlers({ connection: { db } }: Deps): HandlersOf<'commerce/order'> {
  return {
    async getOrderList({ state, pageNo = 1, pageSize = 20 }, caller) {
      const { customerId } = caller.customer
      const page = { offset: (pageNo - 1) * pageSize, limit: pageSize }
      const { total, list } = await listOrders(db, customerId, { state, ...page })
      return {
        total,
        list: list.map((order) => ({ ...order, createdAt: order.createdAt.toISOString() })),
      }
    },
  }
}
