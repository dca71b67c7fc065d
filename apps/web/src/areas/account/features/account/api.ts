import { invalidateCall } from '../../../../shared/lib/call-query.ts'
import { call } from '../../../../shared/lib/call.ts'

/** Signs one device out. Rejects with CallError, already shown to the person; the list is asked for again either way. */
export async function endSession(customerId: number, sessionId: number): Promise<void> {
  try {
    await call('endSession', { customerId, sessionId })
  } finally {
    await invalidateCall('getSessionList', { customerId })
  }
}
