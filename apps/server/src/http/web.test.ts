import { pageUrl, PATHS } from '@wenjin/contract'
import type { Envelope } from '@wenjin/contract'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp } from '../testing/test-app.ts'
import type { TestApp } from '../testing/test-app.ts'

const PAGE = `<!doctype html>
<html lang="zh-CN" data-route="home"><head><title>%BRAND%</title>
<script nonce="%NONCE%">first()</script>
<script type="module" crossorigin src="/m/assets/main-1.js" nonce="%NONCE%"></script>
<!--boot-->
<!--theme-->
<!--preloads-->
</head><body><h1>%BRAND%</h1><p>%YEAR%年高考</p></body></html>`
const SCRIPT = `export const long = '${'问津'.repeat(1_000)}'`
const PRELOADS = { volunteer: ['assets/routes-1.js', 'assets/volunteer-1.css'] }
const BRAND = `<b>"Q&A's"</b>`
const AGREEMENT = '<script>alert(1)</script></script><!--theme-->%NONCE%%BRAND%'

let webDir: string
let opened: TestApp
beforeAll(async () => {
  webDir = mkdtempSync(join(tmpdir(), 'wenjin-web-'))
  mkdirSync(join(webDir, 'assets'))
  writeFileSync(join(webDir, 'index.html'), PAGE)
  writeFileSync(join(webDir, 'preloads.json'), JSON.stringify(PRELOADS))
  writeFileSync(join(webDir, 'secret.txt'), 'secret')
  writeFileSync(join(webDir, 'assets', 'main-1.js'), SCRIPT)
  writeFileSync(join(webDir, 'assets', 'main-1.js.br'), brotliCompressSync(SCRIPT))
  writeFileSync(join(webDir, 'assets', 'main-1.js.gz'), gzipSync(SCRIPT))
  opened = await openTestApp({ app: { webDir } })
  const { db } = opened.database.connection
  const tenant = {
    tenantId: 7,
    shortName: '七',
    brandName: BRAND,
    themeColor: '#f80',
    defaultProvince: JSON.stringify({ provId: 25, provName: '浙江' }),
    appid: null,
    disabledList: '[]',
    mallName: '商城',
  }
  const disabled = JSON.stringify(['H5-VOLUNTEER_LIST', '"]{}</style><script>alert(1)</script>'])
  await db
    .insertInto('tenant')
    .values([tenant, { ...tenant, tenantId: 8, disabledList: disabled }])
    .execute()
  await db
    .insertInto('tenantHost')
    .values([
      { host: 'seven.example', tenantId: 7 },
      { host: 'eight.example', tenantId: 8 },
    ])
    .execute()
  await db
    .insertInto('tenantConfig')
    .values({
      tenantId: 7,
      keyEname: 'pc-aboutus-userAgreement',
      inputType: 'richText',
      keyValue: AGREEMENT,
    })
    .execute()
})
afterAll(async () => {
  await opened[Symbol.asyncDispose]()
  rmSync(webDir, { recursive: true, force: true })
})

function get(url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') {
  return opened.app.inject({ method, url, headers })
}

interface Boot {
  readonly now: number
  readonly tenantInfo: { readonly tenantId: number; readonly brandName: string }
  readonly tenantConfig: readonly { readonly keyEname: string; readonly keyValue: string }[]
  readonly provinces: readonly { readonly provId: number }[]
  readonly userInfo: object | null
}

function bootIn(html: string): Boot {
  const [, json = ''] =
    /<script type="application\/json" id="boot" nonce="[^"]+">(.*?)<\/script>/s.exec(html) ?? []
  return JSON.parse(json) as Boot
}

