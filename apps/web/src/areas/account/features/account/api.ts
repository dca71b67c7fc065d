import { invalidateCall } from '../../../../shared/lib/call-query.ts'
import { call } from '../../../../shared/lib/call.ts'

/** Signs one device out. Rejects with CallError, which has been said; the list is asked for anew either way. */
export async function endSession(customerId: number, sessionId: number): Promise<void> {
  try {
    await call('endSession', { customerId, sessionId })
  } finally {
    await invalidateCall('getSessionList', { customerId })
  }
}
