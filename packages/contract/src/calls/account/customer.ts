import { Type } from 'typebox'
import { defineCall } from '../../define.ts'
import { UserInfo } from '../../shapes/account.ts'
import { Empty, Flag, Id } from '../../shapes/basic.ts'
import { GaokaoYear, ProvinceId } from '../../shapes/candidate.ts'

const own = { customerId: Id }

/** The customer, and what the account is bound to. */
export const customerCalls = {
  getUserInfo: defineCall({
    method: 'GET',
    path: 'cust/customer/getUserInfo',
    callers: 'customer',
    input: own,
    reply: UserInfo,
    errors: ['40001', '40301', '6001'],
    about: '当前用户信息',
  }),
  getProvinceList: defineCall({
    method: 'GET',
    path: 'cust/customer/getProvinceList',
    callers: 'customer',
    input: own,
    reply: Type.Array(
      Type.Object({
        provId: Type.Integer(),
        provName: Type.String(),
        provStatus: Type.Boolean(),
        canUse: Type.Integer(),
        /** 1: the one the account is bound to. */
        bound: Flag,
      }),
    ),
    errors: ['40001', '40301', '6001'],
    about: '当前用户可选的高考省份',
  }),
  changeProvince: defineCall({
    method: 'PUT',
    path: 'cust/customer/changeProvince',
    callers: 'customer',
    input: { ...own, year: GaokaoYear, provinceId: ProvinceId },
    reply: Empty,
    errors: ['40001', '40006', '40301', '40303', '6001'],
    about: '绑定高考省份和年份，绑定后不可再改',
  }),
}
