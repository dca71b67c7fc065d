import { startForm } from '../features/grade/form-store.ts'
import { userInfoQuery } from '../features/session/api.ts'
import { takeCredentials, useSession } from '../features/session/store.ts'
import { readBoot, tenantId, tenantText, useBoot } from '../shared/lib/boot.ts'
import type { Boot } from '../shared/lib/boot.ts'
import { isMessagingApp } from '../shared/lib/messaging-app.ts'
import { PATHS } from '../shared/lib/paths.ts'
import { queuePopup } from '../shared/lib/popups.ts'
import { queryClient } from '../shared/lib/query-client.ts'
import { readStartAddress } from '../shared/lib/start-address.ts'
import type { AddressCredentials } from '../shared/lib/start-address.ts'
import { isRaised, readStored, writeStored } from '../shared/lib/storage.ts'
import { keepProvinces } from './score-province.ts'

/** What is left to be looked at once the first screen stands. */
export interface Initialised {
  readonly boot: Boot | null
  /** Credentials of another customer than the one signed in: only the person may let them in. */
  readonly stranger: AddressCredentials | undefined
}

/**
 * Before the first screen: what the address carries, then tenant information, tenant configuration, provinces and user
 * information, out of the page itself or, where it lacks them, by their calls. Home does not wait for a call about the
 * customer: everybody may see it.
 * @param path address below the base
 */
export async function initialise(path: string): Promise<Initialised> {
  const stranger = takeAddress(path)
  const boot = readBoot()
  if (boot === null) await (await import('./ask-start.ts')).askTenant()
  else {
    const { tenantInfo, tenantConfig, provinces } = boot
    useBoot.setState({ tenantInfo, tenantConfig, provinces })
  }
  offerMiniProgram()
  await learnCustomer(boot, path)
  startForm()
  return { boot, stranger }
}

/**
 * Keeps from, shareCode and fromCode; takes credentials that the address carries and removes them from it. Answers those of
 * another customer than the one signed in. Autologin reads and verifies its own.
 */
function takeAddress(path: string): AddressCredentials | undefined {
  const { from, shareCode, fromCode, credentials, rest } = readStartAddress(location.search)
  if (from !== undefined) writeStored('from', from)
  if (shareCode !== undefined) writeStored('shareCode', shareCode)
  if (fromCode !== undefined) writeStored('fromCode', fromCode)
  if (path === PATHS.autologin) return undefined
  if (rest !== location.search) {
    history.replaceState(history.state, '', `${location.pathname}${rest}${location.hash}`)
  }
  if (credentials === undefined) return undefined
  const { customerId } = useSession.getState()
  if (customerId !== null && customerId !== credentials.customerId) return credentials
  takeCredentials(credentials)
  return undefined
}

/** Queues the mini-program's popup for a customer of the main brand outside the messaging app, once a session. */
function offerMiniProgram(): void {
  if (isMessagingApp() || readStored('cid') === undefined || tenantId() !== 0 || isRaised('closeMini')) return
  const link = tenantText(useBoot.getState().tenantConfig, 'mini_programs_link')
  if (link !== '') queuePopup({ kind: 'mini' })
}

/** What the server knows of the customer: from the page when it was made for them, else by its call. */
async function learnCustomer(boot: Boot | null, path: string): Promise<void> {
  const { customerId } = useSession.getState()
  if (customerId === null) return
  const query = userInfoQuery(customerId)
  const written = boot?.userInfo
  if (written?.customerDto.customerId === customerId) queryClient.setQueryData(query.queryKey, written)
  else if (path !== PATHS.index && path !== '/') await queryClient.prefetchQuery(query)
  const info = queryClient.getQueryData(query.queryKey)
  if (info !== undefined) keepProvinces(info)
}
