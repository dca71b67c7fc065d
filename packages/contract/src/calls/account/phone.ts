import { Type } from 'typebox'
import { defineCall } from '../../define.ts'
import { SmsCode } from '../../shapes/account.ts'
import { Empty, Flag, Id, Phone } from '../../shapes/basic.ts'

const own = { customerId: Id }

/** The phone of an account. */
export const phoneCalls = {
  bindingPhone: defineCall({
    method: 'POST',
    path: 'cust/bindingPhone',
    callers: 'customer',
    /** The code is one sent to that phone (SMS type 3). */
    input: { ...own, phone: Phone, smsCode: SmsCode },
    reply: Empty,
    errors: ['40001', '40003', '40006', '40007', '40301', '42901', '6001'],
    about: '为没有手机号的账号绑定手机号',
  }),
  getCustomerByPhone: defineCall({
    method: 'GET',
    path: 'cust/customer/getCustomerByPhone',
    callers: 'customer',
    input: { phone: Phone },
    reply: Type.Object({ customerId: Id, phone: Type.String(), name: Type.String() }),
    errors: ['40001', '40301', '6001'],
    about: '按手机号取当前账号，不是自己的号码一律 40301',
  }),
  checkByChangePhone: defineCall({
    method: 'GET',
    path: 'cust/customer/checkByChangePhone',
    callers: 'customer',
    input: {
      ...own,
      /** Code sent to the phone in use (SMS type 2); absent: only asks whether a change is possible. */
      smsCode: Type.Optional(SmsCode),
    },
    reply: Type.Object({
      canChange: Flag,
      /** Why not, each a sentence; empty when it can. */
      reasons: Type.Array(Type.String()),
      /** Proof for changePhone, ten minutes; '' without a code. */
      ticket: Type.String(),
    }),
    errors: ['40001', '40003', '40301', '42901', '6001'],
    about: '更换手机号前的检查，凭原手机验证码换取凭据',
  }),
  changePhone: defineCall({
    method: 'POST',
    path: 'cust/customer/changePhone',
    callers: 'customer',
    input: {
      ...own,
      phone: Phone,
      /** Code sent to the new phone (SMS type 3). */
      smsCode: SmsCode,
      ticket: Type.String({ minLength: 1, maxLength: 512 }),
    },
    reply: Empty,
    errors: ['40001', '40003', '40006', '40007', '40301', '42901', '6001'],
    about: '更换手机号，其他设备随即退出',
  }),
}
