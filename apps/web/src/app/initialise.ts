import type { PageName } from '@wenjin/contract'
import { startCandidate } from '../domain/in-step.tsx'
import { learnCustomer } from '../domain/session/learn-customer.ts'
import { takeCredentials, useSession } from '../domain/session/store.ts'
import { takeTenant } from '../domain/tenant/take-tenant.ts'
import { readBoot, tenantId, tenantText, useBoot } from '../shared/lib/boot.ts'
import type { Boot } from '../shared/lib/boot.ts'
import { isMessagingApp } from '../shared/lib/messaging-app.ts'
import { queuePopup } from '../shared/lib/popups.ts'
import { readStartAddress } from '../shared/lib/start-address.ts'
import type { AddressCredentials } from '../shared/lib/start-address.ts'
import { isRaised, readStored, writeStored } from '../shared/lib/storage.ts'

/** What is left to be looked at once the first screen stands. */
export interface Initialised {
  readonly boot: Boot | null
  /** Credentials of another customer than the one signed in: only the person may let them in. */
  readonly credentials: AddressCredentials | undefined
}

/**
 * Before the first screen: what the address carries, then tenant information, tenant configuration, provinces and user
 * information, out of the page itself or, where it lacks them, by their calls. Home does not wait for a call about the
 * customer: everybody may see it.
 * @param name of the page; undefined: no page has the address
 */
export async function initialise(name: PageName | undefined): Promise<Initialised> {
  const credentials = takeAddress(name)
  const boot = readBoot()
  await takeTenant(boot)
  offerMiniProgram()
  await learnCustomer(boot?.userInfo ?? null, name !== 'index')
  startCandidate()
  return { boot, credentials }
}

/**
 * Keeps from, shareCode and fromCode; takes credentials that the address carries and removes them from it. Returns those of
 * another customer than the one signed in. Autologin reads and verifies its own.
 */
function takeAddress(name: PageName | undefined): AddressCredentials | undefined {
  const { from, shareCode, fromCode, credentials, rest } = readStartAddress(location.search)
  if (from !== undefined) writeStored('from', from)
  if (shareCode !== undefined) writeStored('shareCode', shareCode)
  if (fromCode !== undefined) writeStored('fromCode', fromCode)
  if (name === 'autologin') return undefined
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
