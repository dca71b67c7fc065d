import { Type } from 'typebox'
import { defineCall } from '../../define.ts'
import { Id } from '../../shapes/basic.ts'

export const checkInCalls = {
  signIn: defineCall({
    method: 'POST',
    path: 'cust/customer/signIn',
    callers: 'customer',
    input: { customerId: Id },
    reply: Type.Object({
      /** Points given for today. */
      points: Type.Integer(),
      balance: Type.Integer(),
      /** Days in a row, today included. */
      days: Type.Integer(),
    }),
    errors: ['40001', '40006', '40301', '6001'],
    about: '每日签到得积分',
  }),
}
