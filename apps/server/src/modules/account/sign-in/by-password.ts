import { SMS_TYPES } from '@wenjin/contract'
import type { FeatureCode } from '@wenjin/contract'
import { findAccount, registerCustomer } from '@wenjin/database/queries/account/accounts'
import type { Deps } from '../../../deps.ts'
import { refuse } from '../../../kernel/refusal.ts'
import type { SmsCodes } from '../sms/index.ts'
import type { Limits } from './limits.ts'
import { hashPassword, isPassword } from './password-hash.ts'
import { readNewPassword, readPassword } from './read-password.ts'
import { newCustomer, refuseDisabled } from './way.ts'
import type { Way } from './way.ts'

/**
 * Phone and password. In a browser that the account does not know (so for every phone without an account) the code is
 * asked for as well.
 */
export function byPassword({ connection: { db }, keys }: Deps, codes: SmsCodes, limits: Limits): Way {
  return async ({ phone, passwd: text, smsCode }, caller) => {
    const { tenant, browser, now } = caller
    const password = await readPassword(keys, text, now)
    const account = await findAccount(db, tenant.tenantId, phone, browser.knownDevice)
    const knowsDevice = account?.knowsDevice === true
    const taken = await limits.takePassword(phone, knowsDevice ? browser.knownDevice : undefined, caller)
    if (taken.isBesieged) {
      if (smsCode === undefined) {
        await taken.giveBack()
        throw refuse.phoneUnproven()
      }
      await codes.check(phone, SMS_TYPES.signIn, smsCode, caller)
    }
    const passwordHash = account?.passwdHash ?? undefined
    const isRight = await isPassword(password, passwordHash)
    if (account === undefined || passwordHash === undefined || !isRight)
      throw taken.isBesieged ? refuse.passwordsGuessed() : refuse.passwordWrong()
    await taken.giveBack()
    if (!knowsDevice) {
      if (smsCode === undefined) throw refuse.phoneUnproven()
      await codes.use(phone, SMS_TYPES.signIn, smsCode, caller)
    }
    return { customerId: account.customerId, standing: { phone, passwdHash: passwordHash } }
  }
}

/** Tenants that have it in their disabledList register nobody by password. */
const PASSWORD_REGISTRATION: FeatureCode = 'H5-PHONE_PW_R'

/** Registration by phone and password: only a person who proved to hold the phone is told whether it is registered. */
export function registerByPassword({ connection: { db }, keys }: Deps, codes: SmsCodes): Way {
  return async (input, caller) => {
    refuseDisabled(caller.tenant, PASSWORD_REGISTRATION)
    const { phone, smsCode } = input
    const password = await readNewPassword(keys, input.passwd, caller.now)
    if (smsCode === undefined) throw refuse.phoneUnproven()
    await codes.use(phone, SMS_TYPES.signIn, smsCode, caller)
    const passwordHash = await hashPassword(password)
    const customerId = await registerCustomer(db, newCustomer(input, caller, 'p', passwordHash))
    if (customerId === undefined) throw refuse.phoneRegistered()
    return { customerId, standing: { phone, passwdHash: passwordHash } }
  }
}
