import { cardHash } from '@wenjin/database/cards/card-hash'
import { readCardNumber } from '@wenjin/database/cards/card-number'
import { tryCard } from '@wenjin/database/queries/commerce/right-cards'
import type { Connection } from '@wenjin/database/connect/connection'
import type { RightCard } from '@wenjin/database/queries/commerce/right-cards'
import { HOUR_MS } from '@wenjin/engine'
import type { Deps } from '../../../deps.ts'
import type { SignedInCaller } from '../../../kernel/caller.ts'
import { refuse } from '../../../kernel/refusal.ts'

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
      since: new Date(now.getTime() - HOUR_MS),
      max: WRONG_NUMBERS_AN_HOUR,
    }
    const outcome = await tryCard(db, tried, use)
    if (outcome === 'too-often') throw refuse.cardsGuessed({ retryAfter: HOUR_MS / 1_000 })
    if (outcome === 'unknown' || number === undefined) throw refuse.cardUnknown()
    return { number, result: outcome.card }
  }
}
