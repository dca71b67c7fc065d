import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'

/** OpenAPI of every call at /api/docs, from the same rows the calls are bound by. */
export async function registerDocs(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      info: { title: '问津志愿 API', version: '1', description: '所有回复为 {resultCode, message, data}' },
    },
  })
  await app.register(swaggerUi, { routePrefix: '/api/docs' })
}
