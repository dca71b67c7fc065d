import { hidePhone, SMS_TYPES } from '@wenjin/contract'
import { bindPhone, changePhone, keepDevice } from '@wenjin/data'
import type { PhoneOutcome } from '@wenjin/data'
import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../plugins/bind-calls.ts'
import type { Session } from '../../plugins/session.ts'
import { Refusal } from '../../refusal.ts'
import { checkSelf, findSelf } from '../cust/index.ts'
import type { SmsCodes } from '../sms/index.ts'
import { reasonsAgainstChange } from './reasons.ts'
import { ticketsOf } from './ticket.ts'

type PhoneCalls = 'bindingPhone' | 'getCustomerByPhone' | 'checkByChangePhone' | 'changePhone'

/** The phone of an account: telling, binding, changing it. */
export function phoneHandlers(
  { connection: { db }, keys }: Deps,
  session: Session,
  codes: SmsCodes,
): Pick<Handlers, PhoneCalls> {
  const tickets = ticketsOf(keys)

  return {
    async bindingPhone({ customerId, smsCode, phone: typed }, caller) {
      checkSelf(customerId, caller)
      const phone = typed.trim()
      if ((await findSelf(db, caller)).phone !== null) throw new Refusal('40006', '账号已绑定手机号')
      await codes.use(phone, SMS_TYPES.newPhone, smsCode, caller)
      refuseUnlessDone(await bindPhone(db, customerId, phone), '账号已绑定手机号')
      await keepDevice(db, customerId, caller.browser.device(), caller.now)
      return null
    },

    async getCustomerByPhone({ phone }, caller) {
      const own = await findSelf(db, caller)
      if (own.phone === null || own.phone !== phone.trim()) throw new Refusal('40301')
      return { customerId: own.customerId, phone: hidePhone(own.phone), name: own.name ?? '' }
    },

    async checkByChangePhone({ customerId, smsCode }, caller) {
      checkSelf(customerId, caller)
      const own = await findSelf(db, caller)
      const reasons = reasonsAgainstChange(own, caller.now)
      if (reasons.length > 0 || own.phone === null) return { canChange: 0, reasons, ticket: '' }
      if (smsCode === undefined) return { canChange: 1, reasons, ticket: '' }
      await codes.use(own.phone, SMS_TYPES.oldPhone, smsCode, caller)
      return { canChange: 1, reasons, ticket: await tickets.seal(own, caller.now) }
    },

    async changePhone({ customerId, phone: typed, smsCode, ticket }, caller) {
      checkSelf(customerId, caller)
      const to = typed.trim()
      const own = await findSelf(db, caller)
      const { phone: from } = own
      if (from === null || !(await tickets.isOf(ticket, own, caller.now))) throw new Refusal('40006', EXPIRED)
      const [reason] = reasonsAgainstChange(own, caller.now)
      if (reason !== undefined) throw new Refusal('40006', reason)
      if (to === from) throw new Refusal('40006', '新手机号与原手机号相同')
      await codes.use(to, SMS_TYPES.newPhone, smsCode, caller)
      const change = { customerId, from, to, tokenHash: caller.customer.tokenHash, now: caller.now }
      const outcome = await changePhone(db, { ...change, deviceHash: caller.browser.device() })
      session.forget(customerId)
      refuseUnlessDone(outcome, EXPIRED)
      return null
    },
  }
}

const EXPIRED = '验证已过期，请重新验证原手机号'

function refuseUnlessDone(outcome: PhoneOutcome, changedMessage: string): void {
  if (outcome === 'taken') throw new Refusal('40007', '该手机号已注册其他账号')
  if (outcome === 'changed') throw new Refusal('40006', changedMessage)
}
