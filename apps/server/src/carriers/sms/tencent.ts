import type { Agent } from 'node:http'
import type { SmsConfig } from '../environment.ts'
import { CarrierFailure, failureOf, hide, within } from '../failure.ts'
import type { SmsCarrier } from './index.ts'
import { templateOf } from './template.ts'

const SERVICE = 'tencent SendSms'
const SECONDS = 5
const CALL = 8_000

/**
 * Tencent Cloud SMS (SendSms of 2021-01-11, TC3-HMAC-SHA256); the template has the one parameter {1}. `agent` makes the
 * connections; absent: the usual one.
 */
export function tencentSms(
  account: Extract<SmsConfig, { readonly kind: 'tencent' }>,
  agent?: Agent,
): SmsCarrier {
  let opening: ReturnType<typeof open> | undefined

  async function open() {
    const { sms } = await import('tencentcloud-sdk-nodejs-sms')
    const { protocol, host } = new URL(account.endpoint)
    return new sms.v20210111.Client({
      credential: { secretId: account.keyId, secretKey: account.keySecret },
      region: account.region,
      profile: {
        language: 'zh-CN',
        httpProfile: {
          endpoint: host,
          protocol: `${protocol}//`,
          reqTimeout: SECONDS,
          ...(agent === undefined ? {} : { agent }),
        },
      },
    })
  }

  return {
    async send({ phone, type, code }) {
      const client = await (opening ??= open())
      const sent = [phone, code]
      const asked = client.SendSms({
        PhoneNumberSet: [`+86${phone}`],
        SmsSdkAppId: account.appId,
        SignName: account.signName,
        TemplateId: templateOf(account, type),
        TemplateParamSet: [code],
      })
      const reply = await within(SERVICE, CALL, asked).catch((error: unknown) => {
        throw failureOf(SERVICE, error, sent)
      })
      const status = reply.SendStatusSet?.[0]
      if (status?.Code !== 'Ok')
        throw new CarrierFailure(SERVICE, status?.Code ?? 'empty', hide(status?.Message ?? '', sent))
    },
  }
}
