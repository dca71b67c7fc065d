import type { Deps } from './deps.ts'
import { activityHandlers } from './modules/content/activity/index.ts'
import { regionHandlers, provincesOf } from './modules/library/region/index.ts'
import { accountEndHandlers } from './modules/account/account-end/index.ts'
import { bannerHandlers } from './modules/content/banner/index.ts'
import { dataCenterHandlers } from './modules/admission/data-center/index.ts'
import { cooperationHandlers } from './modules/content/cooperation/index.ts'
import { customerHandlers } from './modules/account/customer/index.ts'
import { likeHandlers } from './modules/account/like/index.ts'
import { adviceHandlers, openListThread } from './modules/admission/advice/index.ts'
import { orderHandlers } from './modules/commerce/order/index.ts'
import { phoneHandlers } from './modules/account/phone/index.ts'
import { booksOf, planHandlers } from './modules/admission/plan/index.ts'
import { checkInHandlers } from './modules/commerce/check-in/index.ts'
import { profileHandlers } from './modules/account/profile/index.ts'
import { contactsOf, qywxHandlers } from './modules/messaging/qywx/index.ts'
import { realNameHandlers } from './modules/account/real-name/index.ts'
import { savedListHandlers } from './modules/admission/saved-list/index.ts'
import { rightHandlers } from './modules/commerce/right/index.ts'
import { ownScoresOf, rankTablesOf, scoreHandlers } from './modules/admission/score/index.ts'
import { secretsOf } from './modules/messaging/secret/index.ts'
import { signInHandlers } from './modules/account/sign-in/index.ts'
import { smsCodesOf, smsHandlers } from './modules/account/sms/index.ts'
import { tenantHandlers } from './modules/content/tenant/index.ts'
import { uploadHandlers } from './modules/account/upload/index.ts'
import { wechatHandlers } from './modules/messaging/wechat/index.ts'
import { bindCalls } from './http/bind-calls.ts'
import { dataVersionOf } from './kernel/data-cache.ts'
import { registerDocs } from './http/docs.ts'
import { registerFiles } from './http/files.ts'
import { registerHealth } from './http/health.ts'
import { registerLimits } from './http/limits.ts'
import type { Overload } from './http/overload.ts'
import { createServer } from './http/server.ts'
import type { Server, ServerOptions } from './http/server.ts'
import { sessionOf } from './kernel/session.ts'
import { tenantsOf } from './kernel/tenant.ts'
import { registerQywxCallback } from './http/qywx-callback.ts'
import { registerWeb } from './http/web.ts'

export interface AppOptions extends ServerOptions {
  /** Calls a minute from one address; undefined: no limit (benchmarks). */
  readonly callsPerMinute: number | undefined
  /** Folder of the built web application; undefined: none is served. */
  readonly webDir: string | undefined
  /** From when calls are answered 503; absent: never (benchmarks). */
  readonly overload?: Overload
}

/** Builds the application; nothing listens yet. What it is given belongs to the caller. */
export async function buildApp(deps: Deps, options: AppOptions): Promise<Server> {
  const app = await createServer(options)
  const { connection, clock } = deps
  const version = dataVersionOf(connection)
  const tenants = tenantsOf(connection)
  const session = sessionOf(connection)
  const provinces = provincesOf(connection)
  const ranks = rankTablesOf(connection, version)
  const books = booksOf(connection, ranks, version)
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
    ...regionHandlers(connection, provinces, version),
    ...dataCenterHandlers(connection, version, { ranks, books }),
    ...smsHandlers(connection, codes),
    ...signInHandlers(deps, session, codes),
    ...phoneHandlers(deps, session, codes),
    ...accountEndHandlers(deps, { session, codes, contacts }),
    ...customerHandlers(deps, provinces),
    ...profileHandlers(deps),
    ...likeHandlers(deps),
    ...checkInHandlers(deps),
    ...rightHandlers(deps),
    ...orderHandlers(deps),
    ...bannerHandlers(deps),
    ...activityHandlers(deps),
    ...cooperationHandlers(deps),
    ...scoreHandlers(deps, ranks, provinces),
    ...planHandlers(deps, books, { ranks, provinces, ownScore }),
    ...savedListHandlers(deps, books, ownScore),
    ...adviceHandlers(deps, books, { ranks, provinces, ownScore }, listThread),
    ...wechatHandlers(deps, secrets),
    ...qywxHandlers(deps, { secrets, contacts, log: app.log }),
    ...uploadHandlers(deps),
    ...realNameHandlers(deps),
  }
  await app.register(async (api) => {
    await registerLimits(api, options)
    bindCalls(api, { tenants, session, clock, handlers })
    await registerQywxCallback(api, { clock, secrets, contacts })
    registerFiles(api, deps, tenants)
  })
  await registerWeb(app, { handlers, tenants, session, clock, webDir: options.webDir })
  return app
}
