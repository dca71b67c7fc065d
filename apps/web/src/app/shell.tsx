import { useEffect } from 'react'
import { Outlet, ScrollRestoration, useLocation, useNavigate } from 'react-router'
import { useBoot } from '../shared/lib/boot.ts'
import { PATHS } from '../shared/lib/paths.ts'
import { postRoute } from '../shared/lib/container.ts'
import { ConfirmHost } from '../shared/ui/confirm-host.tsx'
import { NavBar } from '../shared/ui/nav-bar.tsx'
import { ToastHost } from '../shared/ui/toast-host.tsx'
import { KeepDraft } from './keep-draft.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import { Popups } from './popups.tsx'
import { routeOf } from './routes.ts'
import type { RouteRow } from './routes.ts'
import { useSessionKeeper } from './session-keeper.ts'
import { TabBar } from './tab-bar.tsx'
import { usePopupBack } from './use-popup-back.ts'
import styles from './shell.module.css'

/** What stands around every screen: bar above, tabs below, notices, popups. */
export function Shell() {
  const { pathname } = useLocation()
  const row = routeOf(pathname)
  const goBack = useGoBack()
  usePopupBack()
  useSessionKeeper()
  useDocumentTitle(row)
  useEffect(() => postRoute(pathname), [pathname])
  return (
    <div className={styles.page}>
      {row !== undefined && row.title !== '' && (
        <NavBar title={row.title} {...(row.tab === undefined ? { onBack: goBack } : {})} />
      )}
      <OfflineNotice />
      <main className={styles.main}>
        <Outlet />
      </main>
      {row?.tab !== undefined && <TabBar tab={row.tab} />}
      <Popups />
      <KeepDraft />
      <ConfirmHost />
      <ToastHost />
      <ScrollRestoration />
    </div>
  )
}

/** Back to where the person came from; home when there is nowhere in this application. */
function useGoBack(): () => void {
  const navigate = useNavigate()
  return () => {
    const { idx } = (window.history.state ?? {}) as { idx?: number }
    if (idx !== undefined && idx > 0) navigate(-1)
    else navigate(PATHS.index, { replace: true })
  }
}

function useDocumentTitle(row: RouteRow | undefined): void {
  const brand = useBoot(({ tenantInfo }) => tenantInfo?.brandName ?? '')
  const title = row?.title ?? ''
  useEffect(() => {
    if (brand !== '' || title !== '') document.title = [title, brand].filter(Boolean).join(' · ')
  }, [brand, title])
}
