import { CallError, refusalCode } from '@wenjin/contract'
import { askQuery } from '../../../../shared/lib/call-query.ts'

/** Who shared a link; null: nobody has this code any more. */
export function inviterQuery(shareCode: string) {
  return askQuery('getShareInfo', { shareCode }, async (code, send) => {
    try {
      return await send(code)
    } catch (error) {
      if (error instanceof CallError && NO_INVITER.has(error.code)) return null
      throw error
    }
  })
}

/** Nobody has the code, or it is not a code. */
const NO_INVITER: ReadonlySet<string> = new Set([refusalCode('sharerUnknown'), refusalCode('invalid')])
