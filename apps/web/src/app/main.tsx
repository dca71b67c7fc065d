import '../shared/styles/tokens.css'
import '../shared/styles/base.css'
import '../shared/layout/layout.css'
import { BASE, pageOf } from '@wenjin/contract'
import type { PageOf } from '@wenjin/contract'
import { createRoot } from 'react-dom/client'
import { startHistory } from '../shared/router/history.ts'
import { leaveFirstScreen, untilReleased } from './first-screen.ts'
import { initialise } from './initialise.ts'
import { loadScreen, timeLeft } from './pages.ts'
import { Started } from './started.tsx'

/** Under development alone: every part in every state. */
const GALLERY = '/pages/dev/gallery'

/** Replaces what came as HTML by the running application, once its screen is there to stand in its place. */
async function start(): Promise<void> {
  const host = document.getElementById('root')
  if (host === null) return
  if (isOldBrowser()) (await import('./polyfills.ts')).addMissing()
  const path = location.pathname.slice(BASE.length) || '/'
  const page = pageOf(path)
  const screen = page === undefined ? undefined : untilTimeout(page)
  const initialised = await initialise(page?.name)
  await screen
  startHistory()
  if (import.meta.env.DEV && path === GALLERY) return showGallery(host)
  await untilReleased()
  const resume = leaveFirstScreen()
  createRoot(host).render(<Started resume={resume} initialised={initialised} />)
}

async function showGallery(host: HTMLElement): Promise<void> {
  const { Gallery } = await import('./gallery.tsx')
  createRoot(host).render(<Gallery />)
}

/** Waits for a screen to come or to fail, as long as a person would. */
async function untilTimeout(page: PageOf): Promise<void> {
  const load = loadScreen(page).catch(() => {})
  let timer: ReturnType<typeof setTimeout> | undefined
  const enough = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, timeLeft(page))
  })
  await Promise.race([load, enough])
  clearTimeout(timer)
}

/** Whether the language's library is older than the application's use of it. */
function isOldBrowser(): boolean {
  return !('groupBy' in Map && 'toSorted' in Array.prototype)
}

void start()
