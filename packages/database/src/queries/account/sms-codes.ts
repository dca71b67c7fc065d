import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../../schema/database.ts'
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
    .selectFrom('smsTraffic')
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.max('sentAt').as('last')])
    .where('phoneDigest', '=', of.phoneDigest)
    .where('sentAt', '>', since.toPhone)
    .executeTakeFirstOrThrow()
  const address = await db
    .selectFrom('smsTraffic')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('addressDigest', '=', of.addressDigest)
    .where('sentAt', '>', since.fromAddress)
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
  const { phoneDigest, addressDigest, now, ...columns } = code
  return db.transaction().execute(async (trx) => {
    // always the phone first, so that no two requests hold what the other waits for
    await sql`select pg_advisory_xact_lock(${PHONE_LOCK}::integer, hashtext(${phoneDigest}))`.execute(trx)
    await sql`select pg_advisory_xact_lock(${ADDRESS_LOCK}::integer, hashtext(${addressDigest}))`.execute(trx)
    check(await countSmsTraffic(trx, code, since))
    const { smsTrafficId } = await trx
      .insertInto('smsTraffic')
      .values({ phoneDigest, addressDigest, sentAt: now })
      .returning('smsTrafficId')
      .executeTakeFirstOrThrow()
    const { smsCodeId } = await trx
      .insertInto('smsCode')
      .values({ ...columns, sentAt: now })
      .returning('smsCodeId')
      .executeTakeFirstOrThrow()
    return { smsCodeId, smsTrafficId }
  })
}

/** Takes back a code that could not be sent: it does not count either. */
export function deleteSmsCode(
  db: Kysely<Database>,
  { smsCodeId, smsTrafficId }: StoredSmsCode,
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    await trx.deleteFrom('smsCode').where('smsCodeId', '=', smsCodeId).execute()
    await trx.deleteFrom('smsTraffic').where('smsTrafficId', '=', smsTrafficId).execute()
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
    .selectFrom('smsCode')
    .select(['smsCodeId', 'codeHash', 'tries', 'expiresAt', 'usedAt'])
    .where('tenantId', '=', attempt.tenantId)
    .where('phone', '=', attempt.phone)
    .where('type', '=', attempt.type)
    .orderBy('smsCodeId', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()
  if (newest === undefined || newest.usedAt !== null) return false
  if (newest.expiresAt <= attempt.now || newest.tries >= maxTries) return false
  const right = newest.codeHash === attempt.codeHash
  if (right && !use) return true
  await db
    .updateTable('smsCode')
    .set({ tries: newest.tries + 1, usedAt: right ? attempt.now : null })
    .where('smsCodeId', '=', newest.smsCodeId)
    .execute()
  return right
}
