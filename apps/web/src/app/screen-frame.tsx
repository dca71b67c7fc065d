import type { PageOf } from '@wenjin/contract'
import { Suspense, useEffect, useLayoutEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { ChunkLoadError } from '../shared/lib/load-chunk.ts'
import { useLocation } from '../shared/router/router.tsx'
import { Skeleton } from '../shared/ui/skeleton.tsx'
import { FailedState } from '../shared/ui/states.tsx'
import { Boundary } from './boundary.tsx'
import { forgetPage, timeLeft } from './pages.ts'

export const BROKEN = new Error('页面出现异常，已填内容没有丢失')
const LATE = new Error('等待时间过长，请检查网络后重试')

interface FrameProps {
  readonly page: PageOf
  readonly children: ReactNode
}

/** The place of a page: its waiting shape until it comes, what to do when it does not. */
export function ScreenFrame({ page, children }: FrameProps) {
  const [attempt, setAttempt] = useState(0)
  const reload = (): void => {
    forgetPage(page)
    // Browsers may remember a failed module for as long as the document lives: online, reload the page.
    if (navigator.onLine) location.reload()
    else setAttempt(attempt + 1)
  }
  const failed = (error: Error, again: () => void): ReactNode => {
    const missing = error instanceof ChunkLoadError
    return <FailedState what="页面" error={missing ? error : BROKEN} onRetry={missing ? reload : again} />
  }
  return (
    <Boundary key={attempt} failed={failed}>
      <Suspense fallback={<Waiting page={page} onReload={reload} />}>
        {children}
        <Landed />
      </Suspense>
    </Boundary>
  )
}

/** Scrolls to where the page begins, or was left, once it stands. */
function Landed() {
  const place = useLocation()
  useLayoutEffect(() => {
    if (place.top !== undefined) window.scrollTo(0, place.top)
  }, [place])
  return null
}

function Waiting({ page, onReload }: { readonly page: PageOf; readonly onReload: () => void }) {
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), timeLeft(page))
    return () => clearTimeout(timer)
  }, [page])
  if (late) return <FailedState what="页面" error={LATE} onRetry={onReload} />
  return (
    <div className="inset">
      <Skeleton cards={3} />
    </div>
  )
}
