import { Type } from 'typebox'
import { defineCall } from '../../define.ts'
import { consigneeFields, ImageUrl, otherInfoFields } from '../../shapes/account.ts'
import { Empty, Flag, Id, Line, Nullable, Title } from '../../shapes/basic.ts'
import { BoroughId, CityId, ProvinceId } from '../../shapes/candidate.ts'

const own = { customerId: Id }

/** What customers tell of themselves. */
export const profileCalls = {
  getCustomerInfo: defineCall({
    method: 'GET',
    path: 'cust/customer/getCustomerInfo',
    callers: 'customer',
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
  updateCustomer: defineCall({
    method: 'PUT',
    path: 'cust/customer/updateCustomer',
    callers: 'customer',
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
    callers: 'customer',
    content: 'json',
    input: { ...own, ...otherInfoFields },
    reply: Empty,
    errors: ['40001', '40301', '6001'],
    about: '修改邮箱、家长联系方式、简介',
  }),
  updateCustomerSchoolRoll: defineCall({
    method: 'PUT',
    path: 'cust/customer/updateCustomerSchoolRoll',
    callers: 'customer',
    content: 'json',
    input: {
      ...own,
      schoolProvinceId: ProvinceId,
      cityId: CityId,
      boroughId: Nullable(BoroughId),
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
    callers: 'customer',
    content: 'json',
    input: { ...own, tags: Type.Array(Title(12), { maxItems: 20 }) },
    reply: Empty,
    errors: ['40001', '40301', '6001'],
    about: '修改个人标签',
  }),
  getConsignee: defineCall({
    method: 'GET',
    path: 'cust/customer/getConsignee',
    callers: 'customer',
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
    callers: 'customer',
    content: 'json',
    input: { ...own, ...consigneeFields },
    reply: Empty,
    errors: ['40001', '40301', '6001'],
    about: '修改收货地址',
  }),
  getShareInfo: defineCall({
    method: 'GET',
    path: 'cust/share/getShareInfo',
    callers: 'anyone',
    input: { shareCode: Type.String({ minLength: 1, maxLength: 40, pattern: '^[A-Za-z0-9_-]+$' }) },
    reply: Type.Object({
      /** All but the first character hidden; '' when the person has given no name. */
      name: Type.String(),
      avatar: Type.String(),
    }),
    errors: ['40001', '40401'],
    about: '分享链接来自谁',
  }),
}
