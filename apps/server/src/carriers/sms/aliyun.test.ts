import { describe, expect, test } from 'vitest'
import { ACCOUNT, serveGateway } from '../aliyun/test-gateway.ts'
import { json, serveTest } from '../test-service.ts'
import type { Answer, ReceivedRequest } from '../test-service.ts'
import { aliyunSms } from './aliyun.ts'

const SERVICE = { action: 'SendSms', version: '2017-05-25' }
const MESSAGE = { at: new Date(), phone: '13800000001', type: 3, code: '012345' }

const sms = (endpoint: string, account = ACCOUNT) =>
  aliyunSms({
    ...account,
    endpoint,
    signName: '问津志愿',
    templates: new Map([
      [1, 'SMS_1'],
      [3, 'SMS_3'],
    ]),
  })

const sent = (): Answer => json({ Code: 'OK', Message: 'OK', BizId: '9', RequestId: 'R1' })

/** What a sending rejects with. */
async function failureOf(work: Promise<unknown>): Promise<Error & { code?: string }> {
  return work.then(
    () => {
      throw new Error('was sent')
    },
    (error: Error) => error,
  )
}

describe('Alibaba Cloud SMS', () => {
  test('sends the code by the template of its type, under a signature that the gateway takes', async () => {
    await using gateway = await serveGateway(SERVICE, sent)
    const carrier = sms(gateway.base)
    await carrier.send(MESSAGE)
    await carrier.send({ ...MESSAGE, type: 1 })
    expect(gateway.received.map(({ query }) => Object.fromEntries(query))).toEqual([
      {
        PhoneNumbers: '13800000001',
        SignName: '问津志愿',
        TemplateCode: 'SMS_3',
        TemplateParam: '{"code":"012345"}',
      },
      expect.objectContaining({ TemplateCode: 'SMS_1' }),
    ])
  })

  test.each([
    ['another secret', { ...ACCOUNT, keySecret: 'wrong' }, 0, 'SignatureDoesNotMatch'],
    ['an unknown account', { ...ACCOUNT, keyId: 'LTAI-nobody' }, 0, 'InvalidAccessKeyId.NotFound'],
    ['a clock that is twenty minutes off', ACCOUNT, 1_200_000, 'InvalidTimeStamp.Expired'],
  ])('%s is refused, and the failure has neither code nor phone', async (_, account, skew, code) => {
    await using gateway = await serveGateway(SERVICE, sent, () => Date.now() + skew)
    const failure = await failureOf(sms(gateway.base, account).send(MESSAGE))
    expect(failure).toMatchObject({ name: 'CarrierFailure', code })
    expect(JSON.stringify([failure.message, failure.stack, failure.cause])).not.toMatch(/012345|13800000001/)
  })

  test('a body or query changed on the way is refused', async () => {
    await using gateway = await serveGateway(SERVICE, sent)
    await using thief = await serveTest(async ({ query, headers }: ReceivedRequest) => {
      const changed = new URLSearchParams(query)
      changed.set('PhoneNumbers', '13900000009')
      // the host is that of the gateway, as the thief passes on what it got
      const reply = await fetch(`${gateway.base}/?${changed.toString()}`, {
        method: 'POST',
        headers: Object.entries(headers).filter(
          ([name]) => !/^(host|connection|content-length)$/.test(name),
        ) as [string, string][],
      })
      return json((await reply.json()) as object, reply.status)
    })
    const failure = await failureOf(sms(thief.base).send(MESSAGE))
    expect(failure).toMatchObject({ code: 'SignatureDoesNotMatch' })
  })

  test('what the service refuses rejects with its code and its words', async () => {
    const words = '触发小时级流控Permits:5 13800000001'
    await using gateway = await serveGateway(SERVICE, () =>
      json({ Code: 'isv.BUSINESS_LIMIT_CONTROL', Message: words, RequestId: 'R1' }),
    )
    const failure = await failureOf(sms(gateway.base).send(MESSAGE))
    expect(failure.message).toBe('aliyun SendSms: isv.BUSINESS_LIMIT_CONTROL 触发小时级流控Permits:5 ***')
  })

  test('nobody there, or a service that fails, is a failure without what was sent', async () => {
    await using broken = await serveTest(() => ({ status: 502, body: '<html>bad gateway</html>' }))
    for (const base of [broken.base, 'http://127.0.0.1:1']) {
      const failure = await failureOf(sms(base).send(MESSAGE))
      expect(failure.name).toBe('CarrierFailure')
      expect(String(failure.stack)).not.toMatch(/012345|13800000001/)
    }
  })

  test('a type without a template is refused before anything is sent', async () => {
    await using gateway = await serveGateway(SERVICE, sent)
    await expect(sms(gateway.base).send({ ...MESSAGE, type: 9 })).rejects.toThrow('no SMS template of type 9')
    expect(gateway.received).toEqual([])
  })
})
