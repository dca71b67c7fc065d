import { createElement, Suspense, use, useEffect, useState } from 'react'
import { Skeleton } from '../shared/ui/skeleton.tsx'
import { FailedState } from '../shared/ui/states.tsx'
import { forgetScreen, loadScreen, patienceWith } from './load-screen.ts'
import type { RouteRow } from './routes.ts'
import { ScreenBoundary } from './screen-boundary.tsx'
import styles from './shell.module.css'

/** The screen of a route: its waiting shape until it comes, what to do when it does not. */
export function ScreenFrame({ row }: { readonly row: RouteRow }) {
  const [attempt, setAttempt] = useState(0)
  const reload = (): void => {
    forgetScreen(row)
    // Browsers may remember a failed module for as long as the document lives: online, start the page afresh.
    if (navigator.onLine) location.reload()
    else setAttempt(attempt + 1)
  }
  return (
    <ScreenBoundary key={attempt} onReload={reload}>
      <Suspense fallback={<Waiting row={row} onReload={reload} />}>
        <Screen row={row} />
      </Suspense>
    </ScreenBoundary>
  )
}

function Screen({ row }: { readonly row: RouteRow }) {
  return createElement(use(loadScreen(row)))
}

function Waiting({ row, onReload }: { readonly row: RouteRow; readonly onReload: () => void }) {
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patienceWith(row))
    return () => clearTimeout(timer)
  }, [row])
  if (late)
    return <FailedState what="页面" error={new Error('等待时间过长，请检查网络后重试')} onRetry={onReload} />
  return (
    <div className={styles.wait}>
      <Skeleton cards={3} />
    </div>
  )
}
