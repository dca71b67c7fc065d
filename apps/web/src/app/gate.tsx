import { createElement, Suspense, use, useEffect } from 'react'
import { Navigate } from 'react-router'
import { useSession, useUserInfo } from '../features/session/store.ts'
import { PATHS } from '../shared/lib/paths.ts'
import { openSignIn, queuePopup } from '../shared/lib/popups.ts'
import { useBoot } from '../shared/lib/boot.ts'
import { Button } from '../shared/ui/button.tsx'
import { Skeleton } from '../shared/ui/skeleton.tsx'
import { EmptyState } from '../shared/ui/states.tsx'
import { guard } from './guard.ts'
import type { Verdict, Visitor } from './guard.ts'
import { loadScreen } from './load-screen.ts'
import type { RouteRow } from './routes.ts'
import { ScreenBoundary } from './screen-boundary.tsx'
import styles from './shell.module.css'

const LOCKED = '尚未开通该省份权限，请联系客服'

/** The route shown last, whose rules decide where a refused one leads. */
let last: RouteRow | undefined

/** Lets a person into a screen, or sends them where the guard says. */
export function Gate({ row }: { readonly row: RouteRow }) {
  const verdict = guard(row, last === row ? undefined : last, useVisitor())
  const popup = 'popup' in verdict ? verdict.popup : undefined
  useEffect(() => {
    if (verdict.to === 'proceed') last = row
    if (verdict.to === 'signIn') openSignIn('登录后查看')
    if (popup === 'banned') queuePopup({ kind: 'banned' })
    if (popup === 'locked') queuePopup({ kind: 'error', message: LOCKED })
  }, [row, verdict.to, popup])
  if (verdict.to === 'home' || verdict.to === 'back') return <Navigate to={wayOut(verdict)} replace />
  if (verdict.to === 'signIn') return <SignInWall />
  return (
    <ScreenBoundary key={row.name} row={row}>
      <Suspense
        fallback={
          <div className={styles.wait}>
            <Skeleton cards={3} />
          </div>
        }
      >
        <Screen row={row} />
      </Suspense>
    </ScreenBoundary>
  )
}

function Screen({ row }: { readonly row: RouteRow }) {
  return createElement(use(loadScreen(row)))
}

function wayOut(verdict: Verdict): string {
  return verdict.to === 'back' && last !== undefined ? last.path : PATHS.index
}

function useVisitor(): Visitor {
  const signedIn = useSession(({ customerId }) => customerId !== null)
  const info = useUserInfo()
  const provinces = useBoot((state) => state.provinces)
  const bound = info?.customerSchoolRollDto?.provinceId
  return {
    signedIn,
    banned: info?.customerDto.banStatus === 0,
    provinceLocked: provinces.some(({ provId, canUse }) => provId === bound && canUse === 0),
  }
}

function SignInWall() {
  return (
    <EmptyState title="登录后查看" text="登录后，志愿表保存到账号，换手机也能找回。">
      <Button look="main" onClick={() => openSignIn()}>
        登录
      </Button>
    </EmptyState>
  )
}
