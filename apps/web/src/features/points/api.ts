import type { CallReply, Calls } from '@wenjin/contract'
import { call } from '../../shared/lib/call.ts'
import { customerInfoQuery } from '../../shared/lib/customer-info.ts'
import { queryClient } from '../../shared/lib/query-client.ts'

/** Signs in for today's points. Rejects with CallError, which has been said; what is shown is asked for anew either way. */
export async function signInForPoints(customerId: number): Promise<CallReply<Calls['signIn']>> {
  try {
    return await call('signIn', { customerId })
  } finally {
    await queryClient.invalidateQueries({ queryKey: customerInfoQuery(customerId).queryKey })
  }
}
