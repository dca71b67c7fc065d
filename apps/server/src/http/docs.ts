import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { openapiDocument } from './openapi.ts'

/** The page works over plain http, too: nothing is upgraded to https. */
const POLICY = {
  'default-src': "'self'",
  'img-src': "'self' data:",
  'style-src': "'self' 'unsafe-inline'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'frame-ancestors': "'self'",
}

/** OpenAPI of every call at /api/docs, from the same rows the calls are bound by. */
export async function registerDocs(app: FastifyInstance): Promise<void> {
  // the plugin's types know no 3.1
  const document = openapiDocument() as never
  await app.register(swagger, { mode: 'static', specification: { document } })
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: POLICY })
}
