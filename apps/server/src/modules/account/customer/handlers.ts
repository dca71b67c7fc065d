import { bindProvince } from '@wenjin/database/queries/account/customers'
import { loadStartProfile } from '@wenjin/database/queries/account/profiles'
import { latestScore } from '@wenjin/database/queries/admission/saved-candidates'
import type { Customer } from '@wenjin/database/queries/account/customers'
import { gaokaoYears } from '@wenjin/contract'
import type { Deps } from '../../../deps.ts'
import type { HandlersOf } from '../../../kernel/handlers.ts'
import { refuse } from '../../../kernel/refusal.ts'
import type { Provinces } from '../../library/region/index.ts'
import { presentUserInfo } from './present.ts'
import { findSelf } from './self.ts'

/** What an account is bound to; undefined while it may still choose. */
function boundOf({ canModifyProv, provId, year }: Customer): { provId: number; year: number } | undefined {
  return canModifyProv || provId === null || year === null ? undefined : { provId, year }
}

export function customerHandlers(
  { connection: { db } }: Deps,
  provinces: Provinces,
): HandlersOf<'account/customer'> {
  return {
    async getUserInfo(_input, caller) {
      const { customerId } = caller.customer
      const customer = await findSelf(db, caller)
      const [score, profile] = await Promise.all([
        latestScore(db, customerId, boundOf(customer)),
        loadStartProfile(db, customerId, caller.now),
      ])
      return presentUserInfo(customer, score, profile)
    },

    async getProvinceList(_input, caller) {
      const bound = boundOf(await findSelf(db, caller))?.provId
      return (await provinces.list(caller.tenant)).map(({ provId, provName, provStatus, canUse }) => ({
        provId,
        provName,
        provStatus,
        canUse,
        bound: provId === bound ? 1 : 0,
      }))
    },

    async changeProvince({ year, provinceId }, caller) {
      const { customerId } = caller.customer
      await provinces.check(caller.tenant, provinceId)
      if (!gaokaoYears(caller.now).includes(year)) throw refuse.yearNotOpen()
      if (!(await bindProvince(db, customerId, provinceId, year))) throw refuse.provinceBound()
      return null
    },
  }
}
