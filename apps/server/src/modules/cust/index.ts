import { bindProvince, findCustomer, findOrRegisterByPhone, latestScore } from '@wenjin/data'
import type { Customer } from '@wenjin/data'
import { gaokaoYears } from '@wenjin/contract'
import { randomBytes } from 'node:crypto'
import type { Deps, SignedInCaller } from '../../deps.ts'
import type { Handlers } from '../../plugins/bind-calls.ts'
import { TOKEN_NAME } from '../../plugins/session.ts'
import type { Session } from '../../plugins/session.ts'
import { Refusal } from '../../refusal.ts'
import type { Provinces } from '../area/index.ts'
import type { SmsCodes } from '../sms/index.ts'
import { presentUserInfo } from './present.ts'

/** SMS type of sign-in (and password reset). */
const SIGN_IN = 1

export interface CustParts {
  readonly session: Session
  readonly codes: SmsCodes
  readonly provinces: Provinces
}

/** Refuses (40301) when a call names another customer than the one signed in. */
export function checkSelf(customerId: number, caller: SignedInCaller): void {
  if (customerId !== caller.customer.customerId) throw new Refusal('40301')
}

/** What an account is bound to; undefined while it may still choose. */
function boundOf({ canModifyProv, provId, year }: Customer): { provId: number; year: number } | undefined {
  return canModifyProv || provId === null || year === null ? undefined : { provId, year }
}

export function custHandlers(
  { connection: { db } }: Deps,
  { session, codes, provinces }: CustParts,
): Pick<Handlers, 'regAndLogin' | 'logout' | 'getUserInfo' | 'changeProvince'> {
  async function self(caller: SignedInCaller): Promise<Customer> {
    const { customerId, tenantId } = caller.customer
    const customer = await findCustomer(db, tenantId, customerId)
    if (customer === undefined) throw new Refusal('40105')
    return customer
  }

  return {
    async regAndLogin(input, caller) {
      const phone = input.phone.trim()
      await codes.use(phone, SIGN_IN, input.smsCode, caller)
      const { tenantId } = caller.tenant
      const customer = await findOrRegisterByPhone(db, {
        tenantId,
        phone,
        shareCode: randomBytes(6).toString('base64url'),
        sourceCode: input.sourceCode ?? null,
        sourceName: input.sourceName ?? null,
        now: caller.now,
      })
      const onlineToken = await session.begin(customer.customerId, tenantId, caller.now, caller.userAgent)
      return { customerId: customer.customerId, onlineToken, tokenName: TOKEN_NAME }
    },

    async logout({ customerId }, caller) {
      checkSelf(customerId, caller)
      await session.end(caller.customer, caller.now)
      return null
    },

    async getUserInfo({ customerId }, caller) {
      checkSelf(customerId, caller)
      const customer = await self(caller)
      return presentUserInfo(customer, await latestScore(db, customerId, boundOf(customer)))
    },

    async changeProvince({ customerId, year, provinceId }, caller) {
      checkSelf(customerId, caller)
      await provinces.check(caller.tenant, provinceId)
      if (!gaokaoYears(caller.now).includes(year)) throw new Refusal('40001', '请选择可填报的高考年份')
      if (!(await bindProvince(db, customerId, provinceId, year)))
        throw new Refusal('40006', '高考省份和年份已绑定，不能再修改')
      return null
    },
  }
}
