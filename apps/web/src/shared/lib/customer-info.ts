import { queryOptions } from '@tanstack/react-query'
import type { CallReply, Calls } from '@wenjin/contract'
import { call } from './call.ts'

export type CustomerInfo = CallReply<Calls['getCustomerInfo']>

/** What a customer told about themselves, with points; null: a visitor, who has none. */
export function customerInfoQuery(customerId: number | null) {
  return queryOptions({
    queryKey: ['customerInfo', customerId],
    enabled: customerId !== null,
    queryFn: ({ signal }): Promise<CustomerInfo> =>
      call('getCustomerInfo', { customerId: customerId ?? 0 }, { signal, quiet: true }),
  })
}
