import { pageUrl } from '@wenjin/contract'
import { insertOauthState, useOauthState } from '@wenjin/database/queries/messaging/oauth-states'
import { findCustomerOfOpenid, tieOpenid } from '@wenjin/database/queries/messaging/openids'
import { HOUR_MS, MINUTE_MS } from '@wenjin/engine'
import { createHash, randomBytes } from 'node:crypto'
import { WechatRefusal } from '../../../carriers/wechat/index.ts'
import type { WechatApp } from '../../../carriers/wechat/index.ts'
import type { Deps } from '../../../deps.ts'
import type { AnyCaller } from '../../../kernel/caller.ts'
import type { Handlers } from '../../../kernel/handlers.ts'
import { refuse } from '../../../kernel/refusal.ts'
import type { Secrets } from '../secret/index.ts'
import { readBackurl } from './backurl.ts'

const STATE_TTL_MS = 10 * MINUTE_MS
const OPENID_TTL_MS = 10 * MINUTE_MS
const MAX_FROM_ADDRESS_PER_HOUR = 60
const STATE_BYTES = 32

export function oauthHandlers(
  { connection: { db }, carriers: { wechat }, keys }: Deps,
  secrets: Secrets,
): Pick<Handlers, 'getOauthUrl' | 'getAccessToken'> {
  async function appOf({ tenant }: AnyCaller): Promise<WechatApp> {
    const app = await secrets.wechatApp(tenant)
    if (app === undefined) throw refuse.noWechat()
    return app
  }

  async function openidOf(app: WechatApp, code: string): Promise<string> {
    try {
      return await wechat.openidOf(app, code)
    } catch (error) {
      const isTheirs = error instanceof WechatRefusal
      throw isTheirs ? refuse.wechatExpired({ cause: error }) : refuse.wechatFailed({ cause: error })
    }
  }

  return {
    async getOauthUrl({ purpose, backurl = '' }, caller) {
      const app = await appOf(caller)
      // the messaging app takes letters and digits only
      const state = `${purpose}${randomBytes(STATE_BYTES).toString('hex')}`
      const { now, address, tenant, browser } = caller
      const isStored = await insertOauthState(
        db,
        {
          stateHash: hash(state),
          tenantId: tenant.tenantId,
          purpose,
          backurl: readBackurl(backurl),
          deviceHash: browser.device(),
          address,
          now,
          expiresAt: after(now, STATE_TTL_MS),
        },
        after(now, -HOUR_MS),
        MAX_FROM_ADDRESS_PER_HOUR,
      )
      if (!isStored) throw refuse.tooOften({ retryAfter: HOUR_MS / 1_000 })
      return { url: wechat.authorizeUrl(app.appid, `${caller.origin}${pageUrl('wxAccess')}`, state), state }
    },

    async getAccessToken({ code, state }, caller) {
      const app = await appOf(caller)
      const { tenantId } = caller.tenant
      const { now, browser, customer } = caller
      const device = browser.knownDevice
      const known =
        device === undefined
          ? undefined
          : await useOauthState(db, { stateHash: hash(state), tenantId, deviceHash: device, now })
      if (known === undefined) throw refuse.wechatExpired()
      const openid = await openidOf(app, code)
      const isTying = known.purpose === 'phone' && customer !== undefined
      if (isTying && !(await tieOpenid(db, tenantId, customer.customerId, openid))) throw refuse.wechatTaken()
      const holder = await findCustomerOfOpenid(db, tenantId, openid)
      return {
        openid: await keys.seal('openid', { tenantId, openid, device }, after(now, OPENID_TTL_MS)),
        purpose: known.purpose,
        backurl: known.backurl,
        bound: holder === undefined ? 0 : 1,
      }
    },
  }
}

function after(now: Date, span: number): Date {
  return new Date(now.getTime() + span)
}

function hash(state: string): string {
  return createHash('sha256').update(state).digest('base64url')
}
