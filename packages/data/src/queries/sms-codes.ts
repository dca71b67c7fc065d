import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../schema/database.ts'
import { failuresReached, insertFailure, lockFailuresFrom } from './sign-in-failures.ts'

export interface NewSmsCode {
  readonly tenantId: number
  readonly phone: string
  readonly type: number
  readonly codeHash: string
  readonly address: string
  /** What its traffic is counted under: digests of phone and address. */
  readonly phoneDigest: string
  readonly addressDigest: string
  readonly now: Date
  readonly expiresAt: Date
}

/** A code that was stored, and what it counts as. */
export interface StoredSmsCode {
  readonly smsCodeId: number
  readonly smsTrafficId: number
}

/** Moments from which traffic counts. */
export interface SmsSince {
  readonly toPhone: Date
  readonly fromAddress: Date
}

/** How often codes of any tenant went out: to the phone since a moment, from the address since another, and when last. */
export interface SmsTraffic {
  readonly lastToPhone: Date | null
  readonly toPhone: number
  readonly fromAddress: number
}

async function countSmsTraffic(db: Kysely<Database>, of: NewSmsCode, since: SmsSince): Promise<SmsTraffic> {
  const phone = await db
    .selectFrom('sms_traffic')
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.max('sent_at').as('last')])
    .where('phone_digest', '=', of.phoneDigest)
    .where('sent_at', '>', since.toPhone)
    .executeTakeFirstOrThrow()
  const address = await db
    .selectFrom('sms_traffic')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('address_digest', '=', of.addressDigest)
    .where('sent_at', '>', since.fromAddress)
    .executeTakeFirstOrThrow()
  return { lastToPhone: phone.last, toPhone: phone.count, fromAddress: address.count }
}

/** First keys of the advisory locks; the second is a hash of what is locked. */
const PHONE_LOCK = 1
const ADDRESS_LOCK = 2

/**
 * Stores a code that is about to be sent; resolves to its ids. `check` is given the traffic so far and throws to refuse;
 * codes to one phone and from one address are stored one at a time, so that two at once cannot both pass it.
 */
export async function insertSmsCode(
  db: Kysely<Database>,
  code: NewSmsCode,
  since: SmsSince,
  check: (traffic: SmsTraffic) => void,
): Promise<StoredSmsCode> {
  return db.transaction().execute(async (trx) => {
    // always the phone first, so that no two requests hold what the other waits for
    await sql`select pg_advisory_xact_lock(${PHONE_LOCK}::integer, hashtext(${code.phoneDigest}))`.execute(
      trx,
    )
    await sql`select pg_advisory_xact_lock(${ADDRESS_LOCK}::integer, hashtext(${code.addressDigest}))`.execute(
      trx,
    )
    check(await countSmsTraffic(trx, code, since))
    const { sms_traffic_id } = await trx
      .insertInto('sms_traffic')
      .values({
        phone_digest: code.phoneDigest,
        address_digest: code.addressDigest,
        sent_at: code.now,
      })
      .returning('sms_traffic_id')
      .executeTakeFirstOrThrow()
    const { sms_code_id } = await trx
      .insertInto('sms_code')
      .values({
        tenant_id: code.tenantId,
        phone: code.phone,
        type: code.type,
        code_hash: code.codeHash,
        address: code.address,
        sent_at: code.now,
        expires_at: code.expiresAt,
      })
      .returning('sms_code_id')
      .executeTakeFirstOrThrow()
    return { smsCodeId: sms_code_id, smsTrafficId: sms_traffic_id }
  })
}

/** Takes back a code that could not be sent: it does not count either. */
export function deleteSmsCode(
  db: Kysely<Database>,
  { smsCodeId, smsTrafficId }: StoredSmsCode,
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    await trx.deleteFrom('sms_code').where('sms_code_id', '=', smsCodeId).execute()
    await trx.deleteFrom('sms_traffic').where('sms_traffic_id', '=', smsTrafficId).execute()
  })
}

export interface SmsCodeTry extends Pick<NewSmsCode, 'tenantId' | 'phone' | 'type' | 'codeHash' | 'now'> {
  readonly phoneHash: string
  readonly address: string
}

export interface SmsCodeLimits {
  /** Tries of one code. */
  readonly tries: number
  /** Wrong codes from one address since a moment. */
  readonly wrongFromAddress: number
  readonly since: Date
}

/** How a try went; a date: too many from this address were wrong, that one being the one to wait for. */
export type SmsCodeOutcome = 'right' | 'wrong' | Date

/**
 * Tries a code against the newest one sent to the phone. It is right when it is that one, unused, not expired and tried
 * fewer than `limits.tries` times before; with `use` it is used up then: of two requests with the right code one wins.
 * A wrong one counts against the code and the address.
 */
export function trySmsCode(
  db: Kysely<Database>,
  attempt: SmsCodeTry,
  limits: SmsCodeLimits,
  use: boolean,
): Promise<SmsCodeOutcome> {
  const { tenantId, phoneHash, address, now } = attempt
  const failure = { kind: 'code', tenantId, phoneHash, deviceHash: null, address, now } as const
  return db.transaction().execute(async (trx) => {
    await lockFailuresFrom(trx, address)
    const reached = await failuresReached(trx, failure, 'address', limits.wrongFromAddress, limits.since)
    if (reached !== undefined) return reached
    if (await isRight(trx, attempt, limits.tries, use)) return 'right'
    await insertFailure(trx, failure)
    return 'wrong'
  })
}

async function isRight(
  db: Kysely<Database>,
  attempt: SmsCodeTry,
  maxTries: number,
  use: boolean,
): Promise<boolean> {
  const newest = await db
    .selectFrom('sms_code')
    .select(['sms_code_id', 'code_hash', 'tries', 'expires_at', 'used_at'])
    .where('tenant_id', '=', attempt.tenantId)
    .where('phone', '=', attempt.phone)
    .where('type', '=', attempt.type)
    .orderBy('sms_code_id', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()
  if (newest === undefined || newest.used_at !== null) return false
  if (newest.expires_at <= attempt.now || newest.tries >= maxTries) return false
  const right = newest.code_hash === attempt.codeHash
  if (right && !use) return true
  await db
    .updateTable('sms_code')
    .set({ tries: newest.tries + 1, used_at: right ? attempt.now : null })
    .where('sms_code_id', '=', newest.sms_code_id)
    .execute()
  return right
}
