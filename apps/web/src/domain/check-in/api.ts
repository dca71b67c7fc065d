import type { CallReply, Calls } from '@wenjin/contract'
import { invalidateCall } from '../../shared/lib/call-query.ts'
import { call } from '../../shared/lib/call.ts'

/** Signs in for today's points. Rejects with CallError, which has been said; what is shown is asked for anew either way. */
export async function signInForPoints(customerId: number): Promise<CallReply<Calls['signIn']>> {
  try {
    return await call('signIn', { customerId })
  } finally {
    await invalidateCall('getCustomerInfo', { customerId })
  }
}
