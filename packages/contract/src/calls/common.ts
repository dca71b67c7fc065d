import { Type } from 'typebox'
import { defineCall } from '../define.ts'
import { Empty, FilePart, Id, Line, Paragraphs, Phone, Title } from '../shapes/basic.ts'

export const commonCalls = {
  smsCode: defineCall({
    method: 'GET',
    path: 'common/sms/smsCode',
    who: 'anyone',
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
  uploadImage: defineCall({
    method: 'POST',
    path: 'common/file/uploadImage',
    who: 'customer',
    content: 'multipart',
    // JPEG, PNG, WebP or GIF by its content, at most 5 MB
    input: { image: FilePart },
    reply: Type.Object({ url: Type.String(), width: Type.Integer(), height: Type.Integer() }),
    errors: ['40001', '40006', '42901', '6001'],
    about: '上传图片，去除其中的位置等附加信息',
  }),
  getBannerList: defineCall({
    method: 'GET',
    path: 'banner/getBannerList',
    who: 'anyone',
    input: { keyName: Line(40) },
    reply: Type.Array(
      Type.Object({ bannerId: Id, title: Type.String(), imageUrl: Type.String(), link: Type.String() }),
    ),
    errors: ['40001'],
    about: '一个位置的轮播图',
  }),
  activityList: defineCall({
    method: 'GET',
    path: 'activity/list',
    who: 'anyone',
    input: {},
    reply: Type.Array(
      Type.Object({
        activityId: Id,
        title: Type.String(),
        about: Type.String(),
        link: Type.String(),
        startsAt: Type.String(),
        endsAt: Type.String(),
      }),
    ),
    errors: [],
    about: '进行中的活动',
  }),
  saveCooperation: defineCall({
    method: 'POST',
    path: 'common/cooperation/save',
    who: 'anyone',
    input: {
      name: Title(40),
      organisation: Title(80),
      phone: Phone,
      need: Paragraphs(1000),
    },
    reply: Empty,
    errors: ['40001', '42901'],
    about: '提交商务合作意向',
  }),
  getShareInfo: defineCall({
    method: 'GET',
    path: 'cust/share/getShareInfo',
    who: 'anyone',
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
