import { Type } from 'typebox'
import { defineCall } from '../../define.ts'
import { Flag, Line, Nullable, OneOf } from '../../shapes/basic.ts'

/** The messaging app. */
export const wechatCalls = {
  shareConfig: defineCall({
    method: 'POST',
    path: 'weixin/shareConfig',
    callers: 'anyone',
    input: {
      /** The page's address without hash, as encodeURIComponent writes it. */
      url: Type.String({ minLength: 1, maxLength: 2048 }),
      appid: Type.Optional(Line(64)),
      shareCode: Type.Optional(Line(64)),
      fromCode: Type.Optional(Line(64)),
    },
    reply: Type.Object({
      /** null: the tenant has no messaging app. */
      wxConfig: Nullable(
        Type.Object({
          appid: Type.String(),
          timestamp: Type.Integer(),
          noncestr: Type.String(),
          sign: Type.String(),
        }),
      ),
      shareConfig: Type.Object({
        shareTitle: Type.String(),
        shareContent: Type.String(),
        shareHref: Type.String(),
        shareLogo: Type.String(),
      }),
    }),
    errors: ['40001', '40006'],
    about: '页面的分享文案和消息应用签名',
  }),
  getOauthUrl: defineCall({
    method: 'GET',
    path: 'weixin/getOauthUrl',
    callers: 'anyone',
    input: {
      /** login: to sign in; phone: to tie the messaging app to the account signed in. */
      purpose: OneOf('login', 'phone'),
      /** Address below /m to go to afterwards. */
      backurl: Type.Optional(Type.String({ maxLength: 500 })),
    },
    reply: Type.Object({ url: Type.String(), state: Type.String() }),
    errors: ['40001', '40006', '42901'],
    about: '消息应用授权地址，state 只能用一次',
  }),
  getAccessToken: defineCall({
    method: 'GET',
    path: 'weixin/getAccessToken',
    callers: 'anyone',
    input: {
      code: Type.String({ minLength: 1, maxLength: 200 }),
      state: Type.String({ minLength: 1, maxLength: 200 }),
    },
    reply: Type.Object({
      /** Sealed; good for regAndLogin of this tenant for ten minutes. */
      openid: Type.String(),
      purpose: OneOf('login', 'phone'),
      backurl: Type.String(),
      /** 1: an account is tied to it. */
      bound: Flag,
    }),
    errors: ['40001', '40006', '42901'],
    about: '用授权码换取 openid',
  }),
}
