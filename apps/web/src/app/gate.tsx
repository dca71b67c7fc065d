import { MESSAGES, PATHS } from '@wenjin/contract'
import type { PageName, PageOf } from '@wenjin/contract'
import { createElement, use, useEffect, useState } from 'react'
import { useVisitor } from '../domain/session/use-visitor.ts'
import { openSignIn, queuePopup } from '../shared/lib/popups.ts'
import { addressOf } from '../shared/router/history.ts'
import { Navigate, useLocation } from '../shared/router/router.tsx'
import type { Route } from '../shared/router/route.ts'
import { Button } from '../shared/ui/button.tsx'
import { EmptyState } from '../shared/ui/states.tsx'
import { guard } from './guard.ts'
import type { GuardedRoute } from './guard.ts'
import { loadRoute, loadScreen, routeAt, screenAt } from './pages.ts'

const ASK = '登录后查看'
const LOCKED = `请刷新页面，重新获取省份数据权限\n刷新后仍看到本提示，说明${MESSAGES.provinceLocked}`

/** The page shown last and its whole address: its rules decide where a refused one leads. */
let last: { readonly name: PageName; readonly address: string; readonly route: GuardedRoute } | undefined

interface PageProps {
  readonly page: PageOf
}

/** Lets a person into a page, or sends them where the guard says. */
export function Gate({ page }: PageProps) {
  // Looked up once: what waits for the row stays what is drawn, so that the screen in it keeps its state.
  const [route] = useState(() => routeAt(page))
  return route === undefined ? <ComingGate page={page} /> : <Guarded page={page} route={route} />
}

function ComingGate({ page }: PageProps) {
  return <Guarded page={page} route={use(loadRoute(page))} />
}

function Guarded({ page, route: row }: PageProps & { readonly route: Route }) {
  const { name } = page
  const needsSignIn = row.needsSignIn === true
  const address = addressOf(useLocation())
  const route = { path: PATHS[name], needsSignIn }
  const verdict = guard(route, last?.name === name ? undefined : last?.route, useVisitor())
  const popup = 'popup' in verdict ? verdict.popup : undefined
  useEffect(() => {
    if (verdict.to === 'proceed' || verdict.to === 'signIn')
      last = { name, address, route: { path: PATHS[name], needsSignIn } }
  }, [name, address, needsSignIn, verdict.to])
  useEffect(() => {
    if (popup === 'signIn') openSignIn(ASK)
    if (popup === 'banned') queuePopup({ kind: 'banned' })
    if (popup === 'locked') queuePopup({ kind: 'error', message: LOCKED })
  }, [popup])
  if (verdict.to === 'home') return <Navigate to={PATHS.index} />
  if (verdict.to === 'back') return <Navigate to={last?.address ?? PATHS.index} />
  return verdict.to === 'signIn' ? <SignInWall /> : <Screen page={page} />
}

function Screen({ page }: PageProps) {
  const [screen] = useState(() => screenAt(page))
  return screen === undefined ? <ComingScreen page={page} /> : createElement(screen)
}

function ComingScreen({ page }: PageProps) {
  return createElement(use(loadScreen(page)))
}

function SignInWall() {
  return (
    <EmptyState title={ASK} text="登录后，志愿表保存到账号，换手机也能找回。">
      <Button look="main" onClick={() => openSignIn()}>
        登录
      </Button>
    </EmptyState>
  )
}
