import { PATHS, pageOf } from '@wenjin/contract'
import type { PageName } from '@wenjin/contract'
import { useEffect } from 'react'
import { forgetPage, loadAreas, loadScreen } from './pages.ts'

/** What is on the screen comes first. */
const LATER_MS = 1000

/** Fetches what comes next, so that it opens at once and without network, too: every area's rows, the next page's code. */
export function useNextScreen(next: PageName | undefined): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      loadAreas().catch(() => {})
      const page = next === undefined ? undefined : pageOf(PATHS[next])
      if (page !== undefined) loadScreen(page).catch(() => forgetPage(page))
    }, LATER_MS)
    return () => clearTimeout(timer)
  }, [next])
}
