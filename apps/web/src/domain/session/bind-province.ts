import { call } from '../../shared/lib/call.ts'
import { toast } from '../../shared/ui/toast.ts'
import { useSession } from './store.ts'
import type { Binding } from './store.ts'

const RELOAD_DELAY = 1500

/**
 * Binds the account for good; the page reloads a moment later. Returns false when it failed, already shown to the person.
 */
export async function bindProvince({ provinceId, year }: Binding): Promise<boolean> {
  const { customerId } = useSession.getState()
  if (customerId === null) return false
  try {
    await call('changeProvince', { customerId, provinceId, year })
  } catch {
    return false
  }
  toast('绑定成功')
  setTimeout(() => location.reload(), RELOAD_DELAY)
  return true
}
