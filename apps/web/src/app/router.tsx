import { createBrowserRouter, Navigate } from 'react-router'
import { PATHS } from '../shared/lib/paths.ts'
import { AppFailed } from './app-failed.tsx'
import { Gate } from './gate.tsx'
import { ROUTES } from './routes.ts'
import { Shell } from './shell.tsx'

/** The browser's router over the table of routes; an unknown path leads to 404. */
export function createRouter() {
  const screens = ROUTES.flatMap((row) =>
    [row.path, row.alias].flatMap((path) =>
      path === undefined ? [] : [{ path, caseSensitive: true, element: <Gate key={row.name} row={row} /> }],
    ),
  )
  const unknown = { path: '*', element: <Navigate to={PATHS.notFound} replace /> }
  const shell = { element: <Shell />, errorElement: <AppFailed />, children: [...screens, unknown] }
  return createBrowserRouter([shell], {
    basename: import.meta.env.BASE_URL.replace(/\/$/, ''),
  })
}
