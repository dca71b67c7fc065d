import { checkPhone, checkSmsCode } from '@wenjin/contract'
import { deleteSmsCode, insertSmsCode, trySmsCode } from '@wenjin/database/queries/account/sms-codes'
import type { Keys } from '@wenjin/database/keys/keys'
import type { SmsTraffic } from '@wenjin/database/queries/account/sms-codes'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@wenjin/engine'
import { createHash, randomInt } from 'node:crypto'
import type { Deps } from '../../../deps.ts'
import type { AnyCaller, Caller } from '../../../kernel/caller.ts'
import { refuse, refuseInvalid } from '../../../kernel/refusal.ts'

const SECOND_MS = 1_000
const CODE_TTL_MS = 5 * MINUTE_MS
const INTERVAL_MS = MINUTE_MS
const MAX_TO_PHONE_PER_DAY = 10
const MAX_FROM_ADDRESS_PER_HOUR = 30
const MAX_TRIES = 5
const MAX_WRONG_FROM_ADDRESS_PER_HOUR = 30

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
      wrongFromAddress: MAX_WRONG_FROM_ADDRESS_PER_HOUR,
      since: ago(now, HOUR_MS),
    }
    const of = { tenantId, phone, phoneHash, type, codeHash, address, now }
    const outcome = await trySmsCode(db, of, limits, use)
    if (outcome === 'wrong') throw refuse.smsCodeWrong()
    if (outcome === 'right') return
    const retryAfter = Math.ceil((outcome.getTime() + HOUR_MS - now.getTime()) / SECOND_MS)
    throw refuse.smsCodesGuessed({ retryAfter })
  }

  return {
    async send(phone, type, { tenant, address, now }) {
      refuseInvalid(checkPhone(phone))
      const code = String(randomInt(1_000_000)).padStart(6, '0')
      const codeHash = hash(tenant.tenantId, phone, code)
      const expiresAt = new Date(now.getTime() + CODE_TTL_MS)
      const [phoneDigest, addressDigest] = await Promise.all([
        keys.digest('sms-phone', phone),
        keys.digest('sms-address', address),
      ])
      const of = { tenantId: tenant.tenantId, phone, type, codeHash, address, now, expiresAt }
      const stored = await insertSmsCode(
        db,
        { ...of, phoneDigest, addressDigest },
        { toPhone: ago(now, DAY_MS), fromAddress: ago(now, HOUR_MS) },
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
  const wait = traffic.lastToPhone === null ? 0 : traffic.lastToPhone.getTime() + INTERVAL_MS - now.getTime()
  if (wait > 0) {
    const seconds = Math.ceil(wait / SECOND_MS)
    throw refuse.smsTooSoon(seconds, { retryAfter: seconds })
  }
  if (traffic.toPhone >= MAX_TO_PHONE_PER_DAY)
    throw refuse.smsToPhoneTooMany({ retryAfter: HOUR_MS / SECOND_MS })
  if (traffic.fromAddress >= MAX_FROM_ADDRESS_PER_HOUR)
    throw refuse.smsFromAddressTooMany({ retryAfter: HOUR_MS / SECOND_MS })
}

function ago(now: Date, span: number): Date {
  return new Date(now.getTime() - span)
}

/** Bound to tenant and phone, so that a code of one is no code of another. */
function hash(tenantId: number, phone: string, code: string): string {
  return createHash('sha256').update(`${tenantId}\n${phone}\n${code}`).digest('base64url')
}
