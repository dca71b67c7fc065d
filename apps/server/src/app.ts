import formbody from '@fastify/formbody'
import rateLimit from '@fastify/rate-limit'
import Fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import type { Deps } from './deps.ts'
import { areaHandlers, provincesOf } from './modules/area/index.ts'
import { custHandlers } from './modules/cust/index.ts'
import { libraryOf, planHandlers } from './modules/plan/index.ts'
import { reportHandlers } from './modules/report/index.ts'
import { ownScoresOf, rankBookOf, scoreHandlers } from './modules/score/index.ts'
import { smsCodesOf, smsHandlers } from './modules/sms/index.ts'
import { tenantHandlers } from './modules/tenant/index.ts'
import { bindCalls } from './plugins/bind-calls.ts'
import { dataVersionOf } from './plugins/data-cache.ts'
import { registerDocs } from './plugins/docs.ts'
import { registerEnvelope } from './plugins/envelope.ts'
import { registerHealth } from './plugins/health.ts'
import { sessionOf } from './plugins/session.ts'
import { tenantsOf } from './plugins/tenant.ts'
import { registerWeb } from './plugins/web.ts'

export interface AppOptions {
  readonly logLevel: string
  readonly trustProxy: string | undefined
  /** Calls a minute from one address; undefined: no limit (benchmarks). */
  readonly callsPerMinute: number | undefined
  /** Folder of the built web application; undefined: none is served. */
  readonly webDir: string | undefined
}

const BODY_LIMIT = 1_048_576

/** Builds the application; nothing listens yet. What it is given belongs to the caller. */
export async function buildApp(deps: Deps, options: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    logger: { level: options.logLevel, redact: ['req.headers', 'req.remoteAddress'] },
    disableRequestLogging: true,
    bodyLimit: BODY_LIMIT,
    trustProxy: options.trustProxy ?? false,
    genReqId: () => crypto.randomUUID(),
    ajv: { customOptions: { coerceTypes: true, removeAdditional: false, allErrors: false } },
    routerOptions: { maxParamLength: 200 },
  })
  registerEnvelope(app)
  await app.register(formbody)
  if (options.callsPerMinute !== undefined)
    await app.register(rateLimit, { max: options.callsPerMinute, timeWindow: '1 minute' })

  const { connection, clock } = deps
  const version = dataVersionOf(connection)
  const tenants = tenantsOf(connection)
  const session = sessionOf(connection)
  const provinces = provincesOf(connection)
  const ranks = rankBookOf(connection, version)
  const library = libraryOf(connection, ranks, version)
  const ownScore = ownScoresOf(deps)
  const codes = smsCodesOf(deps)

  await registerHealth(app, connection)
  await registerDocs(app)
  await app.register(async (api) =>
    bindCalls(api, {
      tenants,
      session,
      clock,
      handlers: {
        ...tenantHandlers(connection),
        ...areaHandlers(provinces),
        ...smsHandlers(codes),
        ...custHandlers(deps, { session, codes, provinces }),
        ...scoreHandlers(deps, ranks, provinces),
        ...planHandlers(deps, library, { ranks, provinces, ownScore }),
        ...reportHandlers(deps, library, ownScore),
      },
    }),
  )
  await registerWeb(app, { deps, tenants, provinces, webDir: options.webDir })
  return app
}
