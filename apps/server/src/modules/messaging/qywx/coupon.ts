import type { CallReply, Calls } from '@wenjin/contract'
import { findCoupon, issueCoupon } from '@wenjin/database/queries/commerce/coupons'
import type { Coupon } from '@wenjin/database/queries/commerce/coupons'
import { DAY_MS } from '@wenjin/engine'
import type { Deps, Log } from '../../../deps.ts'

/** Why a customer has it: a coupon of this source is given once. */
const SOURCE = 'qywx'
const MAX_FEN = 100_000_000
const MAX_DAYS = 3_650

export interface Offer {
  readonly customerId: number
  /** Value of the tenant's config item qywx_coupon; undefined: none. */
  readonly config: string | undefined
  readonly isBound: boolean
  readonly now: Date
}

/**
 * The coupon for adding customer service: given, once, to a customer who has; before, what it will be. null when the
 * tenant offers none.
 */
export async function serviceCoupon(
  { connection: { db } }: Pick<Deps, 'connection'>,
  { customerId, config, isBound, now }: Offer,
  log: Log,
): Promise<CallReply<Calls['getCouponInfo']>> {
  const offered = config === undefined ? undefined : readOffer(config, now)
  if (config !== undefined && offered === undefined)
    log.warn('config item qywx_coupon is not {"title","amount","threshold","days"}')
  if (isBound && offered !== undefined) await issueCoupon(db, customerId, SOURCE, offered, now)
  const held = await findCoupon(db, customerId, SOURCE)
  const coupon = held ?? offered
  if (coupon === undefined) return null
  const { title, amount, threshold, endsAt } = coupon
  return { title, amount, threshold, endsAt: endsAt.toISOString(), received: held === undefined ? 0 : 1 }
}

/** The coupon that {"title","amount","threshold","days"} (fen, fen, days) describes; undefined when it describes none. */
function readOffer(text: string, now: Date): Coupon | undefined {
  const { title, amount, threshold, days } = parse(text)
  const isOffer =
    typeof title === 'string' &&
    title.trim() !== '' &&
    isWhole(amount, 1, MAX_FEN) &&
    isWhole(threshold, 0, MAX_FEN) &&
    isWhole(days, 1, MAX_DAYS)
  return isOffer ? { title, amount, threshold, endsAt: new Date(now.getTime() + days * DAY_MS) } : undefined
}

function parse(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}

function isWhole(value: unknown, min: number, max: number): value is number {
  return Number.isSafeInteger(value) && (value as number) >= min && (value as number) <= max
}
