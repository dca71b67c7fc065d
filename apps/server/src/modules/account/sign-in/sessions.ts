import { listSessions } from '@wenjin/database/queries/account/sessions'
import type { Deps } from '../../../deps.ts'
import type { Handlers } from '../../../kernel/handlers.ts'
import { TOKEN_NAME } from '../../../kernel/session.ts'
import type { Session } from '../../../kernel/session.ts'
import { refuse } from '../../../kernel/refusal.ts'
import { deviceWords } from './device-words.ts'
import type { Limits } from './limits.ts'

type SessionCalls = 'autoLogin' | 'logout' | 'getSessionList' | 'endSession'

export function sessionHandlers(
  { connection: { db } }: Deps,
  session: Session,
  limits: Limits,
): Pick<Handlers, SessionCalls> {
  return {
    async autoLogin({ customerId, onlineToken, tokenName }, caller) {
      const { tenant, now } = caller
      const taken = await limits.takeToken(caller)
      const token = { [TOKEN_NAME]: tokenName.toLowerCase() === TOKEN_NAME ? onlineToken : '' }
      const brought = await session.verify(token, tenant.tenantId, now)
      if (brought?.customerId !== customerId) throw refuse.sessionUnknown()
      // of two who bring it at once one gets in
      const { tokenHash } = brought
      const fresh = await session.begin(customerId, { ...caller, customer: brought }, { tokenHash })
      if (fresh === undefined) throw refuse.sessionUnknown()
      await taken.giveBack()
      const before = caller.customer
      if (before !== undefined && before.tokenHash !== tokenHash) await session.end(before, now)
      return { customerId, onlineToken: fresh, tokenName: TOKEN_NAME }
    },

    async logout({ everywhere }, caller) {
      const { customerId } = caller.customer
      if (everywhere === 1) await session.endAll(customerId, caller.now)
      else await session.end(caller.customer, caller.now)
      caller.browser.keepSession(undefined)
      return null
    },

    async getSessionList(_input, caller) {
      const { customerId } = caller.customer
      const sessions = await listSessions(db, customerId, caller.now)
      return sessions.map((one) => ({
        sessionId: one.sessionId,
        device: deviceWords(one.device ?? ''),
        createdAt: one.createdAt.toISOString(),
        seenAt: one.seenAt.toISOString(),
        current: one.tokenHash === caller.customer.tokenHash ? 1 : 0,
      }))
    },

    async endSession({ sessionId }, caller) {
      const { customerId } = caller.customer
      if (!(await session.endOne(customerId, sessionId, caller.now))) throw refuse.notYours()
      return null
    },
  }
}
