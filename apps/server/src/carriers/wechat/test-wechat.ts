import { randomUUID } from 'node:crypto'
import { json, serveTest } from '../test-service.ts'
import type { Answer, ReceivedRequest, TestService } from '../test-service.ts'
import type { WechatApp } from './index.ts'

/** The official account that the stand-in knows. */
export const APP: WechatApp = { appid: 'wx0123456789abcdef', secret: 'secret of the test account' }

/** Seconds that tokens and tickets are good for. */
export const LIFE = 7_200

export interface TestWechat extends TestService {
  /** A person agrees: makes the code that the browser comes back with. */
  readonly agree: (openid: string) => string
  /** Makes the token in use invalid, as when another system fetched one by the old interface. */
  readonly spoil: () => void
  /** How often a path was asked. */
  readonly count: (path: string) => number
}

interface State {
  token: string
  readonly codes: Map<string, string | 'used'>
}

/** The messaging app's web interface: knows one account, gives one token until it is spoilt, takes a code once. */
export async function serveWechat(): Promise<TestWechat> {
  const state: State = { token: randomUUID(), codes: new Map() }
  const service = await serveTest((received) => {
    if (received.path === '/cgi-bin/stable_token') return stableToken(received, state)
    if (received.path === '/cgi-bin/ticket/getticket') return ticket(received, state)
    if (received.path === '/sns/oauth2/access_token') return openid(received, state)
    return { status: 404 }
  })
  return {
    ...service,
    agree(openid) {
      const code = randomUUID()
      state.codes.set(code, openid)
      return code
    },
    spoil: () => (state.token = ''),
    count: (path) => service.received.filter((received) => received.path === path).length,
    [Symbol.asyncDispose]: () => service[Symbol.asyncDispose](),
  }
}

/** The refusal of a wrong appid or secret; undefined when both are right. */
function refusalOf(appid: unknown, secret: unknown): Answer | undefined {
  if (appid !== APP.appid) return refuse(40013, 'invalid appid')
  return secret === APP.secret ? undefined : refuse(40125, 'invalid appsecret')
}

function stableToken({ method, body }: ReceivedRequest, state: State): Answer {
  const asked = method === 'POST' ? (JSON.parse(body.toString()) as Record<string, unknown>) : {}
  if (asked['grant_type'] !== 'client_credential') return refuse(40002, 'invalid grant_type')
  const no = refusalOf(asked['appid'], asked['secret'])
  if (no !== undefined) return no
  // what was spoilt is handed out all the same until somebody forces another
  if (asked['force_refresh'] === true) state.token = randomUUID()
  return json({ access_token: state.token === '' ? 'spoilt' : state.token, expires_in: LIFE })
}

function ticket({ query }: ReceivedRequest, { token }: State): Answer {
  if (token === '' || query.get('access_token') !== token)
    return refuse(40001, 'invalid credential, access_token is invalid or not latest')
  if (query.get('type') !== 'jsapi') return refuse(40004, 'invalid media type')
  return json({ errcode: 0, errmsg: 'ok', ticket: `ticket of ${token}`, expires_in: LIFE })
}

function openid({ query }: ReceivedRequest, { codes }: State): Answer {
  const no = refusalOf(query.get('appid'), query.get('secret'))
  if (no !== undefined) return no
  if (query.get('grant_type') !== 'authorization_code') return refuse(40002, 'invalid grant_type')
  const code = query.get('code') ?? ''
  const found = codes.get(code)
  if (found === undefined) return refuse(40029, 'invalid code')
  if (found === 'used') return refuse(40163, 'code been used')
  codes.set(code, 'used')
  return json({
    access_token: 'of a person',
    expires_in: LIFE,
    refresh_token: 'r',
    openid: found,
    scope: 'snsapi_base',
  })
}

function refuse(errcode: number, errmsg: string): Answer {
  return json({ errcode, errmsg: `${errmsg} rid: 1-2-3` })
}
