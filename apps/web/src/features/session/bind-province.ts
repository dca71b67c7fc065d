import { call } from '../../shared/lib/call.ts'
import { queryClient } from '../../shared/lib/query-client.ts'
import { toast } from '../../shared/ui/toast.ts'
import { userInfoQuery } from './api.ts'
import { useSession } from './store.ts'
import type { Binding } from './store.ts'

/** Binds the account for good and reads the customer anew. Answers false when it failed, which has been said. */
export async function bindProvince({ provinceId, year }: Binding): Promise<boolean> {
  const { customerId } = useSession.getState()
  if (customerId === null) return false
  try {
    await call('changeProvince', { customerId, provinceId, year })
  } catch {
    return false
  }
  toast('绑定成功')
  await queryClient.invalidateQueries({ queryKey: userInfoQuery(customerId).queryKey })
  return true
}
