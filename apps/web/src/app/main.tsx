import '../shared/styles/tokens.css'
import '../shared/styles/base.css'
import { useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { leaveFirstScreen } from './first-screen.ts'
import { initialise } from './initialise.ts'
import { loadScreen } from './load-screen.ts'
import { Providers } from './providers.tsx'
import { createRouter } from './router.tsx'
import { routeOf } from './routes.ts'

/** Replaces what came as HTML by the running application, once its screen is there to stand in its place. */
async function start(): Promise<void> {
  const host = document.getElementById('root')
  if (host === null) return
  if (isOldBrowser()) (await import('./polyfills.ts')).addMissing()
  await initialise()
  const base = import.meta.env.BASE_URL
  const row = routeOf(`/${location.pathname.slice(base.length)}`)
  if (row !== undefined) await loadScreen(row).catch(() => {})
  const router = createRouter()
  const resume = leaveFirstScreen()
  createRoot(host).render(
    <Started resume={resume}>
      <RouterProvider router={router} />
    </Started>,
  )
}

function Started({ resume, children }: { readonly resume: () => void; readonly children: React.ReactNode }) {
  useLayoutEffect(resume, [resume])
  return <Providers>{children}</Providers>
}

/** Whether the language's library is older than the application's use of it. */
function isOldBrowser(): boolean {
  return !('groupBy' in Map && 'toSorted' in Array.prototype)
}

void start()
