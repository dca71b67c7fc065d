import type { Config } from '@alicloud/openapi-client'
import type { CloudAccount } from '../environment.ts'
import { CarrierFailure, failureOf, hide, within } from '../failure.ts'

/** Milliseconds for an answer, as the client counts them, and for the whole call. */
const READ = 5_000
const CALL = 8_000

/** How Alibaba's clients (ACS3-HMAC-SHA256) are opened for an account. */
export async function aliyunConfig({ keyId, keySecret, endpoint }: CloudAccount): Promise<Config> {
  const { Config } = await import('@alicloud/openapi-client')
  const { protocol, host } = new URL(endpoint)
  return new Config({
    accessKeyId: keyId,
    accessKeySecret: keySecret,
    protocol: protocol.slice(0, -1),
    endpoint: host,
    regionId: 'cn-hangzhou',
    connectTimeout: READ,
    readTimeout: READ,
  })
}

interface AliyunReply {
  readonly code?: string
  readonly message?: string
}

/** The body of a reply whose code is `right`; rejects with CarrierFailure, in which nothing of `sent` shows. */
export async function askAliyun<B extends AliyunReply>(
  service: string,
  work: Promise<{ body?: B }>,
  { right, sent }: { readonly right: string; readonly sent: readonly string[] },
): Promise<B> {
  let body: B | undefined
  try {
    ;({ body } = await within(service, CALL, work))
  } catch (error) {
    throw failureOf(service, error, sent)
  }
  if (body?.code !== right)
    throw new CarrierFailure(service, body?.code ?? 'empty', hide(body?.message ?? '', sent))
  return body
}
