import { CallError, refusalCode } from '@wenjin/contract'
import { call } from '../../../../shared/lib/call.ts'
import { hiddenPhoneProblem, notOwn } from './hidden-phone.ts'

/** What is wrong with a phone that should be the account's; the server is asked about the digits that are hidden. */
export async function ownPhoneProblem(phone: string, hidden: string): Promise<string | null> {
  const wrong = hiddenPhoneProblem(phone, hidden)
  if (wrong !== null) return wrong
  try {
    await call('getCustomerByPhone', { phone: phone.trim() }, { quiet: true })
    return null
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    return error.code === refusalCode('notYours') ? notOwn(hidden) : error.message
  }
}
