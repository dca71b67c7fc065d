import type * as Sdk from '@alicloud/dysmsapi20170525'
import { createRequire } from 'node:module'
import { aliyunConfig, askAliyun } from '../aliyun/index.ts'
import type { SmsAccount } from '../environment.ts'
import type { SmsCarrier } from './index.ts'
import { templateOf } from './template.ts'

// a module of CommonJS whose class is its "default": require gives it the same everywhere
const load = createRequire(import.meta.url)

/** Alibaba Cloud SMS (SendSms of 2017-05-25); the template has the parameter ${code}. */
export function aliyunSms(account: SmsAccount): SmsCarrier {
  let opening: ReturnType<typeof open> | undefined

  async function open() {
    const sdk = load('@alicloud/dysmsapi20170525') as (typeof Sdk)['default']
    const client = new sdk.default(await aliyunConfig(account))
    return { client, Request: sdk.SendSmsRequest }
  }

  return {
    async send({ phone, type, code }) {
      const { client, Request } = await (opening ??= open())
      const request = new Request({
        phoneNumbers: phone,
        signName: account.signName,
        templateCode: templateOf(account, type),
        templateParam: JSON.stringify({ code }),
      })
      await askAliyun('aliyun SendSms', client.sendSms(request), { right: 'OK', sent: [phone, code] })
    },
  }
}