describe('the page', () => {
  test('carries the answers of the start calls, so that it needs none of them', async () => {
    const boot = bootIn((await get('/m/')).payload)
    const data = async (path: string) => ((await get(`/api/${path}`)).json() as Envelope).data
    expect(boot).toEqual({
      now: new Date('2026-06-26T09:00:00+08:00').getTime(),
      tenantInfo: await data('tenant/getTenantInfo'),
      tenantConfig: await data('tenant/getTenantConfig?deviceType=2'),
      provinces: await data('common/area/getProvinces?tenantId=0'),
      userInfo: null,
      choiceMode: await data('score/getChoiceMode?provinceId=32&tenantId=0'),
    })
  })

  test("is a customer's own where their browser brings a living page token, and kept by no cache", async () => {
    const client = opened.client()
    const customerId = await client.signIn('13800000021')
    const cookie = `wenjin_session=${client.headers()['x-online-token'] ?? ''}`
    const { payload, headers } = await get('/m/', { cookie })
    const api = await get(`/api/cust/customer/getUserInfo?customerId=${customerId}`, client.headers())
    expect(bootIn(payload)).toMatchObject({ userInfo: (api.json() as Envelope).data })
    expect(headers['cache-control']).toBe('private, no-store')
    expect(bootIn((await get('/m/', { cookie, host: 'seven.example' })).payload).userInfo).toBeNull()
    await client.call('logout', { customerId })
    const after = await get('/m/', { cookie })
    expect(bootIn(after.payload).userInfo).toBeNull()
    expect(after.headers['set-cookie']).toMatch(/^wenjin_session=;.*Path=\/m;.*HttpOnly/)
  })

  test('is a visitor’s for who signed out without connection, whose page token is taken off', async () => {
    const client = opened.client()
    await client.signIn('13800000023')
    const session = `wenjin_session=${client.headers()['x-online-token'] ?? ''}`
    const reply = await get('/m/', { cookie: `${session}; wenjin_signed_out=1` })
    expect(bootIn(reply.payload).userInfo).toBeNull()
    const set = [reply.headers['set-cookie']].flat()
    expect(set).toEqual([
      expect.stringMatching(/^wenjin_signed_out=;.*Path=\/m;/),
      expect.stringMatching(/^wenjin_session=;.*Path=\/m;/),
    ])
  })

  test('lets no call take a page token for a token', async () => {
    const client = opened.client()
    const customerId = await client.signIn('13800000022')
    const cookie = `wenjin_session=${client.headers()['x-online-token'] ?? ''}`
    const reply = await get(`/api/cust/customer/getUserInfo?customerId=${customerId}`, { cookie })
    expect(reply.json()).toMatchObject({ resultCode: '40101' })
  })

  test('carries the statistics loader of a tenant that has an id, and its host in the policy, else neither', async () => {
    const { db } = opened.database.connection
    const item = { tenantId: 7, keyEname: 'h5-baidu-statistics-code', inputType: 'text' as const }
    const id = '0123456789abcdef0123456789abcdef'
    const snippet = `<script>alert(1);hm.src = "https://hm.baidu.com/hm.js?${id}"</script>`
    await db
      .insertInto('tenantConfig')
      .values({ ...item, keyValue: snippet })
      .execute()
    const { payload, headers } = await get('/m/', { host: 'seven.example' })
    const secret = await get(`${pageUrl('autologin')}?cid=1&tk=a&tn=b`, { host: 'seven.example' })
    expect(secret.payload).not.toContain('src="https://hm.baidu')
    await db.deleteFrom('tenantConfig').where('keyEname', '=', item.keyEname).execute()
    expect(payload).toContain(`async src="https://hm.baidu.com/hm.js?${id}"`)
    expect(payload).not.toContain('<script>alert')
    expect(headers['content-security-policy']).toContain("connect-src 'self' https://hm.baidu.com")
    const other = await get('/m/')
    expect(other.payload).not.toContain('hm.baidu')
    expect(other.headers['content-security-policy']).not.toContain('hm.baidu')
  })

  test("is the tenant's whose host was asked for, in capitals and with a port too", async () => {
    for (const host of ['seven.example', 'SEVEN.example', 'seven.example:8080']) {
      const { payload } = await get('/m/', { host })
      expect(bootIn(payload).tenantInfo).toMatchObject({ tenantId: 7, brandName: BRAND })
      expect(payload).toContain('--accent:#ff8800')
    }
    expect(bootIn((await get('/m/', { host: 'unknown.example' })).payload).tenantInfo.tenantId).toBe(0)
  })

  test('lets no text of a tenant become markup, script or mark', async () => {
    const { payload } = await get('/m/', { host: 'seven.example' })
    const escaped = '&lt;b&gt;&quot;Q&amp;A&#39;s&quot;&lt;/b&gt;'
    expect(payload).toContain(`<title>${escaped}</title>`)
    expect(payload).toContain(`<h1>${escaped}</h1>`)
    expect(payload).not.toContain('<script>alert')
    expect(bootIn(payload).tenantConfig).toEqual([
      { keyEname: 'pc_aboutus_userAgreement', keyValue: AGREEMENT },
    ])
  })

  test('hides what the tenant switched off before the script runs, and takes no unknown code for a style', async () => {
    const { payload } = await get('/m/', { host: 'eight.example' })
    expect(payload).toContain('[data-feature="H5-VOLUNTEER_LIST"]{display:none}</style>')
    expect(payload).not.toContain('<script>alert')
    expect((await get('/m/', { host: 'seven.example' })).payload).not.toContain('[data-feature=')
  })

  test.each([
    [
      'Chrome/98 Mobile MicroMessenger/8.0 miniProgram/wx0',
      ' https://res.wx.qq.com/open/js/jweixin-1.6.0.js',
    ],
    ['swan/2.40.0', ' https://b.bdstatic.com/searchbox/icms/searchbox/js/swan-2.0.22.js'],
    ['ToutiaoMicroApp/2.0', ' https://lf1-cdn-tos.bytegoofy.com/goofy/developer/jssdk/jssdk-1.2.1.js'],
    ['Chrome/98 Mobile MicroMessenger/8.0', ''],
    ['Chrome/98 Mobile Safari', ''],
  ])('of a browser %j may run no script of others than its container’s', async (agent, scripts) => {
    const { headers } = await get('/m/', { 'user-agent': agent })
    const policy = String(headers['content-security-policy'])
    expect(/script-src 'nonce-[^']+' 'self'([^;]*)/.exec(policy)?.[1]).toBe(scripts)
    expect(headers['vary']).toContain('user-agent')
  })

  test('has one fresh nonce in its policy and in every tag that needs one', async () => {
    const replies = [await get('/m/'), await get('/m/')]
    const nonces = replies.map(({ headers, payload }) => {
      const policy = String(headers['content-security-policy'])
      const [, nonce = 'none'] = /script-src 'nonce-([^']+)'/.exec(policy) ?? []
      expect(policy).toContain(`style-src 'self' 'nonce-${nonce}'`)
      expect(policy).not.toContain('unsafe')
      const tags = payload.match(/<(script|style)\b[^>]*>/g) ?? []
      expect(tags).toHaveLength(4)
      for (const tag of tags) expect(tag).toContain(`nonce="${nonce}"`)
      expect(payload).not.toContain('%NONCE%')
      return nonce
    })
    expect(nonces[0]).not.toBe(nonces[1])
  })

  test('leaves no mark unfilled and names the first year that can be chosen', async () => {
    const { payload } = await get('/m/')
    expect(payload).toContain('<title>问津志愿</title>')
    expect(payload).toContain('2026年高考')
    expect(payload).not.toMatch(/%[A-Z]+%|<!--/)
  })

  test('has its own files fetched beside the first script, home none', async () => {
    const links = async (url: string) => (await get(url)).payload.match(/<link [^>]*>/g)
    expect(await links(`${pageUrl('volunteer')}?batchId=1`)).toEqual([
      '<link rel="modulepreload" href="/m/assets/routes-1.js">',
      '<link rel="preload" as="style" crossorigin href="/m/assets/volunteer-1.css">',
    ])
    expect(await links('/m/')).toBeNull()
    expect(await links('/m/pages/nowhere')).toBeNull()
  })

  test.each([
    ['/m', 'home'],
    ['/m/', 'home'],
    ['/m/?from=abc', 'home'],
    [pageUrl('index'), 'home'],
    [pageUrl('volunteer'), 'other'],
    [pageUrl('notFound'), 'other'],
    ['/m/anything/else?x=1', 'other'],
    ['/m/assets', 'other'],
  ])('%s is the page, as "%s"', async (url, route) => {
    const { statusCode, headers, payload } = await get(url)
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(payload).toContain(`data-route="${route}"`)
  })

  test.each([
    [`${pageUrl('setUserInfo')}/`, pageUrl('setUserInfo')],
    [`${pageUrl('autologin')}//?cid=1&tk=a?b`, `${pageUrl('autologin')}?cid=1&tk=a?b`],
    [`/m/${PATHS.index}`, pageUrl('index')],
    ['/m/pages/index/inde%78', pageUrl('index')],
    ['/m//', '/m/'],
    ['/m//evil.example', undefined],
    ['/m/%5c%5cevil.example/', undefined],
    ['/m/pages/account/SETUSERINFO', undefined],
  ])('%s leads to %s', async (url, to) => {
    const { statusCode, headers } = await get(url)
    expect([statusCode, headers.location]).toEqual(to === undefined ? [200, undefined] : [302, to])
  })

  test.each([
    ['br, gzip', 'br'],
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['br;q=0.1', 'br'],
    ['deflate', undefined],
    ['', undefined],
    ['brotli', undefined],
  ])('for "%s" comes as %s', async (accepted, encoding) => {
    const { headers, rawPayload } = await get('/m/', { 'accept-encoding': accepted })
    expect(headers['content-encoding']).toBe(encoding)
    expect(headers['vary']).toContain('accept-encoding')
    const decoders = { br: brotliDecompressSync, gzip: gunzipSync }
    const decoded = encoding === undefined ? rawPayload : decoders[encoding as 'br' | 'gzip'](rawPayload)
    expect(decoded.toString()).toContain('</html>')
  })

  test('is asked for again each time and answers HEAD', async () => {
    const { statusCode, headers, payload } = await get('/m/', {}, 'HEAD')
    expect(statusCode).toBe(200)
    expect(headers['cache-control']).toBe('no-cache')
    expect(payload).toBe('')
  })

  test('is not what other methods and other addresses get', async () => {
    expect((await opened.app.inject({ method: 'POST', url: '/m/' })).statusCode).toBe(404)
    expect((await get('/mm')).json()).toMatchObject({ resultCode: '40401' })
    expect((await get('/')).headers['location']).toBe('/m/')
  })
})

