import type { AreaRoutes } from '../../shared/router/route.ts'

export const routes: AreaRoutes<'content'> = {
  index: { title: '', showsData: true, screen: () => import('./screens/index.tsx') },
  aboutUs: { title: '关于我们', screen: () => import('./screens/about-us.tsx') },
  cooperation: { title: '商务合作', screen: () => import('./screens/cooperation.tsx') },
  notFound: { title: '页面不存在', screen: () => import('./screens/not-found.tsx') },
}
