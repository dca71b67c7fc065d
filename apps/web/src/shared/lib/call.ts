import { createClient } from '@wenjin/contract'
import type { CallFunction, CallInput, CallName, CallReply, Calls } from '@wenjin/contract'
import { calls } from 'virtual:calls'
import { tenantId } from './boot.ts'
import { queuePopup } from './popups.ts'
import { reactTo } from './react-to.ts'
import { readStored } from './storage.ts'

const TIMEOUT = 60_000

/** A token and the header it goes in; undefined: nobody's. */
type Token = { readonly name: string; readonly value: string } | undefined

const client = clientWith(
  () => {
    const name = readStored('tn')
    const value = readStored('tk')
    return name === undefined || value === undefined ? undefined : { name, value }
  },
  () => queuePopup({ kind: 'banned' }),
)

function clientWith(token: () => Token, onBanned?: () => void): CallFunction {
  const base = `${typeof location === 'undefined' ? '' : location.origin}/api`
  return createClient(
    { calls, base, fetch: (...args) => fetch(...args), tenantId, token, timeout: TIMEOUT },
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

/** A call on behalf of somebody else than whoever is signed in here. Rejects with CallError, and nothing else happens. */
export async function callAs<K extends CallName>(
  token: Token,
  name: K,
  input: CallInput<Calls[K]>,
): Promise<CallReply<Calls[K]>> {
  return clientWith(() => token)(name, input)
}

/** The one way to the server: resolves to `data`, rejects with CallError after the product's reaction to its code. */
export async function call<K extends CallName>(
  name: K,
  input: CallInput<Calls[K]>,
  { signal, quiet = false, lost }: CallOptions = {},
): Promise<CallReply<Calls[K]>> {
  try {
    return await client(name, input, signal === undefined ? {} : { signal })
  } catch (error) {
    reactTo(error, quiet, lost)
    throw error
  }
}
