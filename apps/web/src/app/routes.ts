import type { ComponentType } from 'react'
import { PATHS } from '../shared/lib/paths.ts'

/** A screen's module: each exports its component as Screen. */
interface ScreenModule {
  readonly Screen: ComponentType
}

/** One address of the application. */
export interface RouteRow {
  readonly name: string
  readonly path: string
  readonly alias?: string
  /** Title of the navigation bar and of the document; '' on home, which has its own bar. */
  readonly title: string
  readonly needsLogin: boolean
  /** The page belongs to this tab of the tab bar and has no way back. */
  readonly tab?: 'home' | 'volunteer' | 'account'
  readonly screen: () => Promise<ScreenModule>
}

/** Every address that exists: name → path → screen. */
export const ROUTES: readonly RouteRow[] = [
  {
    name: 'index',
    path: PATHS.index,
    alias: '/',
    title: '',
    needsLogin: false,
    tab: 'home',
    screen: () => import('../screens/pages/index/index.tsx'),
  },
  {
    name: 'volunteer',
    path: PATHS.volunteer,
    title: '志愿填报',
    needsLogin: false,
    tab: 'volunteer',
    screen: () => import('../screens/pages/volunteer/index.tsx'),
  },
  {
    name: 'volunteerList',
    path: PATHS.volunteerList,
    title: '志愿表',
    needsLogin: false,
    screen: () => import('../screens/pages/volunteer/volunteer-list.tsx'),
  },
  {
    name: 'account',
    path: PATHS.account,
    title: '我的',
    needsLogin: true,
    tab: 'account',
    screen: () => import('../screens/pages/account/account.tsx'),
  },
  {
    name: 'myVolunteer',
    path: PATHS.myVolunteer,
    title: '我的志愿表',
    needsLogin: false,
    screen: () => import('../screens/pages/account/my-volunteer.tsx'),
  },
  {
    name: 'agreement',
    path: PATHS.agreement,
    title: '用户协议',
    needsLogin: false,
    screen: () => import('../screens/pages/account/agreement.tsx'),
  },
  {
    name: '404',
    path: PATHS.notFound,
    title: '页面不存在',
    needsLogin: false,
    screen: () => import('../screens/pages/error/not-found.tsx'),
  },
]

/** The row of a path below the base; undefined for an unknown one. */
export function routeOf(path: string): RouteRow | undefined {
  return ROUTES.find((row) => row.path === path || row.alias === path)
}
