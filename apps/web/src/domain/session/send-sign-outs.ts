import { callAs } from '../../shared/lib/call.ts'
import { isPassingFailure } from '../../shared/lib/passing-failure.ts'
import { forgetSignOut, unsentSignOuts } from './unsent-sign-out.ts'

/** Tells the server of the sign-outs it could not be told of; those that fail again are kept. */
export async function sendSignOuts(): Promise<void> {
  for (const signOut of unsentSignOuts()) {
    const { customerId, token } = signOut
    try {
      // without cookies: the answer takes the page's cookie off, which may be another customer's by now
      await callAs(token, 'logout', { customerId }, { credentials: 'omit' })
    } catch (error) {
      if (isPassingFailure(error)) continue
    }
    forgetSignOut(signOut)
  }
}
