import { hidePhone, SMS_TYPES } from '@wenjin/contract'
import { bindPhone, changePhone } from '@wenjin/database/queries/account/accounts'
import { keepDevice } from '@wenjin/database/queries/account/devices'
import type { PhoneOutcome } from '@wenjin/database/queries/account/accounts'
import type { Deps } from '../../../deps.ts'
import type { HandlersOf } from '../../../kernel/handlers.ts'
import type { Session } from '../../../kernel/session.ts'
import { refuse } from '../../../kernel/refusal.ts'
import { findSelf } from '../customer/index.ts'
import type { SmsCodes } from '../sms/index.ts'
import { reasonsAgainstChange } from './reasons.ts'
import { ticketsOf } from './ticket.ts'

/** The phone of an account: telling, binding, changing it. */
export function phoneHandlers(
  { connection: { db }, keys }: Deps,
  session: Session,
  codes: SmsCodes,
): HandlersOf<'account/phone'> {
  const tickets = ticketsOf(keys)

  return {
    async bindingPhone({ smsCode, phone: typed }, caller) {
      const { customerId } = caller.customer
      const phone = typed.trim()
      if ((await findSelf(db, caller)).phone !== null) throw refuse.phoneBound()
      await codes.use(phone, SMS_TYPES.newPhone, smsCode, caller)
      refuseUnlessDone(await bindPhone(db, customerId, phone), refuse.phoneBound)
      await keepDevice(db, customerId, caller.browser.device(), caller.now)
      return null
    },

    async getCustomerByPhone({ phone }, caller) {
      const own = await findSelf(db, caller)
      if (own.phone === null || own.phone !== phone.trim()) throw refuse.notYours()
      return { customerId: own.customerId, phone: hidePhone(own.phone), name: own.name ?? '' }
    },

    async checkByChangePhone({ smsCode }, caller) {
      const own = await findSelf(db, caller)
      const reasons = reasonsAgainstChange(own, caller.now)
      if (reasons.length > 0 || own.phone === null) return { canChange: 0, reasons, ticket: '' }
      if (smsCode === undefined) return { canChange: 1, reasons, ticket: '' }
      await codes.use(own.phone, SMS_TYPES.oldPhone, smsCode, caller)
      return { canChange: 1, reasons, ticket: await tickets.seal(own, caller.now) }
    },

    async changePhone({ phone: typed, smsCode, ticket }, caller) {
      const { customerId } = caller.customer
      const to = typed.trim()
      const own = await findSelf(db, caller)
      const { phone: from } = own
      if (from === null || !(await tickets.isOf(ticket, own, caller.now))) throw refuse.phoneProofExpired()
      const [reason] = reasonsAgainstChange(own, caller.now)
      if (reason !== undefined) throw refuse.forbidden(reason)
      if (to === from) throw refuse.phoneSame()
      await codes.use(to, SMS_TYPES.newPhone, smsCode, caller)
      const change = { customerId, from, to, tokenHash: caller.customer.tokenHash, now: caller.now }
      const outcome = await changePhone(db, { ...change, deviceHash: caller.browser.device() })
      session.forget(customerId)
      refuseUnlessDone(outcome, refuse.phoneProofExpired)
      return null
    },
  }
}

function refuseUnlessDone(outcome: PhoneOutcome, refuseChanged: () => Error): void {
  if (outcome === 'taken') throw refuse.phoneTaken()
  if (outcome === 'changed') throw refuseChanged()
}
