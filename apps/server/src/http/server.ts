import formbody from '@fastify/formbody'
import helmet from '@fastify/helmet'
import Fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import { registerBrowser } from './browser.ts'
import { registerEnvelope, renderError } from './envelope.ts'
import { lazySchemas } from './lazy-schemas.ts'
import { logOptions, registerRequestLog } from './log.ts'
import type { LogSink } from './log.ts'
import { registerMultipart } from './multipart.ts'

/** What the application is registered on; all that lies outside this folder knows it by this name. */
export type Server = FastifyInstance

export interface ServerOptions {
  readonly logLevel: string
  readonly trustProxy: string | undefined
  /** Where log lines go; absent: standard output. */
  readonly logSink?: LogSink
}

const BODY_LIMIT = 1_048_576

/** A server that reads, answers and logs as the house does; it has no route yet. */
export async function createServer(options: ServerOptions): Promise<Server> {
  const app = Fastify({
    ...logOptions(options.logLevel, options.logSink),
    bodyLimit: BODY_LIMIT,
    trustProxy: options.trustProxy ?? false,
    genReqId: () => crypto.randomUUID(),
    // nothing is coerced: bind-calls reads the texts of queries and forms, and JSON says what it means
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, allErrors: false } },
    schemaController: { compilersFactory: lazySchemas },
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: renderError,
  })
  registerEnvelope(app)
  registerRequestLog(app)
  // the page and the documentation set their own content security policy; JSON needs none
  await app.register(helmet, { contentSecurityPolicy: false })
  await app.register(formbody)
  await registerMultipart(app)
  await registerBrowser(app)
  app.removeContentTypeParser('text/plain')
  return app
}
