import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../../schema/database.ts'

export interface NewOauthState {
  readonly stateHash: string
  readonly tenantId: number
  readonly purpose: 'login' | 'phone'
  /** Address below /m to go to afterwards; '' for none. */
  readonly backurl: string
  /** Hash of the browser's name: the state is good in that browser alone. */
  readonly deviceHash: string
  readonly address: string
  readonly now: Date
  readonly expiresAt: Date
}

/** First key of the advisory lock; the second is a hash of the address. */
const ADDRESS_LOCK = 3

/**
 * Stores a state unless `max` came from its address since a moment; resolves to whether it did. States from one
 * address are stored one at a time, so that two at once are both counted.
 */
export function insertOauthState(
  db: Kysely<Database>,
  { now, ...state }: NewOauthState,
  since: Date,
  max: number,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${ADDRESS_LOCK}::integer, hashtext(${state.address}))`.execute(trx)
    const { count } = await trx
      .selectFrom('oauthState')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('address', '=', state.address)
      .where('createdAt', '>', since)
      .executeTakeFirstOrThrow()
    if (count >= max) return false
    await trx
      .insertInto('oauthState')
      .values({ ...state, createdAt: now })
      .execute()
    return true
  })
}

/**
 * Uses a state up, in the browser it was made for; undefined when there is no such state, or it is used or expired. Of
 * two that bring it at once one gets it. Its row stays until it no longer counts against its address.
 */
export function useOauthState(
  db: Kysely<Database>,
  of: Pick<NewOauthState, 'stateHash' | 'tenantId' | 'deviceHash' | 'now'>,
): Promise<Pick<NewOauthState, 'purpose' | 'backurl'> | undefined> {
  return db
    .updateTable('oauthState')
    .set({ usedAt: of.now })
    .where('stateHash', '=', of.stateHash)
    .where('tenantId', '=', of.tenantId)
    .where('deviceHash', '=', of.deviceHash)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', of.now)
    .returning(['purpose', 'backurl'])
    .executeTakeFirst()
}
