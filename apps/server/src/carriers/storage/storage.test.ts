import { createServer } from 'node:http'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { serveTest } from '../test-service.ts'
import { folderStorage } from './folder.ts'
import type { Storage } from './index.ts'
import { s3Storage } from './s3.ts'
import { BUCKET, serveS3 } from './test-s3.ts'

const KEY = '202606/0123456789abcdef0123456789abcdef.jpg'
const PICTURE = Buffer.from([0xff, 0xd8, 0x00, 0x0a, 0x0d, 0xff])

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'wenjin-storage-'))
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

const s3 = (endpoint: string, bucket = BUCKET) => s3Storage({ ...bucket, endpoint, pathStyle: true })

interface Opened extends AsyncDisposable {
  readonly storage: Storage
}

const kinds: readonly (readonly [string, () => Promise<Opened>])[] = [
  ['the folder', async () => ({ storage: folderStorage(dataDir), [Symbol.asyncDispose]: async () => {} })],
  [
    'the bucket',
    async () => {
      const service = await serveS3()
      return { storage: s3(service.base), [Symbol.asyncDispose]: () => service[Symbol.asyncDispose]() }
    },
  ],
]

describe.each(kinds)('%s', (_, open) => {
  test('gives back what was put, byte for byte, also what was put over it', async () => {
    await using opened = await open()
    expect(await opened.storage.get(KEY)).toBeUndefined()
    await opened.storage.put(KEY, PICTURE, 'image/jpeg')
    expect(await opened.storage.get(KEY)).toEqual(PICTURE)
    const large = Buffer.alloc(3_000_000, 7)
    await opened.storage.put(KEY, large, 'image/jpeg')
    expect((await opened.storage.get(KEY))?.equals(large)).toBe(true)
  })

  test('has nothing any more of what was removed; removing what is not there is no error', async () => {
    await using opened = await open()
    await opened.storage.put(KEY, PICTURE, 'image/jpeg')
    await opened.storage.remove(KEY)
    await opened.storage.remove(KEY)
    expect(await opened.storage.get(KEY)).toBeUndefined()
  })

  test.each([
    '../x.jpg',
    'a/../../x.jpg',
    '/etc/passwd',
    'a//b.jpg',
    'a\\b.jpg',
    'A.jpg',
    'a.jpg\0',
    '.hidden',
    '',
    'a',
  ])('refuses the key %j', async (key) => {
    await using opened = await open()
    await expect(opened.storage.put(key, PICTURE, 'image/jpeg')).rejects.toThrow('not a file key')
    await expect(opened.storage.get(key)).rejects.toThrow('not a file key')
    await expect(opened.storage.remove(key)).rejects.toThrow('not a file key')
  })
})

describe('the folder', () => {
  test('holds a file whole or not at all, and nothing of a writing that failed', async () => {
    const storage = folderStorage(dataDir)
    await storage.put(KEY, PICTURE, 'image/jpeg')
    await Promise.all(
      Array.from({ length: 20 }, (_, i) => storage.put(KEY, Buffer.alloc(100_000, i), 'image/jpeg')),
    )
    const kept = await storage.get(KEY)
    expect(kept?.equals(Buffer.alloc(100_000, kept[0]))).toBe(true)
    // a folder stands where the file should: the last step fails
    mkdirSync(join(dataDir, 'files', '202606', 'taken.jpg'))
    writeFileSync(join(dataDir, 'files', '202606', 'taken.jpg', 'x'), '')
    await expect(storage.put('202606/taken.jpg', PICTURE, 'image/jpeg')).rejects.toThrow(/EISDIR|ENOTEMPTY/)
    expect(readdirSync(join(dataDir, 'files', '202606')).toSorted()).toEqual([KEY.slice(7), 'taken.jpg'])
  })
})

describe('the bucket', () => {
  test('has the content type and the bytes, under the key', async () => {
    await using service = await serveS3()
    await s3(service.base).put(KEY, PICTURE, 'image/jpeg')
    expect([...service.files]).toEqual([[KEY, { body: PICTURE, type: 'image/jpeg' }]])
  })

  test.each([
    ['another secret', { ...BUCKET, keySecret: 'wrong' }, 'SignatureDoesNotMatch'],
    ['an unknown account', { ...BUCKET, keyId: 'AKIA-nobody' }, 'InvalidAccessKeyId'],
    ['an unknown bucket', { ...BUCKET, bucket: 'others' }, 'NoSuchBucket'],
  ])('refuses %s, and says why', async (_, bucket, code) => {
    await using service = await serveS3()
    await expect(s3(service.base, bucket).put(KEY, PICTURE, 'image/jpeg')).rejects.toMatchObject({
      name: 'CarrierFailure',
      message: expect.stringContaining(code),
    })
    expect(service.files.size).toBe(0)
  })

  test('refuses a request that was recorded and is sent again later', async () => {
    let now = Date.now()
    await using service = await serveS3(() => now)
    await s3(service.base).put(KEY, PICTURE, 'image/jpeg')
    const { path, headers } = service.received[0] ?? { path: '', headers: {} }
    now += 3_600_000
    const again = await fetch(`${service.base}${path}`, {
      method: 'PUT',
      headers: ['authorization', 'x-amz-date', 'x-amz-content-sha256', 'content-type'].map(
        (name): [string, string] => [name, String((headers as Record<string, unknown>)[name])],
      ),
      body: PICTURE,
    })
    expect(again.status).toBe(403)
    expect(await again.text()).toContain('RequestTimeTooSkewed')
  })

  test('refuses bytes changed on the way', async () => {
    await using service = await serveS3()
    const thief = createServer(async (request, response) => {
      for await (const _ of request);
      const { host: _host, connection: _connection, 'content-length': _length, ...headers } = request.headers
      const reply = await fetch(`${service.base}${request.url}`, {
        method: 'PUT',
        headers: Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
        body: Buffer.from('other bytes'),
      })
      response.writeHead(reply.status).end(await reply.text())
    })
    await new Promise<void>((resolve) => thief.listen(0, '127.0.0.1', resolve))
    const { port } = thief.address() as { port: number }
    await expect(s3(`http://127.0.0.1:${port}`).put(KEY, PICTURE, 'image/jpeg')).rejects.toThrow(
      'XAmzContentSHA256Mismatch',
    )
    thief.closeAllConnections()
    thief.close()
  })

  test('that nobody keeps, or that fails, is a failure and not an absent file', async () => {
    await using broken = await serveTest(() => ({ status: 500, body: '' }))
    for (const base of [broken.base, 'http://127.0.0.1:1']) {
      await expect(s3(base).get(KEY)).rejects.toMatchObject({ name: 'CarrierFailure' })
      await expect(s3(base).put(KEY, PICTURE, 'image/jpeg')).rejects.toMatchObject({ name: 'CarrierFailure' })
    }
  })
})
