import { testDatabases } from '@wenjin/database/testing'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp } from '../../../testing/test-app.ts'
import type { TestApp, TestAppOptions, TestClient } from '../../../testing/test-app.ts'
import { file, formOf, upload } from './test-form.ts'

const PHONE = '13800000001'
const DAY = 86_400_000

interface Signed {
  readonly opened: TestApp
  readonly client: TestClient
  readonly headers: Record<string, string>
}

async function openSigned(options: TestAppOptions = {}): Promise<Signed & AsyncDisposable> {
  const opened = await openTestApp(options)
  const client = opened.client()
  await client.signIn(PHONE)
  const headers = client.headers()
  return { opened, client, headers, [Symbol.asyncDispose]: () => opened[Symbol.asyncDispose]() }
}

const solid = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c33' } })
const dot = () => solid(1, 1).png().toBuffer()

interface Uploaded {
  readonly url: string
  readonly width: number
  readonly height: number
}

let shared: Signed & AsyncDisposable
beforeAll(async () => {
  shared = await openSigned()
})
afterAll(() => shared[Symbol.asyncDispose]())

/** Uploads as a customer of its own, so that no test uses up another's day. */
let customers = 0
async function newHeaders(): Promise<Record<string, string>> {
  const client = shared.opened.client({ address: `203.0.113.${++customers}` })
  await client.signIn(`1380000${1000 + customers}`)
  return client.headers()
}

async function uploaded(bytes: Buffer, type?: string, name?: string): Promise<Uploaded> {
  const headers = await newHeaders()
  const { envelope } = await upload(shared.opened.app, headers, ['image', file(bytes, type, name)])
  expect(envelope?.resultCode, envelope?.message).toBe('0000')
  return envelope?.data as Uploaded
}

const served = (url: string, method: 'GET' | 'HEAD' = 'GET', host = 'localhost') =>
  shared.opened.app.inject({ method, url, headers: { host } })

