import { useQuery } from '@tanstack/react-query'
import { create } from 'zustand'
import { call } from '../../shared/lib/call.ts'
import { queryClient } from '../../shared/lib/query-client.ts'
import { clearSession, readStored, writeStored } from '../../shared/lib/storage.ts'
import { userInfoQuery } from './api.ts'
import type { UserInfo } from './api.ts'

/** Who is signed in on this phone; null: a visitor. What the server knows of them is in the query cache. */
export const useSession = create<{ readonly customerId: number | null }>(() => ({
  customerId: readStored('cid') ?? null,
}))

/** Province and year of the gaokao that an account is bound to. */
export interface Binding {
  readonly provinceId: number
  readonly year: number
}

interface Credentials {
  readonly customerId: number
  readonly onlineToken: string
  readonly tokenName: string
}

/** Keeps the credentials; every screen that waits for a customer goes on by itself. */
export function takeCredentials({ customerId, onlineToken, tokenName }: Credentials): void {
  writeStored('cid', customerId)
  writeStored('tk', onlineToken)
  writeStored('tn', tokenName)
  useSession.setState({ customerId })
}

/** Ends the session here and on the server. What is on the phone only stays on the phone. */
export async function signOut(): Promise<void> {
  const { customerId } = useSession.getState()
  if (customerId === null) return
  try {
    await call('logout', { customerId }, { quiet: true })
  } catch {
    // The token is forgotten here in any case; it ends by itself on the server.
  }
  forgetSession()
}

/** Ends the account's sessions on every device, this one's as well. Rejects with CallError, which has been said. */
export async function endEverySession(): Promise<void> {
  const { customerId } = useSession.getState()
  if (customerId !== null) await call('logout', { customerId, everywhere: 1 })
}

/** The session is over on the server: this phone forgets it, not what is on the phone only. */
export function forgetSession(): void {
  clearSession()
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
