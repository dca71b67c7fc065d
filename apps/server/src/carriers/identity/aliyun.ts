import type * as Sdk from '@alicloud/cloudauth20190307'
import { createRequire } from 'node:module'
import { aliyunConfig, askAliyun } from '../aliyun/index.ts'
import type { CloudAccount } from '../environment.ts'
import { CarrierFailure } from '../failure.ts'
import type { IdentityCarrier } from './index.ts'

const SERVICE = 'aliyun Id2MetaVerify'
/** BizCode: 1 the two belong together, 2 they do not, 3 the register does not know the number. */
const OUTCOMES: Readonly<Record<string, 'register' | 'mismatch'>> = {
  '1': 'register',
  '2': 'mismatch',
  '3': 'mismatch',
}

// a module of CommonJS whose class is its "default": require gives it the same everywhere
const load = createRequire(import.meta.url)

/** Alibaba Cloud's check of name and number against the authority's register (Id2MetaVerify of 2019-03-07). */
export function aliyunIdentity(account: CloudAccount): IdentityCarrier {
  let opening: ReturnType<typeof open> | undefined

  async function open() {
    const sdk = load('@alicloud/cloudauth20190307') as (typeof Sdk)['default']
    const client = new sdk.default(await aliyunConfig(account))
    return { client, Request: sdk.Id2MetaVerifyRequest }
  }

  return {
    async check(realName, idCard) {
      const { client, Request } = await (opening ??= open())
      const request = new Request({ paramType: 'normal', userName: realName, identifyNum: idCard })
      const asked = client.id2MetaVerify(request)
      const body = await askAliyun(SERVICE, asked, { right: '200', sent: [realName, idCard] })
      const bizCode = body.resultObject?.bizCode ?? 'empty'
      const outcome = OUTCOMES[bizCode]
      if (outcome === undefined) throw new CarrierFailure(SERVICE, bizCode, 'unknown BizCode')
      return outcome
    },
  }
}
