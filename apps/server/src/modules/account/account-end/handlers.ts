import { SMS_TYPES } from '@wenjin/contract'
import { deleteCustomer } from '@wenjin/database/queries/account/account-deletion'
import { loadCustomerExport } from '@wenjin/database/queries/account/customer-export'
import { takeAttempt } from '@wenjin/database/queries/kernel/attempts'
import { HOUR_MS, chinaDay } from '@wenjin/engine'
import type { Deps } from '../../../deps.ts'
import { Download } from '../../../kernel/handlers.ts'
import type { HandlersOf } from '../../../kernel/handlers.ts'
import type { Session } from '../../../kernel/session.ts'
import { refuse } from '../../../kernel/refusal.ts'
import { findSelf } from '../customer/index.ts'
import type { Contacts } from '../../messaging/qywx/index.ts'
import { phoneHashOf } from '../sms/index.ts'
import type { SmsCodes } from '../sms/index.ts'
import { presentExport } from './export.ts'
import { removeFiles } from './files.ts'

const MAX_EXPORTS_PER_HOUR = 5

export interface AccountEndParts {
  readonly session: Session
  readonly codes: SmsCodes
  readonly contacts: Contacts
}

/** Exporting one's data, and deleting the account. */
export function accountEndHandlers(
  deps: Deps,
  { session, codes, contacts }: AccountEndParts,
): HandlersOf<'account/account-end'> {
  const { keys } = deps
  const { db } = deps.connection
  return {
    async delAccount(input, caller) {
      const { customerId, tenantId } = caller.customer
      const phone = input.phone.trim()
      const own = await findSelf(db, caller)
      if (own.phone !== phone) throw refuse.notYours()
      await codes.use(phone, SMS_TYPES.delAccount, input.smsCode, caller)
      await contacts.remove(tenantId, customerId)
      const phoneHash = await phoneHashOf(keys, tenantId, phone)
      const files = await deleteCustomer(db, { tenantId, customerId, phone }, phoneHash)
      session.forget(customerId)
      caller.browser.keepSession(undefined)
      await removeFiles(deps, files)
      return null
    },

    async exportData(_input, caller) {
      const { customerId } = caller.customer
      const { tenant, now } = caller
      const since = new Date(now.getTime() - HOUR_MS)
      const taken = await takeAttempt(db, { customerId, kind: 'export', now }, since, MAX_EXPORTS_PER_HOUR)
      if (taken === undefined)
        throw refuse.exportsTooMany(MAX_EXPORTS_PER_HOUR, { retryAfter: HOUR_MS / 1_000 })
      const kept = await loadCustomerExport(db, customerId)
      if (kept === undefined) throw refuse.sessionUnknown()
      const text = JSON.stringify(presentExport(kept, tenant, now), null, 2)
      const name = `${tenant.brandName}-我的数据-${chinaDay(now)}.json`
      return new Download(name, 'application/json; charset=utf-8', Buffer.from(text))
    },
  }
}