describe('a picture', () => {
  test('comes back upright, with no word of where and with what it was taken', async () => {
    const photo = await solid(40, 20)
      .withExif({ IFD0: { Model: 'SecretPhone', Orientation: '6' }, IFD3: { GPSLatitude: '28/1 11/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const { url, width, height } = await uploaded(photo, 'image/jpeg', 'IMG.JPG')
    expect([width, height]).toEqual([20, 40])
    expect(url).toMatch(/^\/files\/202606\/[0-9a-f]{32}\.jpg$/)
    const reply = await served(url)
    const { exif, iptc, xmp, orientation, format } = await sharp(reply.rawPayload).metadata()
    expect([exif, iptc, xmp, orientation, format]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      'jpeg',
    ])
    expect(reply.rawPayload.includes('SecretPhone')).toBe(false)
  })

  test('is served as nothing but a picture, for ever, and also to HEAD', async () => {
    const { url } = await uploaded(await dot())
    const reply = await served(url)
    expect(reply.statusCode).toBe(200)
    expect(reply.headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'public, max-age=31536000, immutable',
    })
    const head = await served(url, 'HEAD')
    expect([head.statusCode, head.payload]).toEqual([200, ''])
    expect(head.headers['content-length']).toBe(String(reply.rawPayload.length))
  })

  test('larger than 1600 on a side is made smaller, a small one stays', async () => {
    const large = await uploaded(await solid(3_000, 2_000).webp().toBuffer())
    expect(large).toMatchObject({ width: 1_600, height: 1_067, url: expect.stringMatching(/\.webp$/) })
    expect(await uploaded(await solid(1_600, 9).png().toBuffer())).toMatchObject({ width: 1_600, height: 9 })
  })

  test('that moves stands still at its first frame', async () => {
    const frames = await Promise.all(
      ['#f00', '#00f'].map((background) =>
        sharp({ create: { width: 8, height: 8, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    )
    const gif = await sharp(frames, { join: { animated: true } })
      .gif({ delay: [100, 100] })
      .toBuffer()
    expect((await sharp(gif, { animated: true }).metadata()).pages).toBe(2)
    const { url, height } = await uploaded(gif, 'image/gif', 'a.gif')
    expect([height, url.slice(-4)]).toEqual([8, '.png'])
    const { dominant } = await sharp((await served(url)).rawPayload).stats()
    expect(dominant.r).toBeGreaterThan(dominant.b)
  })

  test('is what its content says, whatever it is called and labelled; its name leads nowhere', async () => {
    const { url } = await uploaded(await dot(), 'text/html', '../../../etc/x.html')
    expect(url).toMatch(/^\/files\/202606\/[0-9a-f]{32}\.png$/)
  })

  test('carries nothing that hung on it', async () => {
    const polyglot = Buffer.concat([await dot(), Buffer.from('<script>alert(1)</script>PK\u0003\u0004')])
    const { url } = await uploaded(polyglot)
    const { rawPayload } = await served(url)
    expect(rawPayload.includes('<script>') || rawPayload.includes('PK')).toBe(false)
  })
})

describe('what is refused with 40001', () => {
  const NO_PICTURE = '请上传 JPG、PNG、WebP 或 GIF 图片'
  const BROKEN = '图片已损坏，无法读取'
  const noise = () =>
    sharp({
      create: {
        width: 300,
        height: 300,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
      },
    })
  /** The first half of a file. */
  const half = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)

  test.each<[string, () => Promise<Buffer> | Buffer, string]>([
    [
      'SVG',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
      NO_PICTURE,
    ],
    ['HTML', () => Buffer.from('<html><script>alert(1)</script>'), NO_PICTURE],
    ['a ZIP', () => Buffer.from('PK\u0003\u0004 zip'), NO_PICTURE],
    ['a TIFF', () => solid(4, 4).tiff().toBuffer(), NO_PICTURE],
    ['text that begins like a GIF', () => Buffer.from('GIF89a/*<script>alert(1)</script>*/'), BROKEN],
    ['HTML that begins like a JPEG', () => Buffer.from('\u00ff\u00d8\u00ff<html>', 'latin1'), BROKEN],
    ['a JPEG cut off', async () => half(await noise().jpeg().toBuffer()), BROKEN],
    ['a PNG cut off', async () => half(await noise().png().toBuffer()), BROKEN],
    ['a WebP cut off', async () => half(await noise().webp().toBuffer()), BROKEN],
    ['a GIF cut off', async () => half(await noise().gif().toBuffer()), BROKEN],
    [
      'a few bytes that stand for 49 megapixels',
      () => solid(7_000, 7_000).png().toBuffer(),
      '图片尺寸过大，请缩小后再上传',
    ],
  ])('%s labelled as a picture', async (_, make, message) => {
    const { envelope } = await upload(shared.opened.app, await newHeaders(), ['image', file(await make())])
    expect(envelope).toEqual({ resultCode: '40001', message, data: null })
  })

  test('no file, an empty one, a text in its place, two files, another field, one over 5 MB', async () => {
    const headers = await newHeaders()
    const ask = async (
      ...parts: Parameters<typeof upload> extends [unknown, unknown, ...infer P] ? P : never
    ) => (await upload(shared.opened.app, headers, ...parts)).envelope
    const refused = (message: string) => ({ resultCode: '40001', message, data: null })
    const picture = file(await dot())
    expect(await ask(['tenantId', '0'])).toEqual(refused('缺少参数 image'))
    expect(await ask(['image', file('')])).toEqual(refused('请选择要上传的图片'))
    expect(await ask(['image', 'text'])).toEqual(refused('请选择要上传的图片'))
    expect(await ask(['image', picture], ['image', picture])).toEqual(refused('一次只能上传一个文件'))
    expect(await ask(['image', picture], ['other', '1'])).toEqual(refused('多余的参数 other'))
    expect(await ask(['image', file(Buffer.alloc(5 * 1_048_576 + 1))])).toEqual(refused('图片不能超过 5 MB'))
  })

  test('a body that is no form in parts, or one that ends in the middle', async () => {
    const { app } = shared.opened
    const headers = await newHeaders()
    const url = '/api/common/file/uploadImage'
    const plain = await app.inject({ method: 'POST', url, headers, payload: { image: 'x' } })
    expect(plain.json()).toMatchObject({ resultCode: '40001', message: '请以文件方式提交' })
    const form = await formOf([['image', file(await dot())]])
    const cut = await app.inject({
      method: 'POST',
      url,
      headers: { ...headers, ...form.headers },
      payload: form.payload.subarray(0, form.payload.length - 40),
    })
    expect(cut.json()).toMatchObject({ resultCode: '40001', message: '提交的文件无法读取' })
  })

  test('also 20 MB over a real connection, which hears the answer', async () => {
    const headers = await newHeaders()
    const base = await shared.opened.app.listen({ port: 0, host: '127.0.0.1' })
    const form = new FormData()
    form.append('image', file(Buffer.alloc(20 * 1_048_576)))
    const reply = await fetch(`${base}/api/common/file/uploadImage`, { method: 'POST', headers, body: form })
    expect(await reply.json()).toMatchObject({ resultCode: '40001', message: '图片不能超过 5 MB' })
  })
})

describe('who may', () => {
  test('a visitor may not, nor may who is banned', async () => {
    await using signed = await openSigned()
    const { opened, headers } = signed
    const picture = ['image', file(await dot())] as const
    expect((await upload(opened.app, {}, picture)).envelope?.resultCode).toBe('40101')
    await opened.database.connection.db.updateTable('customer').set({ banStatus: 0 }).execute()
    opened.pass(2_000)
    expect((await upload(opened.app, headers, picture)).envelope).toMatchObject({
      resultCode: '6001',
      data: null,
    })
  })

  test.each(testDatabases)(
    'of forty uploads at once on $name thirty are taken, more the next day',
    async (kind) => {
      await using signed = await openSigned({ kind })
      const { opened, headers } = signed
      const picture = ['image', file(await dot())] as const
      const replies = await Promise.all(
        Array.from({ length: 40 }, () => upload(opened.app, headers, picture)),
      )
      const refused = replies.filter(({ envelope }) => envelope?.resultCode === '42901')
      expect(refused).toHaveLength(10)
      expect(refused[0]?.envelope?.message).toBe('每天最多上传30张图片，请明天再试')
      // it is nine in the morning in China
      expect(refused[0]?.headers['retry-after']).toBe(String(15 * 3_600))
      const rows = await opened.database.connection.db.selectFrom('upload').selectAll().execute()
      expect(rows).toHaveLength(30)
      expect(new Set(rows.map((row) => row.fileKey)).size).toBe(30)
      opened.pass(DAY * (15 / 24))
      expect((await upload(opened.app, headers, picture)).envelope?.resultCode).toBe('0000')
    },
  )
})

describe('the storage', () => {
  test('that fails is told, leaves no row, and does not count', async () => {
    let fails = true
    const files = new Map<string, Buffer>()
    const storage = {
      async put(key: string, body: Buffer) {
        if (fails) throw new Error('disk full')
        files.set(key, body)
      },
      get: async (key: string) => files.get(key),
      remove: async (key: string) => void files.delete(key),
    }
    await using signed = await openSigned({ carriers: { storage } })
    const { opened, headers } = signed
    const picture = ['image', file(await dot())] as const
    for (let i = 0; i < 31; i++)
      expect((await upload(opened.app, headers, picture)).envelope).toMatchObject({
        resultCode: '40006',
        message: '图片保存失败，请稍后重试',
      })
    expect(await opened.database.connection.db.selectFrom('upload').selectAll().execute()).toEqual([])
    fails = false
    expect((await upload(opened.app, headers, picture)).envelope?.resultCode).toBe('0000')
  })
})

describe('an address below /files', () => {
  test('that is not a picture’s answers 404 in the envelope', async () => {
    const { url } = await uploaded(await dot())
    for (const wrong of [
      '/files/',
      '/files/202606/0123456789abcdef0123456789abcdef.png',
      '/files/..%2f..%2fetc%2fpasswd',
      '/files/../package.json',
      url.replace('.png', '.jpg'),
      `${url}/x`,
      `${url}%00`,
    ]) {
      const reply = await served(wrong)
      expect([wrong, reply.statusCode, reply.json().resultCode]).toEqual([wrong, 404, '40401'])
    }
  })

  test('of one tenant is nothing at another', async () => {
    const { url } = await uploaded(await dot())
    const { db } = shared.opened.database.connection
    const tenant = await db.selectFrom('tenant').selectAll().executeTakeFirstOrThrow()
    await db
      .insertInto('tenant')
      .values({ ...tenant, tenantId: 7, defaultProvince: '{}', disabledList: '[]' })
      .execute()
    await db.insertInto('tenantHost').values({ host: 'seven.example', tenantId: 7 }).execute()
    await expect
      .poll(async () => (await served(url, 'GET', 'seven.example')).statusCode, { timeout: 10_000 })
      .toBe(404)
    expect((await served(url)).statusCode).toBe(200)
  })

  test('whose row is gone is gone', async () => {
    const { url } = await uploaded(await dot())
    await shared.opened.database.connection.db
      .deleteFrom('upload')
      .where('fileKey', '=', url.replace('/files/', ''))
      .execute()
    expect((await served(url)).statusCode).toBe(404)
  })
})
