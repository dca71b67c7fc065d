import { Type } from 'typebox'
import { defineCall } from '../../define.ts'
import { Empty, Flag, Id, Nullable } from '../../shapes/basic.ts'

const Qr = Type.Object({ qrCode: Type.String(), name: Type.String() })

/** Customer service in the enterprise edition of the messaging app. */
export const qywxCalls = {
  bindWx: defineCall({
    method: 'GET',
    path: 'qywx/bindWx',
    callers: 'customer',
    input: { customerId: Id },
    reply: Type.Object({ bound: Flag, serviceName: Type.String() }),
    errors: ['40001', '40006', '40301', '6001'],
    about: '核对并绑定已添加的客服',
  }),
  unbindWx: defineCall({
    method: 'POST',
    path: 'qywx/unbindWx',
    callers: 'customer',
    input: { customerId: Id },
    reply: Empty,
    errors: ['40001', '40006', '40301', '6001'],
    about: '解除客服绑定',
  }),
  getServiceCode: defineCall({
    method: 'GET',
    path: 'qywx/getServiceCode',
    callers: 'customer',
    input: { customerId: Id },
    reply: Type.Object({ ...Qr.properties, bound: Flag }),
    errors: ['40001', '40006', '40301', '6001'],
    about: '专属客服二维码',
  }),
  getGroupCode: defineCall({
    method: 'GET',
    path: 'qywx/getGroupCode',
    callers: 'customer',
    input: { customerId: Id },
    reply: Qr,
    errors: ['40001', '40006', '40301', '6001'],
    about: '交流群二维码',
  }),
  getCouponInfo: defineCall({
    method: 'GET',
    path: 'qywx/getCouponInfo',
    callers: 'customer',
    input: { customerId: Id },
    reply: Nullable(
      Type.Object({
        title: Type.String(),
        /** Fen. */
        amount: Type.Integer(),
        /** Least order, fen. */
        threshold: Type.Integer(),
        endsAt: Type.String(),
        /** 1: the customer has it; 0: it comes with adding the customer service. */
        received: Flag,
      }),
    ),
    errors: ['40001', '40301', '6001'],
    about: '添加客服可得的优惠券',
  }),
}
