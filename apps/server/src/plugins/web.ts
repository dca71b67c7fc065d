import fastifyStatic from '@fastify/static'
import { containerOf, gaokaoYears, statisticsId } from '@wenjin/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Clock } from '../clock.ts'
import type { AnyCaller } from '../deps.ts'
import type { Handlers } from './bind-calls.ts'
import { bootOf, pageCustomer } from './boot.ts'
import { browserOf, hasSignedOut, pageToken } from './browser.ts'
import { compress } from './compress.ts'
import { sendUnknownCall } from './envelope.ts'
import { canonicalPath } from './page-path.ts'
import { pagePolicy } from './page-policy.ts'
import { fillPage } from './page.ts'
import type { Session } from './session.ts'
import type { Tenants } from './tenant.ts'

export interface WebParts {
  readonly handlers: Handlers
  readonly tenants: Tenants
  readonly session: Session
  readonly clock: Clock
  readonly webDir: string | undefined
}

const HOME = new Set(['/m', '/m/', '/m/pages/index/index'])
const YEAR_IN_SECONDS = 31_536_000

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
    const [path = '', ...query] = request.url.split('?')
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const isPage = isRead && (path === '/m' || path.startsWith('/m/'))
    if (page === undefined || !isPage || path.startsWith('/m/assets/')) return sendUnknownCall(reply)
    const canonical = canonicalPath(path)
    if (canonical !== path) return reply.redirect([canonical, ...query].join('?'))
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
  const caller = await callerOf(request, reply, parts)
  const boot = await bootOf(parts.handlers, caller)
  const nonce = randomBytes(16).toString('base64')
  const statistics = carriesToken(request) ? undefined : statisticsOf(boot.tenantConfig)
  const html = fillPage(page, {
    nonce,
    tenant: caller.tenant,
    home: HOME.has(path),
    boot,
    year: gaokaoYears(caller.now)[0],
    statisticsId: statistics,
  })
  const [encoding, body] = await compress(html, String(request.headers['accept-encoding'] ?? ''))
  if (encoding !== undefined) reply.header('content-encoding', encoding)
  const needs = {
    statistics: statistics !== undefined,
    sharing: caller.tenant.appid !== null,
    containerScript: containerOf(caller.userAgent)?.script,
  }
  return (
    reply
      .header('content-type', 'text/html; charset=utf-8')
      // a customer's page is nobody else's: no cache keeps it
      .header('cache-control', caller.customer === undefined ? 'no-cache' : 'private, no-store')
      .header('vary', 'accept-encoding, cookie, user-agent')
      .header('content-security-policy', pagePolicy(nonce, needs))
      .send(body)
  )
}

/** Who asks for the page; a page token that has ended, or that its person signed out of, is taken off the browser. */
async function callerOf(
  request: FastifyRequest,
  reply: FastifyReply,
  { tenants, session, clock }: WebParts,
): Promise<AnyCaller> {
  const about = {
    tenant: await tenants.ofHost(request.hostname),
    now: clock(),
    address: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    origin: `${request.protocol}://${request.host}`,
  }
  const browser = browserOf(request, reply)
  const token = pageToken(request)
  const customer = hasSignedOut(request) ? undefined : await pageCustomer(session, token, about)
  if (token !== undefined && customer === undefined) browser.keepSession(undefined)
  return { ...about, browser, customer }
}

/** An address with credentials in it is no business of a statistics service. */
function carriesToken({ query }: FastifyRequest): boolean {
  return typeof query === 'object' && query !== null && 'tk' in query
}

function statisticsOf(tenantConfig: unknown): string | undefined {
  const items = tenantConfig as readonly { keyEname: string; keyValue: string }[]
  const text = items.find(({ keyEname }) => keyEname === 'h5_baidu_statistics_code')?.keyValue
  return text === undefined ? undefined : statisticsId(text)
}
