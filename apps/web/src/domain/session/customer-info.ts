import { skipToken } from '@tanstack/react-query'
import type { CallReply, Calls } from '@wenjin/contract'
import { callQuery } from '../../shared/lib/call-query.ts'

export type CustomerInfo = CallReply<Calls['getCustomerInfo']>

/** What a customer told about themselves, with points; null: a visitor, who has none. */
export function customerInfoQuery(customerId: number | null) {
  return callQuery('getCustomerInfo', customerId === null ? skipToken : { customerId })
}
