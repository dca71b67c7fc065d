import { accessTokens } from '../access-token.ts'
import { askJson } from '../ask-json.ts'
import type { Question } from '../ask-json.ts'
import { expiring } from '../expiring.ts'
import type { Lived } from '../expiring.ts'
import { CarrierFailure } from '../failure.ts'
import { WechatRefusal } from './index.ts'
import type { WechatApp, WechatCarrier } from './index.ts'

export interface WechatAddresses {
  readonly wechatApi: string
  readonly wechatOpen: string
}

/** Invalid, not the newest, expired. */
const TOKEN_REFUSALS = new Set(['40001', '40014', '42001'])
/** Of the code a person brought: made up, expired, used. */
const CODE_REFUSALS = new Set(['40029', '42003', '40163'])

interface TokenAnswer {
  readonly access_token?: string
  readonly expires_in?: number
}

/** The messaging app's web interface (official account). `now` gives milliseconds. */
export function wechat(
  { wechatApi, wechatOpen }: WechatAddresses,
  now: () => number = Date.now,
): WechatCarrier {
  const tickets = expiring<string>(now)
  const withToken = accessTokens<WechatApp>({ keyOf, fetch: fetchToken, refusals: TOKEN_REFUSALS }, now)

  function ask<R extends object>(path: string, rest: Pick<Question, 'query' | 'body'>): Promise<R> {
    return askJson<R>({ service: `wechat ${path}`, base: wechatApi, path, ...rest })
  }

  async function stableToken({ appid, secret }: WechatApp, forced: boolean): Promise<Lived<string>> {
    const path = '/cgi-bin/stable_token'
    const body = { grant_type: 'client_credential', appid, secret, force_refresh: forced }
    const { access_token, expires_in } = await ask<TokenAnswer>(path, { query: {}, body })
    return { value: given(path, access_token), seconds: expires_in ?? 0 }
  }

  /** The stable interface answers the same token to all who ask; only one that is refused is replaced by force. */
  async function fetchToken(app: WechatApp, refused: string | undefined): Promise<Lived<string>> {
    const token = await stableToken(app, false)
    return token.value === refused ? stableToken(app, true) : token
  }

  return {
    authorizeUrl(appid, redirect, state) {
      const query = new URLSearchParams({
        appid,
        redirect_uri: redirect,
        response_type: 'code',
        scope: 'snsapi_base',
        state,
      })
      return `${wechatOpen}/connect/oauth2/authorize?${query.toString()}#wechat_redirect`
    },
    async openidOf({ appid, secret }, code) {
      const path = '/sns/oauth2/access_token'
      const query = { appid, secret, code, grant_type: 'authorization_code' }
      const answer = ask<{ openid?: string }>(path, { query }).catch((error: unknown) => {
        if (error instanceof CarrierFailure && CODE_REFUSALS.has(error.code))
          throw new WechatRefusal(error.message)
        throw error
      })
      return given(path, (await answer).openid)
    },
    jsapiTicket(app) {
      const path = '/cgi-bin/ticket/getticket'
      return tickets.get(keyOf(app), () =>
        withToken(app, async (token) => {
          const query = { access_token: token, type: 'jsapi' }
          const { ticket, expires_in } = await ask<{ ticket?: string; expires_in?: number }>(path, { query })
          return { value: given(path, ticket), seconds: expires_in ?? 0 }
        }),
      )
    },
  }
}

function keyOf({ appid, secret }: WechatApp): string {
  return `${appid}\n${secret}`
}

function given(path: string, value: string | undefined): string {
  if (value === undefined || value === '') throw new CarrierFailure(`wechat ${path}`, 'empty', '')
  return value
}
