import { Type } from 'typebox'
import { defineCall } from '../../define.ts'
import { Id, pageFields } from '../../shapes/basic.ts'

export const orderCalls = {
  getOrderList: defineCall({
    method: 'GET',
    path: 'cust/customer/getOrderList',
    callers: 'customer',
    input: {
      customerId: Id,
      state: Type.Optional(Type.Integer({ minimum: 0, maximum: 9 })),
      ...pageFields(100),
    },
    reply: Type.Object({
      total: Type.Integer(),
      list: Type.Array(
        Type.Object({
          orderNo: Type.String(),
          title: Type.String(),
          /** Fen. */
          amount: Type.Integer(),
          state: Type.Integer(),
          createdAt: Type.String(),
        }),
      ),
    }),
    errors: ['40001', '40301', '6001'],
    about: '我的订单',
  }),
}
