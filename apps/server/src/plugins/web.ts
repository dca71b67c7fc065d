import fastifyStatic from '@fastify/static'
import { gaokaoYears, themeVariables } from '@wenjin/contract'
import { loadTenantConfig } from '@wenjin/data'
import type { Tenant } from '@wenjin/data'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Deps } from '../deps.ts'
import type { Provinces } from '../modules/area/index.ts'
import { presentConfig, presentTenant } from '../modules/tenant/index.ts'
import { sendUnknownCall } from './envelope.ts'
import type { Tenants } from './tenant.ts'

export interface WebParts {
  readonly deps: Deps
  readonly tenants: Tenants
  readonly provinces: Provinces
  readonly webDir: string | undefined
}

const HOME = new Set(['/m', '/m/', '/m/pages/index/index'])
const YEAR_IN_SECONDS = 31_536_000
const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/**
 * The built application under /m/: assets precompressed and kept for ever by their hashed names, every
 * other address the one HTML file with the start answers, the tenant's colours and a fresh nonce in it.
 */
export async function registerWeb(app: FastifyInstance, parts: WebParts): Promise<void> {
  const { webDir } = parts
  const page = webDir === undefined ? undefined : readPage(webDir)
  if (webDir !== undefined && page !== undefined) {
    await app.register(fastifyStatic, {
      root: join(webDir, 'assets'),
      prefix: '/m/assets/',
      preCompressed: true,
      immutable: true,
      maxAge: YEAR_IN_SECONDS * 1000,
    })
    app.get('/', { schema: { hide: true } }, (_request, reply) => reply.redirect('/m/'))
  }
  app.setNotFoundHandler(async (request, reply) => {
    const [path = ''] = request.url.split('?')
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const isPage = isRead && (path === '/m' || path.startsWith('/m/'))
    if (page === undefined || !isPage || path.startsWith('/m/assets/')) return sendUnknownCall(reply)
    return sendPage(request, reply, parts, page, path)
  })
}

function readPage(webDir: string): string | undefined {
  const file = join(webDir, 'index.html')
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  parts: WebParts,
  page: string,
  path: string,
): Promise<FastifyReply> {
  const tenant = await parts.tenants.ofHost(request.hostname)
  const nonce = randomBytes(16).toString('base64')
  const html = fillPage(page, {
    nonce,
    tenant,
    home: HOME.has(path),
    boot: await bootOf(parts, tenant),
    year: gaokaoYears(parts.deps.clock())[0],
  })
  const [encoding, body] = await compress(html, String(request.headers['accept-encoding'] ?? ''))
  if (encoding !== undefined) reply.header('content-encoding', encoding)
  return reply
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-encoding')
    .header('content-security-policy', policy(nonce))
    .send(body)
}

/** The answers of the start calls, so that no call stands between the page and its use. */
async function bootOf({ deps, provinces }: WebParts, tenant: Tenant): Promise<object> {
  return {
    now: deps.clock().getTime(),
    tenantInfo: presentTenant(tenant),
    tenantConfig: presentConfig(await loadTenantConfig(deps.connection.db, tenant.tenantId)),
    provinces: await provinces.list(tenant),
  }
}

interface PageFilling {
  readonly nonce: string
  readonly tenant: Tenant
  readonly home: boolean
  readonly boot: object
  /** First gaokao year a person may choose now. */
  readonly year: number | undefined
}

function fillPage(page: string, { nonce, tenant, home, boot, year }: PageFilling): string {
  const variables = Object.entries(themeVariables(tenant.themeColor))
  const theme = `:root{${variables.map(([name, value]) => `${name}:${value}`).join(';')}}`
  const json = JSON.stringify(boot).replaceAll('<', '\\u003c')
  return (
    page
      .replace('data-route="home"', `data-route="${home ? 'home' : 'other'}"`)
      .replaceAll('%NONCE%', nonce)
      .replaceAll('%YEAR%', String(year))
      .replaceAll('%BRAND%', () => escapeHtml(tenant.brandName))
      .replace('<!--theme-->', () => `<style nonce="${nonce}">${theme}</style>`)
      // last, so that nothing in a tenant's texts is taken for one of the marks above
      .replace(
        '<!--boot-->',
        () => `<script type="application/json" id="boot" nonce="${nonce}">${json}</script>`,
      )
  )
}

function escapeHtml(text: string): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  }
  return text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign)
}

function policy(nonce: string): string {
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'self'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ')
}

async function compress(html: string, accepted: string): Promise<[string | undefined, Buffer | string]> {
  if (accepts(accepted, 'br')) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 4 }
    return ['br', await brotli(Buffer.from(html), { params })]
  }
  if (accepts(accepted, 'gzip')) return ['gzip', await zip(Buffer.from(html))]
  return [undefined, html]
}

/** Whether an Accept-Encoding header names an encoding with a weight above 0. */
function accepts(header: string, encoding: string): boolean {
  const offers = header.split(',').map((offer) => offer.replaceAll(/\s/g, '').split(';'))
  return offers.some(([name, weight]) => name === encoding && !/^q=0(\.0*)?$/.test(weight ?? ''))
}
