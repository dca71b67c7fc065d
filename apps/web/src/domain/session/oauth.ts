import { CallError, callLimits, PATHS } from '@wenjin/contract'
import { useBoot } from '../../shared/lib/boot.ts'
import { call } from '../../shared/lib/call.ts'
import { isMessagingApp } from '../../shared/lib/messaging-app.ts'
import { readStored, removeStored, writeStored } from '../../shared/lib/storage.ts'
import { innerPath } from './inner-path.ts'
import type { SignInPlace } from './sign-in-mode.ts'

/** Session storage: the state of the round under way, compared when the person comes back. */
const STATE = 'wx_state'
/** Longest address that getOauthUrl takes. */
const MAX_BACKURL_LENGTH = callLimits('getOauthUrl').backurl.maxLength
const EXPIRED = '授权已失效，请重新授权'

/** login: to sign in. phone: to tie the messaging app to the account signed in. */
export type OauthPurpose = 'login' | 'phone'

export interface OauthReturn {
  readonly openid: string
  readonly purpose: OauthPurpose
}

/** Where the page is open and what the tenant allows there. */
export function signInPlace(): SignInPlace {
  const tenant = useBoot.getState().tenantInfo
  return {
    messagingApp: isMessagingApp(),
    appid: tenant?.appid ?? '',
    disabledList: tenant?.disabledList ?? [],
  }
}

/**
 * Leaves for the messaging app's authorisation, from which the person comes back to wxAccess.
 * Returns why it cannot; null: the page is being left.
 */
export async function startOauth(purpose: OauthPurpose, backurl = presentAddress()): Promise<string | null> {
  try {
    const { url, state } = await call('getOauthUrl', { purpose, backurl }, { quiet: true })
    sessionStorage.setItem(STATE, state)
    writeStored('backurl', backurl)
    location.assign(url)
    return null
  } catch (error) {
    if (error instanceof CallError) return error.message
    return '浏览器禁止保存数据，无法使用微信登录，请用手机号登录'
  }
}

/** Exchanges what the authorisation brought. Rejects with Error, whose message says why it is refused. */
export async function finishOauth(code: string | null, state: string | null): Promise<OauthReturn> {
  const expected = takeState()
  if (code === null || code === '') throw new Error('没有得到微信的授权')
  if (state === null || state !== expected) throw new Error(EXPIRED)
  return call('getAccessToken', { code, state }, { quiet: true })
}

/** Where the person was before the authorisation; home when that is not known. */
export function takeBackurl(): string {
  const path = innerPath(readStored('backurl')) ?? PATHS.index
  removeStored('backurl')
  return path
}

function presentAddress(): string {
  const { pathname, search, hash } = location
  const address = `${pathname}${search}${hash}`
  return address.length > MAX_BACKURL_LENGTH ? pathname : address
}

function takeState(): string | null {
  try {
    const state = sessionStorage.getItem(STATE)
    sessionStorage.removeItem(STATE)
    return state
  } catch {
    return null
  }
}
