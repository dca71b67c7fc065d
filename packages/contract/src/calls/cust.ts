import { Type } from 'typebox'
import { defineCall } from '../define.ts'
import { consigneeFields, ImageUrl, otherInfoFields, SmsCode, UserInfo } from '../shapes/account.ts'
import { Empty, File, Flag, Id, Line, Nullable, Phone, Title } from '../shapes/basic.ts'
import { GaokaoYear, ProvinceId } from '../shapes/grade.ts'

const own = { customerId: Id }

/** A customer's own account. */
export const custCalls = {
  getUserInfo: defineCall({
    method: 'GET',
    path: 'cust/customer/getUserInfo',
    who: 'customer',
    input: own,
    reply: UserInfo,
    errors: ['40001', '40301', '6001'],
    about: '当前用户信息',
  }),
  getCustomerInfo: defineCall({
    method: 'GET',
    path: 'cust/customer/getCustomerInfo',
    who: 'customer',
    input: own,
    reply: Type.Object({
      customerId: Id,
      phone: Type.String(),
      name: Type.String(),
      avatar: Type.String(),
      /** 0 not told, 1 male, 2 female. */
      gender: Type.Integer(),
      email: Type.String(),
      parentName: Type.String(),
      parentPhone: Type.String(),
      intro: Type.String(),
      hasPasswd: Flag,
      hasOpenid: Flag,
      /** Real name with all but its first character hidden; '' while unproven. */
      realName: Type.String(),
      /** How it was proven: '' not at all, 'form' by the number's form alone, 'register' by the authority's register. */
      realNameProof: Type.String(),
      createdAt: Type.String(),
      points: Type.Integer(),
      /** Days in a row signed in for points up to today or yesterday, and whether today is one of them. */
      signInDays: Type.Integer(),
      signedInToday: Flag,
    }),
    errors: ['40001', '40301', '6001'],
    about: '个人资料',
  }),
  getProvinceList: defineCall({
    method: 'GET',
    path: 'cust/customer/getProvinceList',
    who: 'customer',
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
    who: 'customer',
    input: { ...own, year: GaokaoYear, provinceId: ProvinceId },
    reply: Empty,
    errors: ['40001', '40006', '40301', '40303', '6001'],
    about: '绑定高考省份和年份，绑定后不可再改',
  }),
  updateCustomer: defineCall({
    method: 'PUT',
    path: 'cust/customer/updateCustomer',
    who: 'customer',
    content: 'json',
    input: {
      ...own,
      name: Type.Optional(Title(20)),
      avatar: Type.Optional(ImageUrl),
      gender: Type.Optional(Type.Integer({ minimum: 0, maximum: 2 })),
    },
    reply: Empty,
    errors: ['40001', '40301', '6001'],
    about: '修改昵称、头像、性别',
  }),
  updateOtherInfo: defineCall({
    method: 'POST',
    path: 'cust/customer/updateOtherInfo',
    who: 'customer',
    content: 'json',
    input: { ...own, ...otherInfoFields },
    reply: Empty,
    errors: ['40001', '40301', '6001'],
    about: '修改邮箱、家长联系方式、简介',
  }),
  updateCustomerSchoolRoll: defineCall({
    method: 'PUT',
    path: 'cust/customer/updateCustomerSchoolRoll',
    who: 'customer',
    content: 'json',
    input: {
      ...own,
      schoolProvinceId: ProvinceId,
      cityId: Type.Integer({ minimum: 1, maximum: 999_999 }),
      boroughId: Nullable(Type.Integer({ minimum: 1, maximum: 999_999 })),
      /** null: the school is not in the list; its name is as typed. */
      schoolId: Nullable(Id),
      schoolName: Title(60),
      grade: Nullable(Type.Integer({ minimum: 1, maximum: 3 })),
      className: Line(30),
    },
    reply: Empty,
    errors: ['40001', '40301', '40401', '6001'],
    about: '修改就读学校和班级',
  }),
  updateCustomerTag: defineCall({
    method: 'PUT',
    path: 'cust/customer/updateCustomerTag',
    who: 'customer',
    content: 'json',
    input: { ...own, tags: Type.Array(Title(12), { maxItems: 20 }) },
    reply: Empty,
    errors: ['40001', '40301', '6001'],
    about: '修改个人标签',
  }),
  getConsignee: defineCall({
    method: 'GET',
    path: 'cust/customer/getConsignee',
    who: 'customer',
    input: own,
    reply: Nullable(
      Type.Object({
        ...consigneeFields,
        provName: Type.String(),
        cityName: Type.String(),
        boroughName: Type.String(),
      }),
    ),
    errors: ['40001', '40301', '6001'],
    about: '收货地址',
  }),
  updateConsignee: defineCall({
    method: 'PUT',
    path: 'cust/customer/updateConsignee',
    who: 'customer',
    content: 'json',
    input: { ...own, ...consigneeFields },
    reply: Empty,
    errors: ['40001', '40301', '6001'],
    about: '修改收货地址',
  }),
  checkByChangePhone: defineCall({
    method: 'GET',
    path: 'cust/customer/checkByChangePhone',
    who: 'customer',
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
    who: 'customer',
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
  delAccount: defineCall({
    method: 'POST',
    path: 'cust/delAccount',
    who: 'customer',
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
    who: 'customer',
    input: own,
    reply: File,
    errors: ['40001', '40301', '42901'],
    about: '下载本人全部数据（JSON）',
  }),
  signIn: defineCall({
    method: 'POST',
    path: 'cust/customer/signIn',
    who: 'customer',
    input: own,
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
  realNameAuth: defineCall({
    method: 'POST',
    path: 'cust/realNameAuth',
    who: 'customer',
    input: { ...own, realName: Title(30), idCard: Type.String({ minLength: 1, maxLength: 18 }) },
    reply: Type.Object({ realName: Type.String(), realNameProof: Type.String() }),
    errors: ['40001', '40006', '40301', '42901', '6001'],
    about: '实名认证',
  }),
  getOrderList: defineCall({
    method: 'GET',
    path: 'cust/customer/getOrderList',
    who: 'customer',
    input: {
      ...own,
      state: Type.Optional(Type.Integer({ minimum: 0, maximum: 9 })),
      pageNo: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000, default: 1 })),
      pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 20 })),
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
