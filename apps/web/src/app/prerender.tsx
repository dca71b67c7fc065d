import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { YEAR_TO_COME } from '../features/grade/form-store.ts'
import { Screen } from '../screens/pages/index/index.tsx'
import { queryClient } from '../shared/lib/query-client.ts'
import { Skeleton } from '../shared/ui/skeleton.tsx'
import { Providers } from './providers.tsx'
import { Shell } from './shell.tsx'
import styles from './shell.module.css'

/**
 * What the page shows before its script runs: home as it is for everybody, and the waiting shape of any other
 * screen; the style sheet shows one of them, by the route the server wrote on the page.
 */
export function renderFirstScreen(): string {
  const router = createMemoryRouter(
    [{ element: <Shell />, children: [{ path: '/', element: <Screen /> }] }],
    {
      basename: '/m',
      initialEntries: ['/m/'],
    },
  )
  const home = renderToString(
    <Providers>
      <RouterProvider router={router} />
    </Providers>,
  )
  const wait = renderToString(
    <div className={styles.wait}>
      <Skeleton cards={3} />
    </div>,
  )
  queryClient.clear()
  const marked = home.replaceAll(String(YEAR_TO_COME), '%YEAR%')
  return `<div id="first-home">${marked}</div><div id="first-wait">${wait}</div>`
}
