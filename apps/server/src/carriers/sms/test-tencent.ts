import { createHash, createHmac } from 'node:crypto'
import { json, serveTest } from '../test-service.ts'
import type { ReceivedRequest, TestService } from '../test-service.ts'

/** The account that the stand-in knows. */
export const ACCOUNT = { keyId: 'AKID-test', keySecret: 'secret of the test' }

const FIVE_MINUTES = 300

/**
 * Tencent Cloud's interface for SMS: answers with `status` what is signed as its documentation says (TC3-HMAC-SHA256).
 * `clock` is the time that it believes in, in milliseconds.
 */
export async function serveTencent(
  status: (received: ReceivedRequest) => { readonly Code: string; readonly Message: string },
  clock: () => number = Date.now,
): Promise<TestService> {
  return serveTest((received) => {
    const code = refusalOf(received, clock() / 1_000)
    const failure = { Error: { Code: code, Message: `refused ${received.body.toString()}` } }
    const answer = code === undefined ? { SendStatusSet: [{ SerialNo: '9', ...status(received) }] } : failure
    return json({ Response: { RequestId: 'R1', ...answer } })
  })
}

function refusalOf({ method, path, headers, body }: ReceivedRequest, now: number): string | undefined {
  const parts =
    /^TC3-HMAC-SHA256 Credential=([^/]+)\/([\d-]+)\/(\w+)\/tc3_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      String(headers['authorization']),
    )
  if (parts === null) return 'AuthFailure.InvalidAuthorization'
  const [, keyId, date = '', service = '', names = '', signature] = parts
  const timestamp = Number(headers['x-tc-timestamp'])
  if (keyId !== ACCOUNT.keyId) return 'AuthFailure.SecretIdNotFound'
  if (service !== 'sms' || date !== new Date(timestamp * 1_000).toISOString().slice(0, 10))
    return 'AuthFailure.SignatureFailure'
  if (!['content-type', 'host'].every((name) => names.split(';').includes(name)))
    return 'AuthFailure.SignatureFailure'
  if (Math.abs(timestamp - now) > FIVE_MINUTES) return 'AuthFailure.SignatureExpire'
  // at the real address there is no port to leave out
  const signed: Readonly<Record<string, unknown>> = { ...headers, host: headers.host?.replace(/:\d+$/, '') }
  const canonicalHeaders = names
    .split(';')
    .map((name) => `${name}:${String(signed[name]).trim().toLowerCase()}\n`)
  const request = [method, path, '', canonicalHeaders.join(''), names, sha256(body)].join('\n')
  const text = ['TC3-HMAC-SHA256', timestamp, `${date}/${service}/tc3_request`, sha256(request)].join('\n')
  const key = [date, service, 'tc3_request'].reduce<Buffer | string>(
    (secret, part) => createHmac('sha256', secret).update(part).digest(),
    `TC3${ACCOUNT.keySecret}`,
  )
  if (createHmac('sha256', key).update(text).digest('hex') !== signature)
    return 'AuthFailure.SignatureFailure'
  const isAction = headers['x-tc-action'] === 'SendSms' && headers['x-tc-version'] === '2021-01-11'
  return isAction ? undefined : 'InvalidAction'
}

function sha256(data: string | Buffer): string {
  return createHash('sha256').update(data).digest('hex')
}
