import { SMS_TYPES } from '@wenjin/contract'
import { deleteCustomer, loadCustomerExport, takeAttempt } from '@wenjin/data'
import { chinaDay } from '../../china-day.ts'
import type { Deps } from '../../deps.ts'
import { Download } from '../../plugins/bind-calls.ts'
import type { Handlers } from '../../plugins/bind-calls.ts'
import type { Session } from '../../plugins/session.ts'
import { Refusal } from '../../refusal.ts'
import { checkSelf, findSelf } from '../cust/index.ts'
import type { Contacts } from '../qywx/index.ts'
import { phoneHashOf } from '../sms/index.ts'
import type { SmsCodes } from '../sms/index.ts'
import { presentExport } from './export.ts'
import { removeFiles } from './files.ts'

export { removeForsakenFiles } from './files.ts'

const HOUR = 3_600_000
const EXPORTS_AN_HOUR = 5

export interface AccountEndParts {
  readonly session: Session
  readonly codes: SmsCodes
  readonly contacts: Contacts
}

/** Taking one's data along, and going for good. */
export function accountEndHandlers(
  deps: Deps,
  { session, codes, contacts }: AccountEndParts,
): Pick<Handlers, 'delAccount' | 'exportData'> {
  const { keys } = deps
  const { db } = deps.connection
  return {
    async delAccount(input, caller) {
      const { customerId, tenantId } = caller.customer
      const phone = input.phone.trim()
      const own = await findSelf(db, caller)
      if (own.phone !== phone) throw new Refusal('40301')
      await codes.use(phone, SMS_TYPES.delAccount, input.smsCode, caller)
      await contacts.remove(tenantId, customerId)
      const phoneHash = await phoneHashOf(keys, tenantId, phone)
      const files = await deleteCustomer(db, { tenantId, customerId, phone }, phoneHash)
      session.forget(customerId)
      caller.browser.keepSession(undefined)
      await removeFiles(deps, files)
      return null
    },

    async exportData({ customerId }, caller) {
      checkSelf(customerId, caller)
      const { tenant, now } = caller
      const since = new Date(now.getTime() - HOUR)
      const taken = await takeAttempt(db, { customerId, kind: 'export', now }, since, EXPORTS_AN_HOUR)
      if (taken === undefined)
        throw new Refusal('42901', `每小时最多下载${EXPORTS_AN_HOUR}次，请稍后再试`, {
          retryAfter: HOUR / 1_000,
        })
      const kept = await loadCustomerExport(db, customerId)
      if (kept === undefined) throw new Refusal('40105')
      const text = JSON.stringify(presentExport(kept, tenant, now), null, 2)
      const name = `${tenant.brandName}-我的数据-${chinaDay(now)}.json`
      return new Download(name, 'application/json; charset=utf-8', Buffer.from(text))
    },
  }
}
