import { Agent } from 'node:http'
import { describe, expect, test } from 'vitest'
import { json, serveTest } from '../test-service.ts'
import { tencentSms } from './tencent.ts'
import { ACCOUNT, serveTencent } from './test-tencent.ts'

const MESSAGE = { at: new Date(), phone: '13800000001', type: 4, code: '012345' }

/** Makes the host names of the world this machine, so that the service has its real name, which it signs with. */
const AT_HOME = new Agent({
  lookup: (_host, options, done) =>
    options.all === true ? done(null, [{ address: '127.0.0.1', family: 4 }]) : done(null, '127.0.0.1', 4),
})

const sms = (port: number, account = ACCOUNT) =>
  tencentSms(
    {
      kind: 'tencent',
      ...account,
      appId: '1400000000',
      region: 'ap-guangzhou',
      endpoint: `http://sms.tencentcloudapi.com:${port}`,
      signName: '问津志愿',
      templates: new Map([[4, '777']]),
    },
    AT_HOME,
  )

const ok = () => ({ Code: 'Ok', Message: 'send success' })

async function failureOf(work: Promise<unknown>): Promise<Error & { code?: string }> {
  return work.then(
    () => {
      throw new Error('was sent')
    },
    (error: Error) => error,
  )
}

describe('Tencent Cloud SMS', () => {
  test('sends the code by the template of its type, under a signature that the service takes', async () => {
    await using service = await serveTencent(ok)
    await sms(service.port).send(MESSAGE)
    expect(service.received[0]?.headers['x-tc-region']).toBe('ap-guangzhou')
    expect(JSON.parse(String(service.received[0]?.body))).toEqual({
      PhoneNumberSet: ['+8613800000001'],
      SmsSdkAppId: '1400000000',
      SignName: '问津志愿',
      TemplateId: '777',
      TemplateParamSet: ['012345'],
    })
  })

  test.each([
    ['another secret', { ...ACCOUNT, keySecret: 'wrong' }, 0, 'AuthFailure.SignatureFailure'],
    ['an unknown account', { ...ACCOUNT, keyId: 'AKID-nobody' }, 0, 'AuthFailure.SecretIdNotFound'],
    ['a clock that is ten minutes off', ACCOUNT, 600_000, 'AuthFailure.SignatureExpire'],
  ])('%s is refused, and the failure has neither code nor phone', async (_, account, skew, code) => {
    await using service = await serveTencent(ok, () => Date.now() + skew)
    const failure = await failureOf(sms(service.port, account).send(MESSAGE))
    expect(failure).toMatchObject({ name: 'CarrierFailure', code })
    expect(JSON.stringify([failure.message, failure.stack, failure.cause])).not.toMatch(/012345|13800000001/)
  })

  test('a body changed on the way is refused', async () => {
    await using service = await serveTencent(ok)
    await using thief = await serveTest(async ({ headers, body }) => {
      const passed = [
        'authorization',
        'content-type',
        'x-tc-action',
        'x-tc-timestamp',
        'x-tc-version',
        'x-tc-region',
      ]
      const reply = await fetch(service.base, {
        method: 'POST',
        headers: passed.map((name): [string, string] => [name, String(headers[name])]),
        body: body.toString().replace('13800000001', '13900000009'),
      })
      return json((await reply.json()) as object)
    })
    const failure = await failureOf(sms(thief.port).send(MESSAGE))
    expect(failure).toMatchObject({ code: 'AuthFailure.SignatureFailure' })
  })

  test('a message that the service does not take rejects with its code and its words', async () => {
    await using service = await serveTencent(() => ({
      Code: 'LimitExceeded.PhoneNumberDailyLimit',
      Message: 'the number +8613800000001 reached its limit',
    }))
    const failure = await failureOf(sms(service.port).send(MESSAGE))
    expect(failure.message).toBe(
      'tencent SendSms: LimitExceeded.PhoneNumberDailyLimit the number +86*** reached its limit',
    )
  })

  test('nobody there, a service that fails, or one that says nothing is a failure', async () => {
    await using broken = await serveTest(() => ({ status: 502, body: '<html>bad gateway</html>' }))
    await using mute = await serveTest(() => json({ Response: { RequestId: 'R1' } }))
    for (const port of [broken.port, mute.port, 1]) {
      const failure = await failureOf(sms(port).send(MESSAGE))
      expect(failure.name).toBe('CarrierFailure')
      expect(String(failure.stack)).not.toMatch(/012345|13800000001/)
    }
  })
})
