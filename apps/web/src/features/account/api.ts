import { queryOptions } from '@tanstack/react-query'
import type { CallReply, Calls } from '@wenjin/contract'
import { call } from '../../shared/lib/call.ts'
import { queryClient } from '../../shared/lib/query-client.ts'

export type SessionItem = CallReply<Calls['getSessionList']>[number]

/** The devices that are signed in. */
export function sessionsQuery(customerId: number) {
  return queryOptions({
    queryKey: ['sessions', customerId],
    staleTime: 0,
    queryFn: ({ signal }): Promise<SessionItem[]> =>
      call('getSessionList', { customerId }, { signal, quiet: true }),
  })
}

/** Signs one device out. Rejects with CallError, which has been said; the list is asked for anew either way. */
export async function endSession(customerId: number, sessionId: number): Promise<void> {
  try {
    await call('endSession', { customerId, sessionId })
  } finally {
    await queryClient.invalidateQueries({ queryKey: sessionsQuery(customerId).queryKey })
  }
}

/** Why the phone may not be changed now, each a sentence; empty: it may. */
export function phoneChangeQuery(customerId: number) {
  return queryOptions({
    queryKey: ['phoneChange', customerId],
    gcTime: 0,
    queryFn: async ({ signal }): Promise<readonly string[]> => {
      const input = { customerId }
      return (await call('checkByChangePhone', input, { signal, quiet: true })).reasons
    },
  })
}
