import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../schema/database.ts'

export interface Cooperation {
  readonly tenantId: number
  readonly name: string
  readonly organisation: string
  readonly phone: string
  readonly need: string
  /** Where it was sent from. */
  readonly address: string
  readonly now: Date
}

/** First key of the advisory lock; the second is a hash of the address. */
const COOPERATION_LOCK = 31

/** Keeps an offer to cooperate unless `most` came from its address since a moment (then false). */
export function insertCooperation(
  db: Kysely<Database>,
  offer: Cooperation,
  since: Date,
  most: number,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${COOPERATION_LOCK}::integer, hashtext(${offer.address}))`.execute(
      trx,
    )
    const { count } = await trx
      .selectFrom('cooperation')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('address', '=', offer.address)
      .where('created_at', '>=', since)
      .executeTakeFirstOrThrow()
    if (count >= most) return false
    await trx
      .insertInto('cooperation')
      .values({
        tenant_id: offer.tenantId,
        name: offer.name,
        organisation: offer.organisation,
        phone: offer.phone,
        need: offer.need,
        address: offer.address,
        created_at: offer.now,
      })
      .execute()
    return true
  })
}
