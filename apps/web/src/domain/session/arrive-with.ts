import { CallError } from '@wenjin/contract'
import type { Credentials, UserInfo } from '@wenjin/contract'
import { callAs } from '../../shared/lib/call.ts'
import { queryClient } from '../../shared/lib/query-client.ts'
import { confirm } from '../../shared/ui/confirm.ts'
import { userInfoQuery } from './api.ts'
import { signOut, takeCredentials, useSession } from './store.ts'

/**
 * Signs in with credentials that an address brought, which are exchanged for fresh ones and worth nothing afterwards.
 * When another customer is signed in here, the person is asked first. Returns false when they refuse. Rejects with
 * CallError when the credentials are not, or no longer, good.
 * @param onLeave what of the present customer must leave the phone, besides what the session itself keeps
 */
export async function arriveWith(given: Credentials, onLeave: () => void): Promise<boolean> {
  const { customerId } = useSession.getState()
  if (customerId !== null && customerId !== given.customerId) {
    if (!(await mayReplace(customerId, given))) return false
    await signOut()
    onLeave()
  }
  try {
    takeCredentials(await callAs(undefined, 'autoLogin', given))
  } catch (error) {
    const isHere = error instanceof CallError && customerId === given.customerId
    if (!isHere) throw error
  }
  return true
}

/** Asks whether the customer signed in here makes room for the one of the credentials. */
async function mayReplace(present: number, given: Credentials): Promise<boolean> {
  const token = { name: given.tokenName, value: given.onlineToken }
  const other = await callAs(token, 'getUserInfo', { customerId: given.customerId })
  const own = await queryClient.ensureQueryData(userInfoQuery(present)).catch(() => undefined)
  return confirm({
    title: '是否切换账号',
    text: `${own === undefined ? '本机已登录另一个账号' : `当前登录的是${nameOf(own)}`}。继续后，本机退出该账号，登录${nameOf(other)}。`,
    yes: '继续',
    no: '取消',
  })
}

function nameOf({ customerDto: { name, phone } }: UserInfo): string {
  const account = phone === '' ? '未绑定手机号的账号' : phone
  return name === '' ? account : `${name}（${account}）`
}
