import type { AreaRoutes } from '../../shared/router/route.ts'

export const routes: AreaRoutes<'account'> = {
  account: {
    title: '我的',
    needsSignIn: true,
    showsData: true,
    screen: () => import('./screens/account.tsx'),
  },
  set: { title: '设置', needsSignIn: true, screen: () => import('./screens/set.tsx') },
  setAccount: { title: '账号与安全', needsSignIn: true, screen: () => import('./screens/set-account.tsx') },
  setPassword: { title: '登录密码', needsSignIn: true, screen: () => import('./screens/set-password.tsx') },
  setUserInfo: { title: '个人资料', needsSignIn: true, screen: () => import('./screens/set-user-info.tsx') },
  myLike: { title: '我的收藏', needsSignIn: true, screen: () => import('./screens/my-like.tsx') },
  agreement: { title: '用户协议', screen: () => import('./screens/agreement.tsx') },
  shareAccount: { title: '邀请好友', screen: () => import('./screens/share-account.tsx') },
  autologin: { title: '登录', screen: () => import('./screens/autologin.tsx') },
  wxAccess: { title: '微信登录', worksUnbound: true, screen: () => import('./screens/wx-access.tsx') },
}
