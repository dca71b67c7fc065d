import { createClient } from '@wenjin/contract'
import type { CallFunction, CallInput, CallName, CallReply, Calls } from '@wenjin/contract'
import { tenantId } from './boot.ts'
import { calls } from './calls.ts'
import { queuePopup } from './popups.ts'
import { isPageCurrent, leavePage, tokenOfPage } from './page-customer.ts'
import type { Token } from './page-customer.ts'
import { reactTo } from './react-to.ts'

const TIMEOUT = 60_000

const client = clientWith(tokenOfPage, () => queuePopup({ kind: 'banned' }))

function clientWith(token: () => Token, onBanned?: () => void, more: RequestInit = {}): CallFunction {
  const base = `${typeof location === 'undefined' ? '' : location.origin}/api`
  return createClient(
    {
      calls,
      base,
      fetch: (url, init) => fetch(url, { ...init, ...more }),
      tenantId,
      token,
      timeout: TIMEOUT,
    },
    onBanned,
  )
}

interface CallOptions {
  readonly signal?: AbortSignal
  /** The caller shows the error in its place, no toast. Lost session, ban and lock are handled all the same. */
  readonly quiet?: boolean
  /** What to say when the session turns out to be lost, instead of the server's words. */
  readonly lost?: string
}

/**
 * A call for a customer other than the one signed in here. Rejects with CallError, and nothing else happens.
 * @param init what else the request is to be like
 */
export async function callAs<K extends CallName>(
  token: Token,
  name: K,
  input: CallInput<Calls[K]>,
  init: RequestInit = {},
): Promise<CallReply<Calls[K]>> {
  return clientWith(() => token, undefined, init)(name, input)
}

/**
 * The one way to the server: resolves to `data`, rejects with CallError after the product's reaction to its code. When
 * another customer has signed in in another tab, nothing is sent and no answer is used: the page leaves instead.
 */
export async function call<K extends CallName>(
  name: K,
  input: CallInput<Calls[K]>,
  { signal, quiet = false, lost }: CallOptions = {},
): Promise<CallReply<Calls[K]>> {
  if (!isPageCurrent()) return leavePage()
  try {
    const data = await client(name, input, signal === undefined ? {} : { signal })
    return isPageCurrent() ? data : await leavePage()
  } catch (error) {
    if (!isPageCurrent()) return leavePage()
    reactTo(error, quiet, lost)
    throw error
  }
}
