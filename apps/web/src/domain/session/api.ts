import { skipToken } from '@tanstack/react-query'
import { CallError } from '@wenjin/contract'
import type { UserInfo } from '@wenjin/contract'
import { askQuery } from '../../shared/lib/call-query.ts'
import { isPassingFailure } from '../../shared/lib/passing-failure.ts'
import { loseSession } from '../../shared/lib/react-to.ts'

export type { UserInfo }

const LOST = '用户信息已失效'

/** The signed-in customer. A refusal ends the session; what passes (no connection, a server fault) does not. */
export function userInfoQuery(customerId: number | null) {
  return askQuery(
    'getUserInfo',
    customerId === null ? skipToken : { customerId },
    async (customer: { customerId: number }, send) => {
      try {
        return await send(customer, { lost: LOST })
      } catch (error) {
        if (error instanceof CallError && !isPassingFailure(error)) loseSession(LOST)
        throw error
      }
    },
  )
}
