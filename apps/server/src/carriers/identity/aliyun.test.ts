import { expect, test } from 'vitest'
import { ACCOUNT, serveGateway } from '../aliyun/test-gateway.ts'
import { json } from '../test-service.ts'
import { aliyunIdentity } from './aliyun.ts'

const SERVICE = { action: 'Id2MetaVerify', version: '2019-03-07' }
const NAME = '张三丰'
const NUMBER = '110101199003070038'

const verdict = (BizCode: string) => json({ Code: '200', Message: 'success', ResultObject: { BizCode } })

test.each([
  ['1', 'register'],
  ['2', 'mismatch'],
  ['3', 'mismatch'],
])('verdict %s of the register is %s', async (bizCode, outcome) => {
  await using gateway = await serveGateway(SERVICE, ({ body }) => {
    expect(Object.fromEntries(new URLSearchParams(body.toString()))).toEqual({
      ParamType: 'normal',
      UserName: NAME,
      IdentifyNum: NUMBER,
    })
    return verdict(bizCode)
  })
  const identity = aliyunIdentity({ ...ACCOUNT, endpoint: gateway.base })
  expect(await identity.check(NAME, NUMBER)).toBe(outcome)
})

test('a refusal, a verdict nobody knows and a wrong secret are failures without name and number', async () => {
  const refused = json({ Code: '401', Message: `参数非法 ${NUMBER} ${NAME}` })
  for (const [answer, keySecret, code] of [
    [refused, ACCOUNT.keySecret, '401'],
    [verdict('7'), ACCOUNT.keySecret, '7'],
    [verdict('1'), 'wrong', 'SignatureDoesNotMatch'],
  ] as const) {
    await using gateway = await serveGateway(SERVICE, () => answer)
    const identity = aliyunIdentity({ ...ACCOUNT, keySecret, endpoint: gateway.base })
    const failure = await identity.check(NAME, NUMBER).catch((error: Error) => error)
    expect(failure).toMatchObject({ name: 'CarrierFailure', code })
    expect(String((failure as Error).stack)).not.toMatch(/张三丰|110101199003070038/)
  }
})
