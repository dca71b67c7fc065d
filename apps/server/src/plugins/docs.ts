import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'

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
  await app.register(swagger, {
    openapi: {
      info: { title: '问津志愿 API', version: '1', description: '所有回复为 {resultCode, message, data}' },
    },
  })
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: POLICY })
}
