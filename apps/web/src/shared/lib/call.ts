import { createClient } from '@wenjin/contract'
import type { CallInput, CallName, CallReply, Calls } from '@wenjin/contract'
import { calls } from 'virtual:calls'
import { tenantId } from './boot.ts'
import { queuePopup } from './popups.ts'
import { reactTo } from './react-to.ts'
import { readStored } from './storage.ts'

const TIMEOUT = 60_000

const client = createClient(
  {
    calls,
    base: `${typeof location === 'undefined' ? '' : location.origin}/api`,
    fetch: (...args) => fetch(...args),
    tenantId,
    token: () => {
      const name = readStored('tn')
      const value = readStored('tk')
      return name === undefined || value === undefined ? undefined : { name, value }
    },
    timeout: TIMEOUT,
  },
  () => queuePopup({ kind: 'banned' }),
)

interface CallOptions {
  readonly signal?: AbortSignal
  /** The caller shows the error in its place, no toast. Lost session, ban and lock are handled all the same. */
  readonly quiet?: boolean
}

/** The one way to the server: resolves to `data`, rejects with CallError after the product's reaction to its code. */
export async function call<K extends CallName>(
  name: K,
  input: CallInput<Calls[K]>,
  { signal, quiet = false }: CallOptions = {},
): Promise<CallReply<Calls[K]>> {
  try {
    return await client(name, input, signal === undefined ? {} : { signal })
  } catch (error) {
    reactTo(error, quiet)
    throw error
  }
}
