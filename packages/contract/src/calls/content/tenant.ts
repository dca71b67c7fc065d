import { Type } from 'typebox'
import { defineCall } from '../../define.ts'
import { OneOf } from '../../shapes/basic.ts'

export const tenantCalls = {
  getTenantInfo: defineCall({
    method: 'GET',
    path: 'tenant/getTenantInfo',
    callers: 'anyone',
    input: { domainName: Type.Optional(Type.String({ maxLength: 255 })) },
    reply: Type.Object({
      tenantId: Type.Integer(),
      shortName: Type.String(),
      brandName: Type.String(),
      themeColor: Type.String(),
      /** JSON text with provId and provName. */
      defaultProvince: Type.String(),
      appid: Type.String(),
      disabledList: Type.Array(Type.String()),
      mallName: Type.String(),
    }),
    errors: ['40001'],
    about: '按域名取租户信息',
  }),
  getTenantConfig: defineCall({
    method: 'GET',
    path: 'tenant/getTenantConfig',
    callers: 'anyone',
    input: {
      deviceType: Type.Optional(Type.Integer({ minimum: 1, maximum: 9 })),
      inputType: Type.Optional(OneOf('file', 'text', 'richText')),
    },
    reply: Type.Array(Type.Object({ keyEname: Type.String(), keyValue: Type.String() })),
    errors: ['40001'],
    about: '取租户配置项',
  }),
}
