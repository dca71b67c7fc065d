import { useEffect } from 'react'
import { PATHS } from '../shared/lib/paths.ts'
import { forgetScreen, loadScreen } from './load-screen.ts'
import { routeOf } from './routes.ts'

/** What is on the screen comes first. */
const LATER_MS = 1000

/** The pages a person goes to and fro between while filling a list, with or without network. */
const NEXT: Readonly<Record<string, string>> = {
  [PATHS.volunteer]: PATHS.volunteerList,
  [PATHS.volunteerList]: PATHS.volunteer,
}

/** Fetches the code of the page that comes next, so that it opens at once and without network, too. */
export function useNextScreen(pathname: string): void {
  useEffect(() => {
    const row = routeOf(NEXT[pathname] ?? '')
    if (row === undefined) return
    const timer = setTimeout(() => {
      loadScreen(row).catch(() => forgetScreen(row))
    }, LATER_MS)
    return () => clearTimeout(timer)
  }, [pathname])
}
