import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../../schema/database.ts'

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

/** When the `max`-th newest failure after a moment was; undefined: there were fewer. */
export type FailuresReached = (scope: FailureScope, max: number, since: Date) => Promise<Date | undefined>

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
    await check((scope, max, since) => failuresReached(trx, failure, scope, max, since))
    return insertFailure(trx, failure)
  })
}

/** Takes back a try that did not fail. */
export async function giveBackFailure(db: Kysely<Database>, failureId: number): Promise<void> {
  await db.deleteFrom('signInFailure').where('failureId', '=', failureId).execute()
}

/** Makes failures from an address wait for each other until the transaction ends. */
export async function lockFailuresFrom(db: Kysely<Database>, address: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${ADDRESS_LOCK}::integer, hashtext(${address}))`.execute(db)
}

export async function insertFailure(
  db: Kysely<Database>,
  { now, ...failure }: SignInFailure,
): Promise<number> {
  const row = await db
    .insertInto('signInFailure')
    .values({ ...failure, failedAt: now })
    .returning('failureId')
    .executeTakeFirstOrThrow()
  return row.failureId
}

export async function failuresReached(
  db: Kysely<Database>,
  { kind, tenantId, phoneHash, deviceHash, address }: SignInFailure,
  scope: FailureScope,
  max: number,
  since: Date,
): Promise<Date | undefined> {
  const row = await db
    .selectFrom('signInFailure')
    .select('failedAt')
    .where('kind', '=', kind)
    .where('failedAt', '>', since)
    .$if(scope !== 'address', (query) =>
      query.where('tenantId', '=', tenantId).where('phoneHash', '=', phoneHash),
    )
    .$if(scope === 'phone' || scope === 'pair', (query) => query.where('deviceHash', 'is', null))
    .$if(scope === 'device', (query) => query.where('deviceHash', '=', deviceHash))
    .$if(scope === 'address' || scope === 'pair', (query) => query.where('address', '=', address))
    .orderBy('failedAt', 'desc')
    .offset(max - 1)
    .limit(1)
    .executeTakeFirst()
  return row?.failedAt
}
