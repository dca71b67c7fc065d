import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../schema/database.ts'

export interface SignInFailure {
  /** What was wrong. */
  readonly kind: 'passwd' | 'code' | 'token'
  readonly tenantId: number
  /** null: no phone was named. */
  readonly phoneHash: string | null
  /** Hash of the browser where it is a known device of the phone's account; null elsewhere. */
  readonly deviceHash: string | null
  readonly address: string
  readonly now: Date
}

/**
 * Whose failures of one kind count together: of a phone from browsers it does not know; of these from one address; of a
 * phone in one browser it knows; of an address, whatever the phone.
 */
export type FailureScope = 'phone' | 'pair' | 'device' | 'address'

/** When the `most`-th newest failure after a moment was; undefined: there were fewer. */
export type FailuresReached = (scope: FailureScope, most: number, since: Date) => Promise<Date | undefined>

/** First keys of the advisory locks; the second is a hash of what is locked. */
const PHONE_LOCK = 6
const ADDRESS_LOCK = 7

/**
 * Counts a failure before it is known to be one, so that tries at the same time see each other; who was right gives it
 * back. `check` is given the failures so far and throws to refuse. Resolves to the failure's id.
 */
export function countFailure(
  db: Kysely<Database>,
  failure: SignInFailure,
  check: (reached: FailuresReached) => Promise<void>,
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    // always the phone first, so that no two requests hold what the other waits for
    if (failure.phoneHash !== null)
      await sql`select pg_advisory_xact_lock(${PHONE_LOCK}::integer, hashtext(${failure.phoneHash}))`.execute(
        trx,
      )
    await lockFailuresFrom(trx, failure.address)
    await check((scope, most, since) => failuresReached(trx, failure, scope, most, since))
    return insertFailure(trx, failure)
  })
}

/** Takes back a failure that was none. */
export async function giveBackFailure(db: Kysely<Database>, failureId: number): Promise<void> {
  await db.deleteFrom('sign_in_failure').where('failure_id', '=', failureId).execute()
}

/** Makes failures from an address wait for each other until the transaction ends. */
export async function lockFailuresFrom(db: Kysely<Database>, address: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${ADDRESS_LOCK}::integer, hashtext(${address}))`.execute(db)
}

export async function insertFailure(db: Kysely<Database>, failure: SignInFailure): Promise<number> {
  const row = await db
    .insertInto('sign_in_failure')
    .values({
      kind: failure.kind,
      tenant_id: failure.tenantId,
      phone_hash: failure.phoneHash,
      device_hash: failure.deviceHash,
      address: failure.address,
      failed_at: failure.now,
    })
    .returning('failure_id')
    .executeTakeFirstOrThrow()
  return row.failure_id
}

export async function failuresReached(
  db: Kysely<Database>,
  { kind, tenantId, phoneHash, deviceHash, address }: SignInFailure,
  scope: FailureScope,
  most: number,
  since: Date,
): Promise<Date | undefined> {
  const row = await db
    .selectFrom('sign_in_failure')
    .select('failed_at')
    .where('kind', '=', kind)
    .where('failed_at', '>', since)
    .$if(scope !== 'address', (query) =>
      query.where('tenant_id', '=', tenantId).where('phone_hash', '=', phoneHash),
    )
    .$if(scope === 'phone' || scope === 'pair', (query) => query.where('device_hash', 'is', null))
    .$if(scope === 'device', (query) => query.where('device_hash', '=', deviceHash))
    .$if(scope === 'address' || scope === 'pair', (query) => query.where('address', '=', address))
    .orderBy('failed_at', 'desc')
    .offset(most - 1)
    .limit(1)
    .executeTakeFirst()
  return row?.failed_at
}
