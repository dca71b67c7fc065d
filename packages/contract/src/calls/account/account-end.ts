import { defineCall } from '../../define.ts'
import { SmsCode } from '../../shapes/account.ts'
import { Empty, File, Id, Phone } from '../../shapes/basic.ts'

/** Taking one's data along, and going for good. */
export const accountEndCalls = {
  delAccount: defineCall({
    method: 'POST',
    path: 'cust/delAccount',
    callers: 'customer',
    refusesBanned: false,
    signed: ['phone', 'smsCode'],
    input: { phone: Phone, smsCode: SmsCode },
    reply: Empty,
    errors: ['40001', '40002', '40003', '40301', '42901'],
    about: '注销账号：个人数据立即删除，不可恢复',
  }),
  exportData: defineCall({
    method: 'GET',
    path: 'cust/customer/exportData',
    callers: 'customer',
    input: { customerId: Id },
    reply: File,
    errors: ['40001', '40301', '42901'],
    about: '下载本人全部数据（JSON）',
  }),
}
