import { Type } from 'typebox'
import { defineCall } from '../define.ts'
import { Empty, Id, Line, Nullable, Phone } from '../shapes/basic.ts'
import { ChoiceScore, GaokaoYear, ProvinceId } from '../shapes/grade.ts'

export const custCalls = {
  regAndLogin: defineCall({
    method: 'POST',
    path: 'cust/regAndLogin',
    who: 'anyone',
    signed: ['phone', 'smsCode'],
    input: {
      phone: Phone,
      smsCode: Type.String({ maxLength: 32 }),
      type: Type.Optional(Type.Literal('m')),
      sourceCode: Type.Optional(Line(64)),
      sourceName: Type.Optional(Line(64)),
    },
    reply: Type.Object({ customerId: Id, onlineToken: Type.String(), tokenName: Type.String() }),
    errors: ['40001', '40002', '40003', '42901'],
    about: '短信验证码登录，新手机号自动注册',
  }),
  logout: defineCall({
    method: 'POST',
    path: 'cust/logout',
    who: 'customer',
    refusesBanned: false,
    input: { customerId: Id },
    reply: Empty,
    errors: ['40001', '40301'],
    about: '退出登录',
  }),
  getUserInfo: defineCall({
    method: 'GET',
    path: 'cust/customer/getUserInfo',
    who: 'customer',
    input: { customerId: Id },
    reply: Type.Object({
      customerDto: Type.Object({
        customerId: Id,
        /** Middle digits hidden. */
        phone: Type.String(),
        name: Type.String(),
        avatar: Type.String(),
        canModifyProv: Type.Boolean(),
        banStatus: Type.Integer(),
        shareCode: Type.String(),
        sourceName: Type.String(),
        year: Nullable(Type.Integer()),
      }),
      choiceScoreDto: Nullable(ChoiceScore),
      customerSchoolRollDto: Nullable(
        Type.Object({ provinceId: Type.Integer(), provinceName: Type.String() }),
      ),
      customerTagDto: Type.Array(Type.String()),
      vipInfo: Type.Null(),
      /** 1 when a score has been saved. */
      scoreStatus: Type.Integer(),
    }),
    errors: ['40001', '40301', '6001'],
    about: '当前用户信息',
  }),
  changeProvince: defineCall({
    method: 'PUT',
    path: 'cust/customer/changeProvince',
    who: 'customer',
    input: { customerId: Id, year: GaokaoYear, provinceId: ProvinceId },
    reply: Empty,
    errors: ['40001', '40006', '40301', '40303', '6001'],
    about: '绑定高考省份和年份，绑定后不可再改',
  }),
}
