import { renderToString } from 'react-dom/server'
import { pageOf } from '@wenjin/contract'
import { YEAR_TO_COME } from '../shared/lib/boot.ts'
import { queryClient } from '../shared/lib/query-client.ts'
import { Skeleton } from '../shared/ui/skeleton.tsx'
import { loadScreen } from './pages.ts'
import { Providers } from './providers.tsx'
import { Shell } from './shell.tsx'

/**
 * What the page shows before its script runs: home as it is for everybody, and the waiting shape of any other
 * screen; the style sheet shows one of them, by the route the server wrote on the page.
 */
export async function renderFirstScreen(): Promise<string> {
  const home = pageOf('/')
  if (home !== undefined) await loadScreen(home)
  const page = renderToString(
    <Providers>
      <Shell />
    </Providers>,
  )
  const wait = renderToString(
    <div className="inset">
      <Skeleton cards={3} />
    </div>,
  )
  queryClient.clear()
  const marked = page.replaceAll(String(YEAR_TO_COME), '%YEAR%')
  return `<div id="first-home">${marked}</div><div id="first-wait">${wait}</div>`
}
