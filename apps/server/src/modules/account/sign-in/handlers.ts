import { SMS_TYPES } from '@wenjin/contract'
import { changePassword, findAccount } from '@wenjin/database/queries/account/accounts'
import { keepDevice } from '@wenjin/database/queries/account/devices'
import type { Deps } from '../../../deps.ts'
import type { HandlersOf } from '../../../kernel/handlers.ts'
import type { Session } from '../../../kernel/session.ts'
import { refuse } from '../../../kernel/refusal.ts'
import type { SmsCodes } from '../sms/index.ts'
import { limitsOf } from './limits.ts'
import { hashPassword } from './password-hash.ts'
import { readNewPassword } from './read-password.ts'
import { enterOf } from './enter.ts'
import { sessionHandlers } from './sessions.ts'

/** Signing in, signing out, and the password. */
export function signInHandlers(deps: Deps, session: Session, codes: SmsCodes): HandlersOf<'account/sign-in'> {
  const { keys } = deps
  const { db } = deps.connection
  const limits = limitsOf(deps)
  return {
    regAndLogin: enterOf(deps, session, codes, limits),
    ...sessionHandlers(deps, session, limits),

    async updatePwd(input, caller) {
      const { tenant, customer, browser, now } = caller
      const phone = input.phone.trim()
      const password = await readNewPassword(keys, input.passwd, now)
      await codes.use(phone, SMS_TYPES.signIn, input.smsCode, caller)
      const hash = await hashPassword(password)
      const customerId = await changePassword(db, tenant.tenantId, phone, hash, now, customer?.tokenHash)
      if (customerId === undefined) throw refuse.phoneUnregistered()
      session.forget(customerId)
      await keepDevice(db, customerId, browser.device(), now)
      return null
    },

    async queryAccountByPhone(input, caller) {
      const phone = input.phone.trim()
      await codes.check(phone, SMS_TYPES.signIn, input.smsCode, caller)
      const account = await findAccount(db, caller.tenant.tenantId, phone)
      return {
        registered: account === undefined ? 0 : 1,
        hasPasswd: (account?.passwdHash ?? null) === null ? 0 : 1,
        hasOpenid: (account?.openid ?? null) === null ? 0 : 1,
      }
    },

    getPublicKey: () => keys.publicKey(),
  }
}
