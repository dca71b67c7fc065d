import { PATHS, pageOf } from '@wenjin/contract'
import { useEffect } from 'react'
import { useDemo } from '../domain/tenant/use-demo.ts'
import { useBoot } from '../shared/lib/boot.ts'
import { goBack } from '../shared/router/history.ts'
import type { Place } from '../shared/router/history.ts'
import { Navigate, useLocation } from '../shared/router/router.tsx'
import { ConfirmHost } from '../shared/ui/confirm-host.tsx'
import { NavBar } from '../shared/ui/nav-bar.tsx'
import { ToastHost } from '../shared/ui/toast-host.tsx'
import { Gate } from './gate.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import { useRoutes } from './pages.ts'
import { Popups } from './popup-layer.tsx'
import { ScreenFrame } from './screen-frame.tsx'
import { isTab, TabBar } from './tab-bar.tsx'
import { useNextScreen } from './use-next-screen.ts'
import { useRouteChange } from './use-route-change.ts'
import { useEscape } from './use-escape.ts'
import styles from './shell.module.css'

/** What stands around every screen: bar above, tabs below, notices, popups. */
export function Shell() {
  const place = useLocation()
  const page = pageOf(place.pathname)
  const route = useRoutes((routes) => (page === undefined ? undefined : routes[page.name]))
  const title = route?.title ?? ''
  const inTab = isTab(page?.name)
  const demo = useDemo()
  useEscape()
  useNextScreen(route?.next)
  useDocumentTitle(title)
  useRouteChange(place.pathname)
  return (
    <div className={styles.page}>
      {page?.name !== 'index' && (
        <NavBar
          title={title}
          demo={demo && route?.showsData === true}
          {...(inTab ? {} : { onBack: () => goBack(PATHS.index) })}
        />
      )}
      <OfflineNotice />
      <main className={styles.main}>
        {page === undefined ? (
          <Navigate to={knownAddress(place)} />
        ) : (
          <ScreenFrame key={page.name} page={page}>
            <Gate page={page} />
          </ScreenFrame>
        )}
      </main>
      {page !== undefined && inTab && <TabBar name={page.name} />}
      <Popups asksBinding={route !== undefined && route.worksUnbound !== true} />
      <ConfirmHost />
      <ToastHost />
    </div>
  )
}

/** Where an address that is no page's leads: with a slash too many at its end to that page, else to 404. */
function knownAddress({ pathname, search, hash }: Place): string {
  const path = pathname.replace(/\/+$/, '')
  return pageOf(path) === undefined ? PATHS.notFound : `${path}${search}${hash}`
}

function useDocumentTitle(title: string): void {
  const brand = useBoot(({ tenantInfo }) => tenantInfo?.brandName ?? '')
  useEffect(() => {
    if (brand !== '' || title !== '') document.title = [title, brand].filter(Boolean).join(' · ')
  }, [brand, title])
}
