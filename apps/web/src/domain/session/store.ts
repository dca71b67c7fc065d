import { useQuery } from '@tanstack/react-query'
import type { Credentials, UserInfo } from '@wenjin/contract'
import { create } from 'zustand'
import { invalidateAllBut } from '../../shared/lib/call-query.ts'
import { call } from '../../shared/lib/call.ts'
import {
  adoptCustomer,
  isPageCurrent,
  keepCredentials,
  leavePage,
  pageCustomer,
  releasePage,
  tokenOfPage,
} from '../../shared/lib/page-customer.ts'
import { isPassingFailure } from '../../shared/lib/passing-failure.ts'
import { queryClient } from '../../shared/lib/query-client.ts'
import { clearSession, onStoredElsewhere } from '../../shared/lib/storage.ts'
import { userInfoQuery } from './api.ts'
import { keepSignOut } from './unsent-sign-out.ts'

/** Who is signed in on this phone; null: a visitor. What the server knows of them is in the query cache. */
export const useSession = create<{ readonly customerId: number | null }>(() => ({
  customerId: pageCustomer(),
}))

/** Province and year of the gaokao that an account is bound to. */
export interface Binding {
  readonly provinceId: number
  readonly year: number
}

/** Keeps the credentials; every screen that waits for a customer goes on by itself. */
export function takeCredentials(credentials: Credentials): void {
  keepCredentials(credentials)
  useSession.setState({ customerId: credentials.customerId })
}

/**
 * Keeps tabs of one browser in step: a visitor's page becomes that of the customer who signs in in another tab, a customer's page
 * leaves for home when somebody else signs in there, or nobody is any more. Returns a function that stops it.
 */
export function followSessionElsewhere(): () => void {
  const stops = (['cid', 'tk', 'tn'] as const).map((key) => onStoredElsewhere(key, follow))
  // the browser's cache of pages hears nothing while it holds one
  window.addEventListener('pageshow', follow)
  return () => {
    for (const stop of stops) stop()
    window.removeEventListener('pageshow', follow)
  }
}

function follow(): void {
  const { customerId } = useSession.getState()
  if (customerId === null) {
    useSession.setState({ customerId: adoptCustomer() })
    if (pageCustomer() !== null) refreshCalls()
  } else if (!isPageCurrent()) void leavePage()
}

/**
 * Ends the session here and on the server; without connection here, and on the server as soon as there is one. What is on
 * the phone only stays on the phone.
 */
export async function signOut(): Promise<void> {
  const { customerId } = useSession.getState()
  if (customerId === null) return
  const token = tokenOfPage()
  try {
    await call('logout', { customerId }, { quiet: true })
  } catch (error) {
    if (token !== undefined && isPassingFailure(error)) keepSignOut({ customerId, token })
  }
  forgetSession()
}

/** Ends the account's sessions on every device, this one's as well. Rejects with CallError, already shown to the person. */
export async function endEverySession(): Promise<void> {
  const { customerId } = useSession.getState()
  if (customerId !== null) await call('logout', { customerId, everywhere: 1 })
}

/** Asks again for what the page shows, for its new customer; user information is being asked for already. */
export function refreshCalls(): void {
  void invalidateAllBut('getUserInfo')
}

/** The session is over on the server: this phone forgets it, not what is on the phone only. */
export function forgetSession(): void {
  clearSession()
  releasePage()
  useSession.setState({ customerId: null })
  queryClient.clear()
}

/** What the server knows of the signed-in customer; undefined for a visitor and until it is known. */
export function useUserInfo(): UserInfo | undefined {
  const customerId = useSession((state) => state.customerId)
  return useQuery(userInfoQuery(customerId)).data
}

/** Province and year the customer's account is bound to; null while they may still be chosen. */
export function bindingOf(info: UserInfo): Binding | null {
  const { canModifyProv, year } = info.customerDto
  const provinceId = info.customerSchoolRollDto?.provinceId ?? null
  return canModifyProv || year === null || provinceId === null ? null : { provinceId, year }
}
