import { CallError, REACTIONS } from '@wenjin/contract'
import type { ClientReaction } from '@wenjin/contract'
import { toast } from '../ui/toast.ts'
import { isPageCurrent, leavePage, releasePage } from './page-customer.ts'
import { queuePopup } from './popups.ts'
import { clearSession } from './storage.ts'

const RELAUNCH_DELAY = 1500
/** Messages of the server stay longer than the app's own. */
const SERVER_TOAST = 3000

/** What is to be done about an error of a call. Aborted calls and what is not a call's error: nothing. */
export function reactionOf(error: unknown): ClientReaction {
  if (!(error instanceof CallError)) return 'none'
  return error.code === 'transport' ? 'toast' : REACTIONS[error.code]
}

/** Does it. `quiet`: the caller shows the message itself. `lost`: what to say of a lost session, else the server's words. */
export function reactTo(error: unknown, quiet: boolean, lost?: string): void {
  if (!(error instanceof CallError)) return
  const reaction = reactionOf(error)
  if (reaction === 'session-lost') loseSession(lost ?? error.message)
  else if (reaction === 'banned') queuePopup({ kind: 'banned' })
  else if (reaction === 'popup') queuePopup({ kind: 'error', message: error.message })
  else if (!quiet && reaction !== 'none' && reaction !== 'merge') toast(error.message, { ms: SERVER_TOAST })
}

let leaving = false

/**
 * Clears the session but not the person's unsaved work, says so, and starts again from home. A session that another
 * customer began in another tab is not touched.
 */
export function loseSession(message: string): void {
  if (leaving) return
  leaving = true
  if (!isPageCurrent()) {
    void leavePage()
    return
  }
  clearSession()
  releasePage()
  toast(message, { ms: SERVER_TOAST })
  setTimeout(() => location.replace(import.meta.env.BASE_URL), RELAUNCH_DELAY)
}
