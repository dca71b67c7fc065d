import { PHONE_CHANGE_DAYS } from '@wenjin/contract'
import type { Customer } from '@wenjin/database/queries/account/customers'
import { chinaDayText, DAY_MS } from '@wenjin/engine'

/** Why a customer may not change the phone now, each a sentence; empty: nothing is against it. */
export function reasonsAgainstChange(customer: Customer, now: Date): string[] {
  const reasons: string[] = []
  if (customer.banStatus === 0) reasons.push('账号已被封禁，不能更换手机号')
  if (customer.phone === null) reasons.push('账号尚未绑定手机号')
  const again =
    customer.phoneChangedAt && new Date(customer.phoneChangedAt.getTime() + PHONE_CHANGE_DAYS * DAY_MS)
  if (again !== null && again > now) {
    reasons.push(`手机号${PHONE_CHANGE_DAYS}天内只能更换一次，${chinaDayText(again)}可再次更换`)
  }
  return reasons
}
