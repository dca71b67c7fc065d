import { findUploadType } from '@wenjin/database/queries/account/uploads'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { refuse } from '../kernel/refusal.ts'
import { sendRefusal } from './envelope.ts'
import type { Tenants } from '../kernel/tenant.ts'
import { YEAR_SECONDS } from './max-age.ts'

/** As uploads are named: year and month, 32 hexadecimal digits, the ending of their type. */
const KEY = /^\d{6}\/[0-9a-f]{32}\.[a-z]{3,4}$/

/** Serves a tenant's uploaded pictures under /files/, as nothing but pictures. */
export function registerFiles(
  app: FastifyInstance,
  { connection: { db }, carriers: { storage } }: Deps,
  tenants: Tenants,
): void {
  app.get('/files/*', async (request, reply) => {
    const { '*': key } = request.params as { '*': string }
    const { tenantId } = await tenants.ofHost(request.hostname)
    const type = KEY.test(key) ? await findUploadType(db, tenantId, key) : undefined
    const body = type === undefined ? undefined : await storage.get(key)
    if (type === undefined || body === undefined) return sendRefusal(reply, refuse.pictureGone(), 404)
    return reply
      .header('content-type', type)
      .header('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`)
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('x-content-type-options', 'nosniff')
      .send(body)
  })
}
