import { Type } from 'typebox'
import { defineCall } from '../../define.ts'
import { Id, Title } from '../../shapes/basic.ts'

export const realNameCalls = {
  realNameAuth: defineCall({
    method: 'POST',
    path: 'cust/realNameAuth',
    callers: 'customer',
    input: { customerId: Id, realName: Title(30), idCard: Type.String({ minLength: 1, maxLength: 18 }) },
    reply: Type.Object({ realName: Type.String(), realNameProof: Type.String() }),
    errors: ['40001', '40006', '40301', '42901', '6001'],
    about: '实名认证',
  }),
}
