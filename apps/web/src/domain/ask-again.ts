import { queryClient } from '../shared/lib/query-client.ts'
import { keepChoiceMode } from './candidate/keep-choice-mode.ts'
import { userInfoQuery } from './session/api.ts'
import { useSession } from './session/store.ts'
import { askTenant } from './tenant/ask-tenant.ts'

/** All start calls again, in their order: what did not come before may come now. */
export async function askAgain(): Promise<void> {
  await askTenant()
  const { customerId } = useSession.getState()
  if (customerId !== null) await queryClient.prefetchQuery({ ...userInfoQuery(customerId), staleTime: 0 })
  await keepChoiceMode(null)
}
