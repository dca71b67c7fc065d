import { CallError } from '@wenjin/contract'
import { invalidateCall } from '../../shared/lib/call-query.ts'
import { saveCandidate } from './api.ts'
import type { Candidate } from './model.ts'
import { setCandidate } from './store.ts'

/**
 * Puts a candidate in use: on the phone at once, on the account when `toAccount`. Returns why the account refused it, or
 * null; without network it stays on the phone and is saved when the account is reached again.
 */
export async function takeCandidate(candidate: Candidate, toAccount: boolean): Promise<string | null> {
  if (!toAccount) {
    setCandidate(candidate)
    return null
  }
  try {
    setCandidate(await saveCandidate(candidate, { quiet: true }))
    // What is known of the customer names the score it had before.
    void invalidateCall('getUserInfo')
    return null
  } catch (error) {
    if (error instanceof CallError && error.code !== 'transport') return error.message
    setCandidate(candidate)
    return null
  }
}
