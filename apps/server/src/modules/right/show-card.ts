import { cardHash, readCardNumber, tryCard } from '@wenjin/data'
import type { Connection, RightCard } from '@wenjin/data'
import type { Deps, SignedInCaller } from '../../deps.ts'
import { Refusal } from '../../refusal.ts'

const HOUR = 3_600_000
const WRONG_NUMBERS_AN_HOUR = 10

/** Does something with the card of a number as typed, the card locked. Throws Refusal 40401 and 42901. */
export type ShowCard = <T>(
  typed: string,
  caller: SignedInCaller,
  use: (card: RightCard, trx: Connection['db']) => Promise<T>,
) => Promise<{ readonly number: string; readonly result: T }>

/** Cards of a tenant by their numbers, with wrong numbers limited. */
export function cardShower({ connection: { db }, keys }: Deps): ShowCard {
  return async (typed, { tenant, customer, now }, use) => {
    const number = readCardNumber(typed)
    const tried = {
      tenantId: tenant.tenantId,
      customerId: customer.customerId,
      cardHash: number === undefined ? undefined : await cardHash(keys, tenant.tenantId, number),
      now,
      since: new Date(now.getTime() - HOUR),
      most: WRONG_NUMBERS_AN_HOUR,
    }
    const outcome = await tryCard(db, tried, use)
    if (outcome === 'too-often')
      throw new Refusal('42901', '卡号错误次数过多，请一小时后再试', { retryAfter: HOUR / 1_000 })
    if (outcome === 'unknown' || number === undefined) throw new Refusal('40401', '卡号不存在，请核对后重试')
    return { number, result: outcome.card }
  }
}
