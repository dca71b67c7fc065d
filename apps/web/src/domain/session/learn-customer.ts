import type { UserInfo } from '@wenjin/contract'
import { queryClient } from '../../shared/lib/query-client.ts'
import { userInfoQuery } from './api.ts'
import { keepProvinces } from './score-province.ts'
import { useSession } from './store.ts'

/**
 * What the server knows of the customer: from the page when it was made for them, else by its call.
 * @param written what the page says
 * @param waits whether the page needs the answer before it is drawn
 */
export async function learnCustomer(written: UserInfo | null, waits: boolean): Promise<void> {
  const { customerId } = useSession.getState()
  if (customerId === null) return
  const query = userInfoQuery(customerId)
  if (written?.customerDto.customerId === customerId) queryClient.setQueryData(query.queryKey, written)
  else if (waits) await queryClient.prefetchQuery(query)
  const info = queryClient.getQueryData(query.queryKey)
  if (info !== undefined) keepProvinces(info)
}
