import { Type } from 'typebox'
import { defineCall } from '../../define.ts'
import { Empty, Phone } from '../../shapes/basic.ts'

export const smsCalls = {
  smsCode: defineCall({
    method: 'GET',
    path: 'common/sms/smsCode',
    callers: 'anyone',
    input: {
      phone: Phone,
      type: Type.Integer({
        minimum: 1,
        maximum: 4,
        description: '1：登录、找回密码；2：核对原手机；3：新手机；4：注销账号',
      }),
    },
    reply: Empty,
    errors: ['40001', '40006', '40101', '40301', '42901'],
    about: '发送短信验证码；类型 2、4 只发给当前账号的手机，类型 3 需已登录',
  }),
}
