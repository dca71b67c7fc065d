import { Type } from 'typebox'
import { defineCall } from '../../define.ts'
import { Credentials, Openid, Password, SmsCode } from '../../shapes/account.ts'
import { Empty, Flag, Id, Line, OneOf, Phone } from '../../shapes/basic.ts'

/** Coming in, going out, and the password: everything that proves who somebody is. */
export const signInCalls = {
  regAndLogin: defineCall({
    method: 'POST',
    path: 'cust/regAndLogin',
    callers: 'anyone',
    signed: ['openid', 'phone', 'passwd', 'smsCode'],
    input: {
      /** m: SMS code; p: password; wx: messaging app. Absent: m. */
      type: Type.Optional(OneOf('m', 'p', 'wx')),
      phone: Type.Optional(Phone),
      smsCode: Type.Optional(SmsCode),
      passwd: Type.Optional(Password),
      openid: Type.Optional(Openid),
      /** 2: registration with a password. */
      regType: Type.Optional(Type.Integer({ minimum: 1, maximum: 2 })),
      sourceCode: Type.Optional(Line(64)),
      sourceName: Type.Optional(Line(64)),
    },
    reply: Credentials,
    errors: ['40001', '40002', '40003', '40004', '40005', '40006', '40007', '42901'],
    about: '登录或注册：短信验证码、密码、消息应用',
  }),
  autoLogin: defineCall({
    method: 'POST',
    path: 'cust/autoLogin',
    callers: 'anyone',
    input: {
      customerId: Id,
      onlineToken: Type.String({ minLength: 1, maxLength: 200 }),
      tokenName: Type.String({ maxLength: 64 }),
    },
    reply: Credentials,
    errors: ['40001', '40103', '40104', '40105', '42901'],
    about: '模拟登录：核对地址中的凭证并换发新凭证，原凭证随即失效',
  }),
  logout: defineCall({
    method: 'POST',
    path: 'cust/logout',
    callers: 'customer',
    refusesBanned: false,
    input: {
      customerId: Id,
      /** 1: on every device. */
      everywhere: Type.Optional(Flag),
    },
    reply: Empty,
    errors: ['40001', '40301'],
    about: '退出登录，可同时退出全部设备',
  }),
  getSessionList: defineCall({
    method: 'GET',
    path: 'cust/customer/getSessionList',
    callers: 'customer',
    input: { customerId: Id },
    reply: Type.Array(
      Type.Object({
        sessionId: Id,
        /** Words for the device, read off its user agent. */
        device: Type.String(),
        createdAt: Type.String(),
        seenAt: Type.String(),
        /** 1: the one that asks. */
        current: Flag,
      }),
    ),
    errors: ['40001', '40301', '6001'],
    about: '登录中的设备',
  }),
  endSession: defineCall({
    method: 'POST',
    path: 'cust/customer/endSession',
    callers: 'customer',
    refusesBanned: false,
    input: { customerId: Id, sessionId: Id },
    reply: Empty,
    errors: ['40001', '40301'],
    about: '让一台设备退出登录',
  }),
  updatePwd: defineCall({
    method: 'POST',
    path: 'cust/customer/updatePwd',
    callers: 'anyone',
    content: 'json',
    input: { phone: Phone, passwd: Password, smsCode: SmsCode },
    reply: Empty,
    errors: ['40001', '40003', '40006', '42901'],
    about: '用短信验证码设置或重设密码，其他设备随即退出',
  }),
  queryAccountByPhone: defineCall({
    method: 'GET',
    path: 'cust/customer/queryAccountByPhone',
    callers: 'anyone',
    input: { phone: Phone, smsCode: SmsCode },
    reply: Type.Object({ registered: Flag, hasPasswd: Flag, hasOpenid: Flag }),
    errors: ['40001', '40003', '42901'],
    about: '凭短信验证码查询手机号的账号情况，验证码不被用掉',
  }),
  getPublicKey: defineCall({
    method: 'GET',
    path: 'common/getPublicKey',
    callers: 'anyone',
    input: {},
    /** SubjectPublicKeyInfo, base64. */
    reply: Type.Object({ keyId: Type.String(), publicKey: Type.String() }),
    errors: [],
    about: '加密密码所用的公钥',
  }),
}
