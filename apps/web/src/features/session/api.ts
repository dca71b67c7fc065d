import { queryOptions } from '@tanstack/react-query'
import { CallError } from '@wenjin/contract'
import type { CallReply, Calls } from '@wenjin/contract'
import { call } from '../../shared/lib/call.ts'
import { loseSession } from '../../shared/lib/react-to.ts'

export type UserInfo = CallReply<Calls['getUserInfo']>

/** The signed-in customer. A refusal ends the session; a broken connection does not. */
export function userInfoQuery(customerId: number | null) {
  return queryOptions({
    queryKey: ['userInfo', customerId],
    enabled: customerId !== null,
    queryFn: async ({ signal }): Promise<UserInfo> => {
      try {
        return await call('getUserInfo', { customerId: customerId ?? 0 }, { signal, quiet: true })
      } catch (error) {
        if (error instanceof CallError && error.code !== 'transport') loseSession('用户信息已失效')
        throw error
      }
    },
  })
}
