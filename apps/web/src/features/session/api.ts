import { queryOptions } from '@tanstack/react-query'
import { CallError } from '@wenjin/contract'
import type { CallReply, Calls } from '@wenjin/contract'
import { call } from '../../shared/lib/call.ts'
import { isPassingFailure } from '../../shared/lib/passing-failure.ts'
import { loseSession } from '../../shared/lib/react-to.ts'

export type UserInfo = CallReply<Calls['getUserInfo']>

const LOST = '用户信息已失效'

/** The signed-in customer. A refusal ends the session; what passes (no connection, a server fault) does not. */
export function userInfoQuery(customerId: number | null) {
  return queryOptions({
    queryKey: ['userInfo', customerId],
    enabled: customerId !== null,
    queryFn: async ({ signal }): Promise<UserInfo> => {
      try {
        return await call('getUserInfo', { customerId: customerId ?? 0 }, { signal, quiet: true, lost: LOST })
      } catch (error) {
        if (error instanceof CallError && !isPassingFailure(error)) loseSession(LOST)
        throw error
      }
    },
  })
}
