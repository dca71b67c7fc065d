import { useEffect } from 'react'
import { Outlet, ScrollRestoration, useLocation } from 'react-router'
import { useDemo } from '../features/grade/use-demo.ts'
import { useBoot } from '../shared/lib/boot.ts'
import { useGoBack } from '../shared/lib/use-go-back.ts'
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
import { useNextScreen } from './use-next-screen.ts'
import { useRouteChange } from './use-route-change.ts'
import { usePopupBack } from './use-popup-back.ts'
import styles from './shell.module.css'

/** What stands around every screen: bar above, tabs below, notices, popups. */
export function Shell() {
  const { pathname } = useLocation()
  const row = routeOf(pathname)
  const goBack = useGoBack()
  const demo = useDemo()
  usePopupBack()
  useNextScreen(pathname)
  useSessionKeeper()
  useDocumentTitle(row)
  useRouteChange(pathname)
  return (
    <div className={styles.page}>
      {row !== undefined && row.title !== '' && (
        <NavBar
          title={row.title}
          demo={demo && row.showsData}
          {...(row.tab === undefined ? { onBack: goBack } : {})}
        />
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

function useDocumentTitle(row: RouteRow | undefined): void {
  const brand = useBoot(({ tenantInfo }) => tenantInfo?.brandName ?? '')
  const title = row?.title ?? ''
  useEffect(() => {
    if (brand !== '' || title !== '') document.title = [title, brand].filter(Boolean).join(' · ')
  }, [brand, title])
}
