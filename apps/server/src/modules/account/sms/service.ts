import { checkPhone, checkSmsCode } from '@wenjin/contract'
import { deleteSmsCode, insertSmsCode, trySmsCode } from '@wenjin/database/queries/account/sms-codes'
import type { Keys } from '@wenjin/database/keys/keys'
import type { SmsTraffic } from '@wenjin/database/queries/account/sms-codes'
import { createHash, randomInt } from 'node:crypto'
import type { Deps } from '../../../deps.ts'
import type { AnyCaller, Caller } from '../../../kernel/caller.ts'
import { refuse, refuseInvalid } from '../../../kernel/refusal.ts'

const SECOND = 1_000
const HOUR = 3_600 * SECOND
const DAY = 24 * HOUR
const LIFE = 300 * SECOND
const PAUSE = 60 * SECOND
const A_DAY_TO_PHONE = 10
const AN_HOUR_FROM_ADDRESS = 30
const MAX_TRIES = 5
const WRONG_AN_HOUR_FROM_ADDRESS = 30

export interface SmsCodes {
  /** Makes and sends a code. Throws Refusal for a bad phone, too many sends, a failed carrier. */
  send(phone: string, type: number, caller: AnyCaller): Promise<void>
  /**
   * Uses a code up. Throws Refusal 40003 when it is wrong, used, expired or tried too often, 42901 when too many from
   * the address were wrong.
   */
  use(phone: string, type: number, code: string, caller: Caller): Promise<void>
  /** The same, but a right code stays good. */
  check(phone: string, type: number, code: string, caller: Caller): Promise<void>
}

/**
 * Codes of six digits: five minutes, one use, five tries. A code is its tenant's; sixty seconds between sends and ten a
 * day hold for the phone, whatever tenant it asks.
 */
export function smsCodesOf({ connection: { db }, keys, carriers: { sms } }: Deps): SmsCodes {
  async function attempt(phone: string, type: number, code: string, caller: Caller, use: boolean) {
    const { tenant, address, now } = caller
    refuseInvalid(checkPhone(phone))
    if (checkSmsCode(code) !== null) throw refuse.smsCodeWrong()
    const { tenantId } = tenant
    const phoneHash = await phoneHashOf(keys, tenantId, phone)
    const codeHash = hash(tenantId, phone, code.trim())
    const limits = {
      tries: MAX_TRIES,
      wrongFromAddress: WRONG_AN_HOUR_FROM_ADDRESS,
      since: ago(now, HOUR),
    }
    const of = { tenantId, phone, phoneHash, type, codeHash, address, now }
    const outcome = await trySmsCode(db, of, limits, use)
    if (outcome === 'wrong') throw refuse.smsCodeWrong()
    if (outcome === 'right') return
    const retryAfter = Math.ceil((outcome.getTime() + HOUR - now.getTime()) / SECOND)
    throw refuse.smsCodesGuessed({ retryAfter })
  }

  return {
    async send(phone, type, { tenant, address, now }) {
      refuseInvalid(checkPhone(phone))
      const code = String(randomInt(1_000_000)).padStart(6, '0')
      const codeHash = hash(tenant.tenantId, phone, code)
      const expiresAt = new Date(now.getTime() + LIFE)
      const [phoneDigest, addressDigest] = await Promise.all([
        keys.digest('sms-phone', phone),
        keys.digest('sms-address', address),
      ])
      const of = { tenantId: tenant.tenantId, phone, type, codeHash, address, now, expiresAt }
      const stored = await insertSmsCode(
        db,
        { ...of, phoneDigest, addressDigest },
        { toPhone: ago(now, DAY), fromAddress: ago(now, HOUR) },
        (traffic) => refuseTooMany(traffic, now),
      )
      try {
        await sms.send({ at: now, phone, type, code })
      } catch (error) {
        await deleteSmsCode(db, stored)
        throw refuse.smsFailed({ cause: error })
      }
    },
    use: (phone, type, code, caller) => attempt(phone, type, code, caller, true),
    check: (phone, type, code, caller) => attempt(phone, type, code, caller, false),
  }
}

/** What failures are counted under in place of a phone. */
export function phoneHashOf(keys: Keys, tenantId: number, phone: string): Promise<string> {
  return keys.digest('phone', `${tenantId} ${phone}`)
}

function refuseTooMany(traffic: SmsTraffic, now: Date): void {
  const wait = traffic.lastToPhone === null ? 0 : traffic.lastToPhone.getTime() + PAUSE - now.getTime()
  if (wait > 0) {
    const seconds = Math.ceil(wait / SECOND)
    throw refuse.smsTooSoon(seconds, { retryAfter: seconds })
  }
  if (traffic.toPhone >= A_DAY_TO_PHONE) throw refuse.smsToPhoneTooMany({ retryAfter: HOUR / SECOND })
  if (traffic.fromAddress >= AN_HOUR_FROM_ADDRESS)
    throw refuse.smsFromAddressTooMany({ retryAfter: HOUR / SECOND })
}

function ago(now: Date, span: number): Date {
  return new Date(now.getTime() - span)
}

/** Bound to tenant and phone, so that a code of one is no code of another. */
function hash(tenantId: number, phone: string, code: string): string {
  return createHash('sha256').update(`${tenantId}\n${phone}\n${code}`).digest('base64url')
}
