import { bindProvince, latestScore, loadStartProfile } from '@wenjin/data'
import type { Customer } from '@wenjin/data'
import { gaokaoYears } from '@wenjin/contract'
import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../plugins/bind-calls.ts'
import { Refusal } from '../../refusal.ts'
import type { Provinces } from '../area/index.ts'
import { presentUserInfo } from './present.ts'
import { checkSelf, findSelf } from './self.ts'

export { checkSelf, findSelf } from './self.ts'

/** What an account is bound to; undefined while it may still choose. */
function boundOf({ canModifyProv, provId, year }: Customer): { provId: number; year: number } | undefined {
  return canModifyProv || provId === null || year === null ? undefined : { provId, year }
}

export function custHandlers(
  { connection: { db } }: Deps,
  provinces: Provinces,
): Pick<Handlers, 'getUserInfo' | 'getProvinceList' | 'changeProvince'> {
  return {
    async getUserInfo({ customerId }, caller) {
      checkSelf(customerId, caller)
      const customer = await findSelf(db, caller)
      const [score, profile] = await Promise.all([
        latestScore(db, customerId, boundOf(customer)),
        loadStartProfile(db, customerId, caller.now),
      ])
      return presentUserInfo(customer, score, profile)
    },

    async getProvinceList({ customerId }, caller) {
      checkSelf(customerId, caller)
      const bound = boundOf(await findSelf(db, caller))?.provId
      return (await provinces.list(caller.tenant)).map(({ provId, provName, provStatus, canUse }) => ({
        provId,
        provName,
        provStatus,
        canUse,
        bound: provId === bound ? 1 : 0,
      }))
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
