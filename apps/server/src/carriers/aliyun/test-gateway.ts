import { createHash, createHmac } from 'node:crypto'
import { json, serveTest } from '../test-service.ts'
import type { Answer, ReceivedRequest, TestService } from '../test-service.ts'

/** The account that the stand-in knows. */
export const ACCOUNT = { keyId: 'LTAI-test', keySecret: 'secret of the test' }

const FIFTEEN_MINUTES = 900_000
const REQUIRED_HEADERS = [
  'host',
  'x-acs-action',
  'x-acs-content-sha256',
  'x-acs-date',
  'x-acs-signature-nonce',
  'x-acs-version',
]

/**
 * Alibaba Cloud's gateway: lets through to `answer` what is signed as its documentation says (V3, ACS3-HMAC-SHA256),
 * with the action and version of its service. `clock` is the time that it believes in, in milliseconds.
 */
export async function serveGateway(
  service: { readonly action: string; readonly version: string },
  answer: (received: ReceivedRequest) => Answer,
  clock: () => number = Date.now,
): Promise<TestService> {
  const nonces = new Set<string>()
  return serveTest((received) => {
    const refusal = refusalOf(received, service, nonces, clock())
    return refusal === undefined
      ? answer(received)
      : json({ RequestId: 'R1', Code: refusal, Message: `refused ${received.query.toString()}` }, 400)
  })
}

function refusalOf(
  { method, path, query, headers, body }: ReceivedRequest,
  service: { readonly action: string; readonly version: string },
  nonces: Set<string>,
  now: number,
): string | undefined {
  const parts =
    /^ACS3-HMAC-SHA256 Credential=([^,]+),\s*SignedHeaders=([^,]+),\s*Signature=([0-9a-f]{64})$/.exec(
      String(headers['authorization']),
    )
  if (parts === null) return 'MissingAuthorization'
  const [, keyId, names = '', signature] = parts
  if (keyId !== ACCOUNT.keyId) return 'InvalidAccessKeyId.NotFound'
  if (!REQUIRED_HEADERS.every((name) => names.split(';').includes(name))) return 'IncompleteSignature'
  const date = String(headers['x-acs-date'])
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/.test(date)) return 'InvalidTimeStamp.Format'
  if (Math.abs(Date.parse(date) - now) > FIFTEEN_MINUTES) return 'InvalidTimeStamp.Expired'
  const payload = sha256(body)
  if (headers['x-acs-content-sha256'] !== payload) return 'InvalidContentSha256'
  const canonicalHeaders = names.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`)
  const request = [method, path, canonicalQuery(query), canonicalHeaders.join(''), names, payload].join('\n')
  const right = createHmac('sha256', ACCOUNT.keySecret)
    .update(`ACS3-HMAC-SHA256\n${sha256(request)}`)
    .digest('hex')
  if (signature !== right) return 'SignatureDoesNotMatch'
  const nonce = String(headers['x-acs-signature-nonce'])
  if (nonces.has(nonce)) return 'SignatureNonceUsed'
  nonces.add(nonce)
  const isAction = headers['x-acs-action'] === service.action && headers['x-acs-version'] === service.version
  return isAction ? undefined : 'InvalidAction.NotFound'
}

function canonicalQuery(query: URLSearchParams): string {
  return [...query]
    .map(([name, value]) => [encode(name), encode(value)] as const)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&')
}

/** RFC 3986: all but letters, digits and - _ . ~ */
function encode(text: string): string {
  return encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}

function sha256(data: string | Buffer): string {
  return createHash('sha256').update(data).digest('hex')
}
