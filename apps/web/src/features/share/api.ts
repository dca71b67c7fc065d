import { queryOptions } from '@tanstack/react-query'
import { CallError } from '@wenjin/contract'
import type { CallReply, Calls } from '@wenjin/contract'
import { call } from '../../shared/lib/call.ts'

export type Inviter = CallReply<Calls['getShareInfo']>

/** Who shared a link; null: nobody has this code any more. */
export function inviterQuery(shareCode: string) {
  return queryOptions({
    queryKey: ['getShareInfo', shareCode],
    queryFn: async ({ signal }): Promise<Inviter | null> => {
      try {
        return await call('getShareInfo', { shareCode }, { signal, quiet: true })
      } catch (error) {
        if (error instanceof CallError && NOBODY.has(error.code)) return null
        throw error
      }
    },
  })
}

/** The code is nobody's, or none at all. */
const NOBODY: ReadonlySet<string> = new Set(['40401', '40001'])
