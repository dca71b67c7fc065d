import { signOut, takeCredentials } from './store.ts'
import type { AddressCredentials } from '../../shared/lib/start-address.ts'
import { confirm } from '../../shared/ui/confirm.ts'

/** A link brought another customer's credentials: only the person may let them take the place of their own. */
export async function askToSwap(credentials: AddressCredentials): Promise<void> {
  const swap = await confirm({
    title: '是否切换账号',
    text: `打开的链接带有另一个账号（编号 ${credentials.customerId}）的登录信息。切换后，现在的账号在本机退出登录。`,
    yes: '切换账号',
    no: '保持不变',
  })
  if (!swap) return
  await signOut()
  takeCredentials(credentials)
  location.reload()
}
