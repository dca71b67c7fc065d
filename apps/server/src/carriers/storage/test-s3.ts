import { createHash, createHmac } from 'node:crypto'
import { serveTest } from '../test-service.ts'
import type { Answer, ReceivedRequest, TestService } from '../test-service.ts'

/** The bucket that the stand-in knows. */
export const BUCKET = {
  keyId: 'AKIA-test',
  keySecret: 'secret of the test',
  region: 'cn-test-1',
  bucket: 'pictures',
}

const FIFTEEN_MINUTES = 900_000
const EMPTY = createHash('sha256').digest('hex')

export interface TestS3 extends TestService {
  /** What lies in the bucket, by key. */
  readonly files: ReadonlyMap<string, { readonly body: Buffer; readonly type: string }>
}

/**
 * An S3 service with one bucket, by path: takes what is signed as its documentation says (AWS4-HMAC-SHA256, the payload
 * with it). `clock` is the time that it believes in, in milliseconds.
 */
export async function serveS3(clock: () => number = Date.now): Promise<TestS3> {
  const files = new Map<string, { body: Buffer; type: string }>()
  const service = await serveTest((received) => {
    const [status, code] = refusalOf(received, clock()) ?? []
    return code === undefined || status === undefined ? act(received, files) : failure(status, code)
  })
  return { ...service, files, [Symbol.asyncDispose]: () => service[Symbol.asyncDispose]() }
}

function act(
  { method, path, headers, body }: ReceivedRequest,
  files: Map<string, { body: Buffer; type: string }>,
): Answer {
  const [, bucket, ...rest] = path.split('/')
  if (bucket !== BUCKET.bucket) return failure(404, 'NoSuchBucket')
  const key = rest.join('/')
  if (method === 'PUT') {
    files.set(key, { body, type: String(headers['content-type']) })
    return { headers: { etag: '"1"' } }
  }
  if (method === 'DELETE') {
    files.delete(key)
    return { status: 204 }
  }
  const file = files.get(key)
  return file === undefined
    ? failure(404, 'NoSuchKey')
    : { headers: { 'content-type': file.type }, body: file.body }
}

function failure(status: number, code: string): Answer {
  const body = `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`
  return { status, headers: { 'content-type': 'application/xml' }, body }
}

function refusalOf(
  { method, path, query, headers, body }: ReceivedRequest,
  now: number,
): [number, string] | undefined {
  const parts =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(
      String(headers['authorization']),
    )
  if (parts === null) return [400, 'AuthorizationHeaderMalformed']
  const [, keyId, day = '', region = '', names = '', signature] = parts
  if (keyId !== BUCKET.keyId) return [403, 'InvalidAccessKeyId']
  if (region !== BUCKET.region) return [400, 'AuthorizationHeaderMalformed']
  const date = String(headers['x-amz-date'])
  const moment = Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))
  if (!(Math.abs(moment - now) <= FIFTEEN_MINUTES) || !date.startsWith(day))
    return [403, 'RequestTimeTooSkewed']
  const payload = String(headers['x-amz-content-sha256'])
  const actual = body.length === 0 ? EMPTY : createHash('sha256').update(body).digest('hex')
  if (payload !== actual) return [400, 'XAmzContentSHA256Mismatch']
  if (!['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => names.split(';').includes(name)))
    return [403, 'AccessDenied']
  const canonicalHeaders = names.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`)
  const canonicalQuery = [...query]
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .toSorted()
    .join('&')
  const request = [method, path, canonicalQuery, canonicalHeaders.join(''), names, payload].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const hashed = createHash('sha256').update(request).digest('hex')
  const text = ['AWS4-HMAC-SHA256', date, scope, hashed].join('\n')
  const key = [day, region, 's3', 'aws4_request'].reduce<Buffer | string>(
    (secret, part) => createHmac('sha256', secret).update(part).digest(),
    `AWS4${BUCKET.keySecret}`,
  )
  const right = createHmac('sha256', key).update(text).digest('hex')
  return right === signature ? undefined : [403, 'SignatureDoesNotMatch']
}
