import type { CallReply, Calls } from '@wenjin/contract'
import { invalidateCall } from '../../shared/lib/call-query.ts'
import { call } from '../../shared/lib/call.ts'

/** Checks in for today's points. Rejects with CallError, already shown to the person; the customer is asked for again either way. */
export async function checkIn(customerId: number): Promise<CallReply<Calls['signIn']>> {
  try {
    return await call('signIn', { customerId })
  } finally {
    await invalidateCall('getCustomerInfo', { customerId })
  }
}
