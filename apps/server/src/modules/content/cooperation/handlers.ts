import { checkPhone } from '@wenjin/contract'
import { insertCooperation } from '@wenjin/database/queries/content/cooperation'
import { chinaDayStart, secondsToChinaMidnight } from '@wenjin/engine'
import type { Deps } from '../../../deps.ts'
import type { HandlersOf } from '../../../kernel/handlers.ts'
import { refuse, refuseInvalid } from '../../../kernel/refusal.ts'

const MAX_PER_DAY = 5

/** Offers to cooperate, from anybody. */
export function cooperationHandlers({ connection: { db } }: Deps): HandlersOf<'content/cooperation'> {
  return {
    async saveCooperation(input, { tenant, address, now }) {
      refuseInvalid(checkPhone(input.phone))
      const need = input.need.trim()
      if (need === '') throw refuse.needMissing()
      const offer = {
        tenantId: tenant.tenantId,
        name: input.name.trim(),
        organisation: input.organisation.trim(),
        phone: input.phone.trim(),
        need,
        address,
        now,
      }
      if (!(await insertCooperation(db, offer, chinaDayStart(now), MAX_PER_DAY)))
        throw refuse.offersTooMany(MAX_PER_DAY, { retryAfter: secondsToChinaMidnight(now) })
      return null
    },
  }
}
