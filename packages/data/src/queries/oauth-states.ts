import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../schema/database.ts'

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
 * Stores a state unless `most` came from its address since a moment; resolves to whether it did. States from one
 * address are stored one at a time, so that two at once are both counted.
 */
export function insertOauthState(
  db: Kysely<Database>,
  state: NewOauthState,
  since: Date,
  most: number,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${ADDRESS_LOCK}::integer, hashtext(${state.address}))`.execute(trx)
    const { count } = await trx
      .selectFrom('oauth_state')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('address', '=', state.address)
      .where('created_at', '>', since)
      .executeTakeFirstOrThrow()
    if (count >= most) return false
    await trx
      .insertInto('oauth_state')
      .values({
        state_hash: state.stateHash,
        tenant_id: state.tenantId,
        purpose: state.purpose,
        backurl: state.backurl,
        device_hash: state.deviceHash,
        address: state.address,
        created_at: state.now,
        expires_at: state.expiresAt,
      })
      .execute()
    return true
  })
}

/**
 * Uses a state up, in the browser it was made for; undefined when there is none such, or it is used or past its end. Of
 * two that bring it at once one gets it. Its row stays until it no longer counts against its address.
 */
export function useOauthState(
  db: Kysely<Database>,
  of: Pick<NewOauthState, 'stateHash' | 'tenantId' | 'deviceHash' | 'now'>,
): Promise<Pick<NewOauthState, 'purpose' | 'backurl'> | undefined> {
  return db
    .updateTable('oauth_state')
    .set({ used_at: of.now })
    .where('state_hash', '=', of.stateHash)
    .where('tenant_id', '=', of.tenantId)
    .where('device_hash', '=', of.deviceHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', of.now)
    .returning(['purpose', 'backurl'])
    .executeTakeFirst()
}
