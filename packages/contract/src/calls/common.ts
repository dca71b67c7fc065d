import { Type } from 'typebox'
import { defineCall } from '../define.ts'
import { Empty, Phone } from '../shapes/basic.ts'

export const commonCalls = {
  getProvinces: defineCall({
    method: 'GET',
    path: 'common/area/getProvinces',
    who: 'anyone',
    input: {},
    reply: Type.Array(
      Type.Object({
        provId: Type.Integer(),
        provName: Type.String(),
        /** Data of the province are open. */
        provStatus: Type.Boolean(),
        /** 1: the tenant may use it; 0: locked. */
        canUse: Type.Integer(),
        /** What is loaded is made-up sample data. */
        demo: Type.Boolean(),
      }),
    ),
    errors: [],
    about: '全部省份及其开通情况',
  }),
  smsCode: defineCall({
    method: 'GET',
    path: 'common/sms/smsCode',
    who: 'anyone',
    input: { phone: Phone, type: Type.Integer({ minimum: 1, maximum: 9, description: '1：登录、找回密码' }) },
    reply: Empty,
    errors: ['40001', '42901', '40006'],
    about: '发送短信验证码',
  }),
}
