import { checkPhone } from '@wenjin/contract'
import { insertCooperation } from '@wenjin/data'
import { chinaDayStart, secondsToChinaMidnight } from '../../china-day.ts'
import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../plugins/bind-calls.ts'
import { Refusal } from '../../refusal.ts'

const A_DAY = 5

/** Offers to cooperate, from anybody. */
export function cooperationHandlers({ connection: { db } }: Deps): Pick<Handlers, 'saveCooperation'> {
  return {
    async saveCooperation(input, { tenant, address, now }) {
      const bad = checkPhone(input.phone)
      if (bad !== null) throw new Refusal('40001', bad)
      const need = input.need.trim()
      if (need === '') throw new Refusal('40001', '请填写合作需求')
      const offer = {
        tenantId: tenant.tenantId,
        name: input.name.trim(),
        organisation: input.organisation.trim(),
        phone: input.phone.trim(),
        need,
        address,
        now,
      }
      if (!(await insertCooperation(db, offer, chinaDayStart(now), A_DAY)))
        throw new Refusal('42901', `每天最多提交${A_DAY}次，请明天再试`, {
          retryAfter: secondsToChinaMidnight(now),
        })
      return null
    },
  }
}
