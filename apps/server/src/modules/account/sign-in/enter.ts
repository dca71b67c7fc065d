import { SMS_TYPES } from '@wenjin/contract'
import { findOrRegister } from '@wenjin/database/queries/account/accounts'
import { keepDevice } from '@wenjin/database/queries/account/devices'
import type { Deps } from '../../../deps.ts'
import type { Handlers } from '../../../kernel/handlers.ts'
import { TOKEN_NAME } from '../../../kernel/session.ts'
import type { Session } from '../../../kernel/session.ts'
import { refuse } from '../../../kernel/refusal.ts'
import type { SmsCodes } from '../sms/index.ts'
import { byOpenid } from './by-openid.ts'
import { byPassword, registerByPassword } from './by-password.ts'
import type { Limits } from './limits.ts'
import { newCustomer, readInput } from './way.ts'
import type { Way } from './way.ts'

/** regType of a registration with a password. */
const REGISTRATION = 2

export function enterOf(
  deps: Deps,
  session: Session,
  codes: SmsCodes,
  limits: Limits,
): Handlers['regAndLogin'] {
  const { db } = deps.connection
  const bySmsCode: Way = async (input, caller) => {
    const { phone, smsCode } = input
    await codes.use(phone, SMS_TYPES.signIn, smsCode ?? '', caller)
    const customerId = await findOrRegister(db, newCustomer(input, caller, 'm'))
    return { customerId, standing: { phone } }
  }
  const ways = {
    code: bySmsCode,
    passwd: byPassword(deps, codes, limits),
    registration: registerByPassword(deps, codes),
    openid: byOpenid(deps, codes),
  }

  return async (input, caller) => {
    const { type = 'm', regType } = input
    const passwordWay = regType === REGISTRATION ? ways.registration : ways.passwd
    const { customerId, standing } =
      type === 'wx'
        ? await ways.openid(input, caller)
        : await (type === 'p' ? passwordWay : ways.code)(readInput(input), caller)
    const onlineToken = await session.begin(customerId, caller, standing)
    if (onlineToken === undefined) throw refuse.accountChanged()
    await keepDevice(db, customerId, caller.browser.device(), caller.now)
    return { customerId, onlineToken, tokenName: TOKEN_NAME }
  }
}
