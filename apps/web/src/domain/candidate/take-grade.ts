import { CallError } from '@wenjin/contract'
import { invalidateCall } from '../../shared/lib/call-query.ts'
import { saveGrade } from './api.ts'
import type { Grade } from './model.ts'
import { setGrade } from './store.ts'

/**
 * Makes a grade the candidate's: on the phone at once, on the account when `toAccount`. Returns why the account
 * refused it, or null; without network it stays on the phone and is saved when the account is reached again.
 */
export async function takeGrade(grade: Grade, toAccount: boolean): Promise<string | null> {
  if (!toAccount) {
    setGrade(grade)
    return null
  }
  try {
    setGrade(await saveGrade(grade, { quiet: true }))
    // What is known of the customer names the score it had before.
    void invalidateCall('getUserInfo')
    return null
  } catch (error) {
    if (error instanceof CallError && error.code !== 'transport') return error.message
    setGrade(grade)
    return null
  }
}
