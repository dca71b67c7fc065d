import type { CallInput, Calls, FeatureCode } from '@wenjin/contract'
import { SMS_TYPES } from '@wenjin/contract'
import { findOrRegister } from '@wenjin/database/queries/account/accounts'
import { findCustomerOfOpenid, moveOpenid } from '@wenjin/database/queries/messaging/openids'
import type { Keys } from '@wenjin/database/keys/keys'
import type { Deps } from '../../../deps.ts'
import type { AnyCaller } from '../../../kernel/caller.ts'
import { refuse } from '../../../kernel/refusal.ts'
import type { SmsCodes } from '../sms/index.ts'
import { newCustomer, readInput, refuseDisabled } from './way.ts'
import type { Proven } from './way.ts'

/** Tenants that have it in their disabledList sign nobody in through the messaging app. */
const WECHAT_SIGN_IN: FeatureCode = 'H5-WX-LOGIN'

/**
 * Through the messaging app: the customer its openid is tied to. With a phone and its code the openid is tied to the
 * phone's customer first, registered when new.
 */
export function byOpenid({ connection: { db }, keys }: Deps, codes: SmsCodes) {
  return async (input: CallInput<Calls['regAndLogin']>, caller: AnyCaller): Promise<Proven> => {
    const { tenantId } = caller.tenant
    refuseDisabled(caller.tenant, WECHAT_SIGN_IN)
    const openid = await readOpenid(keys, input.openid ?? '', caller)
    if (input.phone === undefined || input.phone.trim() === '') {
      const customerId = await findCustomerOfOpenid(db, tenantId, openid)
      if (customerId === undefined) throw refuse.phoneUnproven()
      return { customerId, standing: { openid } }
    }
    const read = readInput(input)
    await codes.use(read.phone, SMS_TYPES.signIn, read.smsCode ?? '', caller)
    const customerId = await findOrRegister(db, newCustomer(read, caller, 'wx'))
    await moveOpenid(db, tenantId, customerId, openid)
    return { customerId, standing: { phone: read.phone, openid } }
  }
}

/** The openid that was sealed for this tenant and this browser. Throws Refusal 40001. */
async function readOpenid(keys: Keys, sealed: string, { tenant, browser, now }: AnyCaller): Promise<string> {
  const ticket = await keys.open('openid', sealed, now)
  const { tenantId, device, openid } = (ticket ?? {}) as Partial<Record<string, unknown>>
  const isSameBrowser = tenantId === tenant.tenantId && device !== undefined && device === browser.knownDevice
  if (!isSameBrowser || typeof openid !== 'string') throw refuse.openidExpired()
  return openid
}