describe('assets', () => {
  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('come as the %s that was made when the application was built', async (encoding, decode) => {
    const { statusCode, headers, rawPayload } = await get('/m/assets/main-1.js', {
      'accept-encoding': encoding,
    })
    expect(statusCode).toBe(200)
    expect(headers['content-encoding']).toBe(encoding)
    expect(headers['content-type']).toMatch(/^(text|application)\/javascript/)
    expect(decode(rawPayload).toString()).toBe(SCRIPT)
  })

  test('come as they are to a client that takes no encoding, and are kept for a year', async () => {
    const { headers, payload } = await get('/m/assets/main-1.js')
    expect(payload).toBe(SCRIPT)
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
  })

  test.each(['/m/assets/none', '/m/assets/', '/m/assets/main-1'])(
    '%s does not exist: 404 in the envelope',
    async (url) => {
      const { statusCode, payload } = await get(url)
      expect(statusCode).toBe(404)
      expect(JSON.parse(payload)).toEqual({ resultCode: '40401', message: '没有这个接口', data: null })
    },
  )

  test.each([
    '/m/assets/../secret.txt',
    '/m/assets/..%2fsecret.txt',
    '/m/assets/%252e%252e%252fsecret.txt',
    '/m/assets/..%5csecret.txt',
  ])('%s shows nothing of the folder above', async (url) => {
    const { statusCode, payload } = await get(url)
    expect(statusCode).toBeLessThan(500)
    expect(payload).not.toContain('secret')
  })
})

test.each(['/m/', '/m/assets/main-1.js', '/api/tenant/getTenantInfo', '/api/none', '/healthz'])(
  '%s comes with the security headers',
  async (url) => {
    const { headers } = await get(url)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': 'no-referrer',
      'strict-transport-security': expect.stringMatching(/^max-age=/),
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
  },
)

test('without a built application the addresses under /m answer 404', async () => {
  await using bare = await openTestApp({ app: { webDir: join(webDir, 'none') } })
  expect((await bare.app.inject('/m/')).statusCode).toBe(404)
  expect((await bare.app.inject('/')).statusCode).toBe(404)
})
