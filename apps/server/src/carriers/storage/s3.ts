import type { S3Bucket } from '../environment.ts'
import { failureOf, within } from '../failure.ts'
import type { Storage } from './index.ts'
import { checkKey } from './key.ts'

const SERVICE = 's3'
/** Milliseconds to connect, without a byte, and for the whole call with its second try. */
const CONNECT = 3_000
const SILENCE = 5_000
const CALL = 15_000
const ATTEMPTS = 2

/** A bucket that speaks the S3 protocol (SigV4). */
export function s3Storage(bucket: S3Bucket): Storage {
  let opening: ReturnType<typeof open> | undefined

  async function open() {
    const sdk = await import('@aws-sdk/client-s3')
    const client = new sdk.S3Client({
      region: bucket.region,
      credentials: { accessKeyId: bucket.keyId, secretAccessKey: bucket.keySecret },
      forcePathStyle: bucket.pathStyle,
      maxAttempts: ATTEMPTS,
      // others than Amazon do not know the checksums that Amazon's client adds by itself
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: {
        connectionTimeout: CONNECT,
        requestTimeout: SILENCE,
        throwOnRequestTimeout: true,
        socketTimeout: SILENCE,
      },
      ...(bucket.endpoint === undefined ? {} : { endpoint: bucket.endpoint }),
    })
    return { client, sdk }
  }

  async function ask<T>(work: (opened: Awaited<ReturnType<typeof open>>) => Promise<T>): Promise<T> {
    try {
      return await within(SERVICE, CALL, (opening ??= open()).then(work))
    } catch (error) {
      throw failureOf(SERVICE, error)
    }
  }

  const at = (key: string) => ({ Bucket: bucket.bucket, Key: checkKey(key) })

  return {
    async put(key, body, type) {
      const place = at(key)
      await ask(({ client, sdk }) =>
        client.send(new sdk.PutObjectCommand({ ...place, Body: body, ContentType: type })),
      )
    },
    async get(key) {
      const place = at(key)
      return ask(async ({ client, sdk }) => {
        try {
          const { Body } = await client.send(new sdk.GetObjectCommand(place))
          return Body === undefined ? undefined : Buffer.from(await Body.transformToByteArray())
        } catch (error) {
          if (error instanceof sdk.NoSuchKey) return undefined
          throw error
        }
      })
    },
    async remove(key) {
      const place = at(key)
      await ask(({ client, sdk }) => client.send(new sdk.DeleteObjectCommand(place)))
    },
  }
}
