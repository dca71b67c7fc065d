import '../shared/styles/tokens.css'
import '../shared/styles/base.css'
import { useEffect, useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import type { AddressCredentials } from '../shared/lib/start-address.ts'
import { leaveFirstScreen, untilReleased } from './first-screen.ts'
import { initialise } from './initialise.ts'
import type { Initialised } from './initialise.ts'
import { keepChoiceMode } from './keep-choice-mode.ts'
import { loadScreen, patienceWith } from './load-screen.ts'
import { Providers } from './providers.tsx'
import { createRouter } from './router.tsx'
import { routeOf } from './routes.ts'
import type { RouteRow } from './routes.ts'

/** Replaces what came as HTML by the running application, once its screen is there to stand in its place. */
async function start(): Promise<void> {
  const host = document.getElementById('root')
  if (host === null) return
  if (isOldBrowser()) (await import('./polyfills.ts')).addMissing()
  const path = `/${location.pathname.slice(import.meta.env.BASE_URL.length)}`
  const row = routeOf(path)
  const screen = row === undefined ? undefined : whileThereIsPatience(row)
  const initialised = await initialise(path)
  await screen
  const router = createRouter()
  await untilReleased()
  const resume = leaveFirstScreen()
  createRoot(host).render(
    <Started resume={resume} initialised={initialised}>
      <RouterProvider router={router} />
    </Started>,
  )
}

interface StartedProps {
  readonly resume: () => void
  readonly initialised: Initialised
  readonly children: React.ReactNode
}

/** The running application; what can wait until the screen stands is done then. */
function Started({ resume, initialised, children }: StartedProps) {
  useLayoutEffect(resume, [resume])
  useEffect(() => {
    void keepChoiceMode(initialised.boot)
    if (initialised.stranger !== undefined) void askAbout(initialised.stranger)
  }, [initialised])
  return <Providers>{children}</Providers>
}

async function askAbout(stranger: AddressCredentials): Promise<void> {
  const { askToSwap } = await import('./swap-account.ts')
  await askToSwap(stranger)
}

/** Waits for a screen to come or to fail, as long as a person would. */
async function whileThereIsPatience(row: RouteRow): Promise<void> {
  const load = loadScreen(row).catch(() => {})
  let timer: ReturnType<typeof setTimeout> | undefined
  const enough = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, patienceWith(row))
  })
  await Promise.race([load, enough])
  clearTimeout(timer)
}

/** Whether the language's library is older than the application's use of it. */
function isOldBrowser(): boolean {
  return !('groupBy' in Map && 'toSorted' in Array.prototype)
}

void start()
