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
  /** What it shows follows the candidate's province: the bar says so where that has demonstration data only. */
  readonly showsData: boolean
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
    showsData: true,
    tab: 'home',
    screen: () => import('../screens/pages/index/index.tsx'),
  },
  {
    name: 'volunteer',
    path: PATHS.volunteer,
    title: '志愿填报',
    needsLogin: false,
    showsData: true,
    tab: 'volunteer',
    screen: () => import('../screens/pages/volunteer/index.tsx'),
  },
  {
    name: 'volunteerList',
    path: PATHS.volunteerList,
    title: '志愿表',
    needsLogin: false,
    showsData: true,
    screen: () => import('../screens/pages/volunteer/volunteer-list.tsx'),
  },
  {
    name: 'aiReport',
    path: PATHS.aiReport,
    title: '智能生成方案',
    needsLogin: false,
    showsData: true,
    screen: () => import('../screens/pages/volunteer/ai-report.tsx'),
  },
  {
    name: 'appraise',
    path: PATHS.appraise,
    title: '风险检查',
    needsLogin: false,
    showsData: true,
    screen: () => import('../screens/pages/volunteer/appraise.tsx'),
  },
  {
    name: 'account',
    path: PATHS.account,
    title: '我的',
    needsLogin: true,
    showsData: true,
    tab: 'account',
    screen: () => import('../screens/pages/account/account.tsx'),
  },
  {
    name: 'myVolunteer',
    path: PATHS.myVolunteer,
    title: '我的志愿表',
    needsLogin: false,
    showsData: true,
    screen: () => import('../screens/pages/account/my-volunteer.tsx'),
  },
  {
    name: 'agreement',
    path: PATHS.agreement,
    title: '用户协议',
    needsLogin: false,
    showsData: false,
    screen: () => import('../screens/pages/account/agreement.tsx'),
  },
  {
    name: 'set',
    path: PATHS.set,
    title: '设置',
    needsLogin: true,
    showsData: false,
    screen: () => import('../screens/pages/account/set.tsx'),
  },
  {
    name: 'setAccount',
    path: PATHS.setAccount,
    title: '账号与安全',
    needsLogin: true,
    showsData: false,
    screen: () => import('../screens/pages/account/set-account.tsx'),
  },
  {
    name: 'setPassword',
    path: PATHS.setPassword,
    title: '登录密码',
    needsLogin: true,
    showsData: false,
    screen: () => import('../screens/pages/account/set-password.tsx'),
  },
  {
    name: 'setUserInfo',
    path: PATHS.setUserInfo,
    title: '个人资料',
    needsLogin: true,
    showsData: false,
    screen: () => import('../screens/pages/account/set-user-info.tsx'),
  },
  {
    name: 'myLike',
    path: PATHS.myLike,
    title: '我的收藏',
    needsLogin: true,
    showsData: false,
    screen: () => import('../screens/pages/account/my-like.tsx'),
  },
  {
    name: 'shareAccount',
    path: PATHS.shareAccount,
    title: '邀请好友',
    needsLogin: false,
    showsData: false,
    screen: () => import('../screens/pages/account/share-account.tsx'),
  },
  {
    name: 'aboutUs',
    path: PATHS.aboutUs,
    title: '关于我们',
    needsLogin: false,
    showsData: false,
    screen: () => import('../screens/pages/index/about-us.tsx'),
  },
  {
    name: 'aus',
    path: PATHS.aus,
    title: '关于我们',
    needsLogin: false,
    showsData: false,
    screen: () => import('../screens/pages/index/about-us.tsx'),
  },
  {
    name: 'cooperation',
    path: PATHS.cooperation,
    title: '商务合作',
    needsLogin: false,
    showsData: false,
    screen: () => import('../screens/pages/index/cooperation.tsx'),
  },
  {
    name: 'data',
    path: PATHS.data,
    title: '数据与准确度',
    needsLogin: false,
    showsData: false,
    screen: () => import('../screens/pages/center/data.tsx'),
  },
  {
    name: 'autologin',
    path: PATHS.autologin,
    title: '登录',
    needsLogin: false,
    showsData: false,
    screen: () => import('../screens/pages/login/autologin.tsx'),
  },
  {
    name: 'wxAccess',
    path: PATHS.wxAccess,
    title: '微信登录',
    needsLogin: false,
    showsData: false,
    screen: () => import('../screens/pages/login/wx-access.tsx'),
  },
  {
    name: '404',
    path: PATHS.notFound,
    title: '页面不存在',
    needsLogin: false,
    showsData: false,
    screen: () => import('../screens/pages/error/not-found.tsx'),
  },
]

/** The row of a path below the base; undefined for an unknown one. */
export function routeOf(path: string): RouteRow | undefined {
  return ROUTES.find((row) => row.path === path || row.alias === path)
}
