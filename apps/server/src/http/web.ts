import fastifyStatic from '@fastify/static'
import { BASE, containerOf, gaokaoYears, pageOf, statisticsId } from '@wenjin/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Handlers } from '../kernel/handlers.ts'
import { bootOf } from './boot.ts'
import { pageCaller } from './caller.ts'
import type { CallerParts } from './caller.ts'
import { compress } from './compress.ts'
import { sendUnknownCall } from './envelope.ts'
import { YEAR_SECONDS } from './max-age.ts'
import { canonicalPath } from './page-path.ts'
import { pagePolicy } from './page-policy.ts'
import { fillPage } from './page.ts'

export interface WebParts extends CallerParts {
  readonly handlers: Handlers
  readonly webDir: string | undefined
}

const ASSETS = `${BASE}/assets/`

/**
 * The built application below the base: assets precompressed and kept for ever by their hashed names, every
 * other address the one HTML file with the start answers, the tenant's colours, the page's own files and a fresh
 * nonce in it.
 */
export async function registerWeb(app: FastifyInstance, parts: WebParts): Promise<void> {
  const { webDir } = parts
  const page = webDir === undefined ? undefined : readPage(webDir)
  if (webDir !== undefined && page !== undefined) {
    await app.register(fastifyStatic, {
      root: join(webDir, 'assets'),
      prefix: ASSETS,
      preCompressed: true,
      immutable: true,
      maxAge: YEAR_SECONDS * 1000,
    })
    app.get('/', (_request, reply) => reply.redirect(`${BASE}/`))
  }
  app.setNotFoundHandler(async (request, reply) => {
    const [path = '', ...query] = request.url.split('?')
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const isPage = isRead && (path === BASE || path.startsWith(`${BASE}/`))
    if (page === undefined || !isPage || path.startsWith(ASSETS)) return sendUnknownCall(reply)
    const canonical = canonicalPath(path)
    if (canonical !== path) return reply.redirect([canonical, ...query].join('?'))
    return sendPage(request, reply, parts, page, path)
  })
}

/** The application as it was built. */
interface Built {
  readonly html: string
  /** Page's name → its own files. */
  readonly preloads: Readonly<Record<string, readonly string[]>>
}

function readPage(webDir: string): Built | undefined {
  const read = (file: string): string => readFileSync(join(webDir, file), 'utf8')
  if (!existsSync(join(webDir, 'index.html'))) return undefined
  return { html: read('index.html'), preloads: JSON.parse(read('preloads.json')) as Built['preloads'] }
}

async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  parts: WebParts,
  { html: built, preloads }: Built,
  path: string,
): Promise<FastifyReply> {
  const caller = await pageCaller(request, reply, parts)
  const boot = await bootOf(parts.handlers, caller)
  const nonce = randomBytes(16).toString('base64')
  const statistics = carriesToken(request) ? undefined : statisticsOf(boot.tenantConfig)
  const page = pageOf(path.slice(BASE.length) || '/')?.name
  const html = fillPage(built, {
    nonce,
    tenant: caller.tenant,
    home: page === 'index',
    boot,
    year: gaokaoYears(caller.now)[0],
    preloads: (page && preloads[page]) ?? [],
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

/** An address with credentials in it is no business of a statistics service. */
function carriesToken({ query }: FastifyRequest): boolean {
  return typeof query === 'object' && query !== null && 'tk' in query
}

function statisticsOf(tenantConfig: unknown): string | undefined {
  const items = tenantConfig as readonly { keyEname: string; keyValue: string }[]
  const text = items.find(({ keyEname }) => keyEname === 'h5_baidu_statistics_code')?.keyValue
  return text === undefined ? undefined : statisticsId(text)
}
