import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { Root } from 'react-dom/client'
import type { UserInfo } from '@wenjin/contract'
import { page } from 'vitest/browser'
import { startForm } from '../domain/candidate/form-store.ts'
import type { Candidate } from '../domain/candidate/model.ts'
import { useCandidate } from '../domain/candidate/store.ts'
import type { ChoiceList } from '../domain/list/choice-list.ts'
import { useList } from '../domain/list/store.ts'
import { restingState } from '../domain/list/sync-state.ts'
import { userInfoQuery } from '../domain/session/api.ts'
import { forgetSession, takeCredentials } from '../domain/session/store.ts'
import { readBoot, useBoot } from '../shared/lib/boot.ts'
import type { ProvinceOpening, TenantConfig, TenantInfo } from '../shared/lib/boot.ts'
import { usePopups } from '../shared/lib/popups.ts'
import { queryClient } from '../shared/lib/query-client.ts'
import { addressOf, here, navigate, startHistory } from '../shared/router/history.ts'
import { clearEverything } from '../shared/lib/storage.ts'
import { ConfirmHost } from '../shared/ui/confirm-host.tsx'
import { useConfirm } from '../shared/ui/confirm.ts'
import { ToastHost } from '../shared/ui/toast-host.tsx'
import { closeToast } from '../shared/ui/toast.ts'
import { answerCalls } from './answers.ts'
import type { Answers } from './answers.ts'
import { setScheme } from './scheme.ts'
import { PROVINCES, TENANT } from './world.ts'

/** What a part is shown in. */
interface World {
  /** What the server answers. A call that has no answer fails the test. */
  readonly calls?: Answers
  /** Who is signed in; absent: a visitor. */
  readonly as?: UserInfo
  /** Of the screen, in px; absent: the narrowest. */
  readonly width?: 320 | 390 | 900
  readonly dark?: boolean
  /** Address the part is shown at. */
  readonly at?: string
  /** The product's clock. */
  readonly now?: string
  readonly tenant?: Partial<TenantInfo>
  readonly config?: TenantConfig
  readonly provinces?: readonly ProvinceOpening[]
  /** The candidate on this phone. */
  readonly candidate?: Candidate
  /** The list in use on this phone. */
  readonly list?: ChoiceList
}

interface Part {
  /** Where the person is now. */
  readonly path: () => string
}

const HEIGHT = 720
const NOW = '2026-06-26T09:00+08:00'

let root: Root | undefined

export function isPartShown(): boolean {
  return root !== undefined
}

/** Shows a part as the application would: its styles, session, cache, router, popups and toasts, calls answered by the test. */
export async function renderPart(part: ReactElement, world: World = {}): Promise<Part> {
  const { calls = {}, as, width = 320, dark = false, at = '/', now = NOW } = world
  takePartAway()
  answerCalls(calls)
  forgetAll()
  boot(world, now)
  if (as !== undefined) signIn(as)
  fill(world)
  if (innerWidth !== width) await page.viewport(width, HEIGHT)
  await setScheme(dark ? 'dark' : 'light')
  if (here().pathname === '/') startHistory()
  await navigate(at, { replace: true })
  document.body.innerHTML = '<div id="root"></div><div id="popups"></div>'
  const fresh = createRoot(document.getElementById('root') as HTMLElement)
  root = fresh
  const tree = (
    <QueryClientProvider client={queryClient}>
      <main style={{ maxWidth: 560, margin: '0 auto' }}>{part}</main>
      <ConfirmHost />
      <ToastHost />
    </QueryClientProvider>
  )
  flushSync(() => fresh.render(tree))
  return {
    path: () => addressOf(here()),
  }
}

export function takePartAway(): void {
  root?.unmount()
  root = undefined
}

function forgetAll(): void {
  clearEverything()
  forgetSession()
  closeToast()
  useConfirm.setState(useConfirm.getInitialState(), true)
  usePopups.setState(usePopups.getInitialState(), true)
}

function fill({
  candidate = null,
  list = null,
}: {
  readonly candidate?: Candidate | null
  readonly list?: ChoiceList | null
}): void {
  useCandidate.setState({ candidate })
  startForm()
  useList.setState({ sync: restingState({ list, others: [] }, true), kept: true })
}

function boot({ tenant, config = [], provinces = PROVINCES }: World, now: string): void {
  const script = document.createElement('script')
  script.id = 'boot'
  script.type = 'application/json'
  script.textContent = JSON.stringify({ now: Date.parse(now) })
  document.body.replaceChildren(script)
  readBoot()
  useBoot.setState({ tenantInfo: { ...TENANT, ...tenant }, tenantConfig: config, provinces })
}

function signIn(info: UserInfo): void {
  const { customerId } = info.customerDto
  takeCredentials({ customerId, onlineToken: 'a-token', tokenName: 'onlineToken' })
  queryClient.setQueryData(userInfoQuery(customerId).queryKey, info)
}
