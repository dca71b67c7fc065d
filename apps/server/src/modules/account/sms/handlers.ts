import { SMS_TYPES } from '@wenjin/contract'
import type { Connection } from '@wenjin/database/connect/connection'
import { findCustomer } from '@wenjin/database/queries/account/customers'
import type { AnyCaller } from '../../../kernel/caller.ts'
import type { HandlersOf } from '../../../kernel/handlers.ts'
import { refuse } from '../../../kernel/refusal.ts'
import type { SmsCodes } from './service.ts'

export function smsHandlers({ db }: Connection, codes: SmsCodes): HandlersOf<'account/sms'> {
  return {
    async smsCode({ phone, type }, caller) {
      await checkReceiver(db, phone.trim(), type, caller)
      await codes.send(phone.trim(), type, caller)
      return null
    },
  }
}

/** Refuses codes that prove something about an account to visitors, and those for its own phone to another. */
async function checkReceiver(
  db: Connection['db'],
  phone: string,
  type: number,
  { customer }: AnyCaller,
): Promise<void> {
  if (type === SMS_TYPES.signIn) return
  if (customer === undefined) throw refuse.signedOut()
  if (type === SMS_TYPES.newPhone) return
  const own = await findCustomer(db, customer.tenantId, customer.customerId)
  if (own?.phone !== phone) throw refuse.notYours()
}
