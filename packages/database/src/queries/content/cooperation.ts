import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../../schema/database.ts'

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

/** Keeps an offer to cooperate unless `max` came from its address since a moment (then false). */
export function insertCooperation(
  db: Kysely<Database>,
  { now, ...offer }: Cooperation,
  since: Date,
  max: number,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${COOPERATION_LOCK}::integer, hashtext(${offer.address}))`.execute(
      trx,
    )
    const { count } = await trx
      .selectFrom('cooperation')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('address', '=', offer.address)
      .where('createdAt', '>=', since)
      .executeTakeFirstOrThrow()
    if (count >= max) return false
    await trx
      .insertInto('cooperation')
      .values({ ...offer, createdAt: now })
      .execute()
    return true
  })
}
