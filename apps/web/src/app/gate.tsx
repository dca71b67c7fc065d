import { MESSAGES } from '@wenjin/contract'
import { useEffect } from 'react'
import { Navigate, useLocation } from 'react-router'
import { useSession, useUserInfo } from '../features/session/store.ts'
import { useBoot } from '../shared/lib/boot.ts'
import { PATHS } from '../shared/lib/paths.ts'
import { openSignIn, queuePopup } from '../shared/lib/popups.ts'
import { Button } from '../shared/ui/button.tsx'
import { EmptyState } from '../shared/ui/states.tsx'
import { guard } from './guard.ts'
import type { Verdict, Visitor } from './guard.ts'
import type { RouteRow } from './routes.ts'
import { scoreProvinceOf } from './score-province.ts'
import { ScreenFrame } from './screen-frame.tsx'

const ASK = '登录后查看'
const LOCKED = `请刷新页面，重新获取省份数据权限\n刷新后仍看到本提示，说明${MESSAGES.provinceLocked}`

/** The page shown last and its whole address: its rules decide where a refused one leads. */
let last: { readonly row: RouteRow; readonly address: string } | undefined

/** Lets a person into a screen, or sends them where the guard says. */
export function Gate({ row }: { readonly row: RouteRow }) {
  const { pathname, search, hash } = useLocation()
  const address = `${pathname}${search}${hash}`
  const verdict = guard(row, last?.row === row ? undefined : last?.row, useVisitor())
  const popup = 'popup' in verdict ? verdict.popup : undefined
  useEffect(() => {
    if (verdict.to === 'proceed' || verdict.to === 'signIn') last = { row, address }
  }, [row, address, verdict.to])
  useEffect(() => {
    if (popup === 'signIn') openSignIn(ASK)
    if (popup === 'banned') queuePopup({ kind: 'banned' })
    if (popup === 'locked') queuePopup({ kind: 'error', message: LOCKED })
  }, [popup])
  // what the router takes for the same address (a slash at the end) becomes the one that everything else compares with
  if (pathname !== row.path && pathname !== row.alias)
    return <Navigate to={`${row.path}${search}${hash}`} replace />
  if (verdict.to === 'home' || verdict.to === 'back') return <Navigate to={wayOut(verdict)} replace />
  return verdict.to === 'signIn' ? <SignInWall /> : <ScreenFrame key={row.name} row={row} />
}

function wayOut(verdict: Verdict): string {
  return verdict.to === 'back' && last !== undefined ? last.address : PATHS.index
}

function useVisitor(): Visitor {
  const signedIn = useSession(({ customerId }) => customerId !== null)
  const info = useUserInfo()
  const provinces = useBoot((state) => state.provinces)
  const scoreProvince = info === undefined ? undefined : scoreProvinceOf(info)
  return {
    signedIn,
    banned: info?.customerDto.banStatus === 0,
    provinceLocked: provinces.some(({ provId, canUse }) => provId === scoreProvince && canUse === 0),
  }
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
