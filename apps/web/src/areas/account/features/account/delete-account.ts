import { call } from '../../../../shared/lib/call.ts'
import { releasePage } from '../../../../shared/lib/page-customer.ts'
import { clearEverything } from '../../../../shared/lib/storage.ts'
import { toast } from '../../../../shared/ui/toast.ts'

const RELAUNCH_DELAY = 1500

/** Deletes the account and clears this phone; the page reloads a moment later. Rejects with CallError. */
export async function deleteAccount(phone: string, smsCode: string): Promise<void> {
  await call('delAccount', { phone, smsCode }, { quiet: true })
  clearEverything()
  releasePage()
  // what the page still holds must not be written again as it closes
  window.addEventListener('pagehide', clearEverything)
  toast('账号已注销，本机内容已清除', { ms: 3000 })
  setTimeout(() => location.replace(import.meta.env.BASE_URL), RELAUNCH_DELAY)
}
