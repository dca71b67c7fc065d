import formbody from '@fastify/formbody'
import helmet from '@fastify/helmet'
import Fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import type { Deps } from './deps.ts'
import { activityHandlers } from './modules/activity/index.ts'
import { areaHandlers, provincesOf } from './modules/area/index.ts'
import { accountEndHandlers } from './modules/account-end/index.ts'
import { bannerHandlers } from './modules/banner/index.ts'
import { centerHandlers } from './modules/center/index.ts'
import { cooperationHandlers } from './modules/cooperation/index.ts'
import { custHandlers } from './modules/cust/index.ts'
import { likeHandlers } from './modules/like/index.ts'
import { listHandlers, openListThread } from './modules/list/index.ts'
import { orderHandlers } from './modules/order/index.ts'
import { phoneHandlers } from './modules/phone/index.ts'
import { libraryOf, planHandlers } from './modules/plan/index.ts'
import { pointHandlers } from './modules/point/index.ts'
import { profileHandlers } from './modules/profile/index.ts'
import { contactsOf, qywxHandlers, registerQywxCallback } from './modules/qywx/index.ts'
import { realNameHandlers } from './modules/real-name/index.ts'
import { reportHandlers } from './modules/report/index.ts'
import { rightHandlers } from './modules/right/index.ts'
import { ownScoresOf, rankBookOf, scoreHandlers } from './modules/score/index.ts'
import { secretsOf } from './modules/secret/index.ts'
import { signInHandlers } from './modules/sign-in/index.ts'
import { smsCodesOf, smsHandlers } from './modules/sms/index.ts'
import { tenantHandlers } from './modules/tenant/index.ts'
import { uploadHandlers } from './modules/upload/index.ts'
import { weixinHandlers } from './modules/weixin/index.ts'
import { bindCalls } from './plugins/bind-calls.ts'
import { registerBrowser } from './plugins/browser.ts'
import { dataVersionOf } from './plugins/data-cache.ts'
import { registerDocs } from './plugins/docs.ts'
import { registerEnvelope, renderError } from './plugins/envelope.ts'
import { registerFiles } from './plugins/files.ts'
import { registerHealth } from './plugins/health.ts'
import { registerLimits } from './plugins/limits.ts'
import type { Overload } from './plugins/limits.ts'
import { logOptions, registerRequestLog } from './plugins/log.ts'
import type { LogSink } from './plugins/log.ts'
import { sessionOf } from './plugins/session.ts'
import { tenantsOf } from './plugins/tenant.ts'
import { registerMultipart } from './plugins/multipart.ts'
import { registerWeb } from './plugins/web.ts'

export interface AppOptions {
  readonly logLevel: string
  readonly trustProxy: string | undefined
  /** Calls a minute from one address; undefined: no limit (benchmarks). */
  readonly callsPerMinute: number | undefined
  /** Folder of the built web application; undefined: none is served. */
  readonly webDir: string | undefined
  /** From when calls are answered 503; absent: never (benchmarks). */
  readonly overload?: Overload
  /** Where log lines go; absent: standard output. */
  readonly logSink?: LogSink
}

const BODY_LIMIT = 1_048_576

/** Builds the application; nothing listens yet. What it is given belongs to the caller. */
export async function buildApp(deps: Deps, options: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    ...logOptions(options.logLevel, options.logSink),
    bodyLimit: BODY_LIMIT,
    trustProxy: options.trustProxy ?? false,
    genReqId: () => crypto.randomUUID(),
    // nothing is coerced: bind-calls reads the texts of queries and forms, and JSON says what it means
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, allErrors: false } },
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

  const { connection, clock } = deps
  const version = dataVersionOf(connection)
  const tenants = tenantsOf(connection)
  const session = sessionOf(connection)
  const provinces = provincesOf(connection)
  const ranks = rankBookOf(connection, version)
  const library = libraryOf(connection, ranks, version)
  const ownScore = ownScoresOf(deps)
  const codes = smsCodesOf(deps)
  const secrets = secretsOf(deps)
  const contacts = contactsOf(deps, secrets, app.log)
  const listThread = openListThread()
  app.addHook('onClose', () => listThread.close())

  await registerHealth(app, connection)
  await registerDocs(app)
  const handlers = {
    ...tenantHandlers(connection),
    ...areaHandlers(connection, provinces, version),
    ...centerHandlers(connection, version),
    ...smsHandlers(connection, codes),
    ...signInHandlers(deps, session, codes),
    ...phoneHandlers(deps, session, codes),
    ...accountEndHandlers(deps, { session, codes, contacts }),
    ...custHandlers(deps, provinces),
    ...profileHandlers(deps),
    ...likeHandlers(deps),
    ...pointHandlers(deps),
    ...rightHandlers(deps),
    ...orderHandlers(deps),
    ...bannerHandlers(deps),
    ...activityHandlers(deps),
    ...cooperationHandlers(deps),
    ...scoreHandlers(deps, ranks, provinces),
    ...planHandlers(deps, library, { ranks, provinces, ownScore }),
    ...reportHandlers(deps, library, ownScore),
    ...listHandlers(deps, library, { ranks, provinces, ownScore }, listThread),
    ...weixinHandlers(deps, secrets),
    ...qywxHandlers(deps, { secrets, contacts, log: app.log }),
    ...uploadHandlers(deps),
    ...realNameHandlers(deps),
  }
  await app.register(async (api) => {
    await registerLimits(api, options)
    bindCalls(api, { tenants, session, clock, handlers })
    await registerQywxCallback(api, deps, secrets, contacts)
    registerFiles(api, deps, tenants)
  })
  await registerWeb(app, { handlers, tenants, session, clock, webDir: options.webDir })
  return app
}
