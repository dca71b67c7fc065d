import type { AreaRoutes } from '../../shared/router/route.ts'

export const routes: AreaRoutes<'admission'> = {
  volunteer: {
    title: '志愿填报',
    showsData: true,
    next: 'volunteerList',
    screen: () => import('./screens/volunteer.tsx'),
  },
  volunteerList: {
    title: '志愿表',
    showsData: true,
    next: 'volunteer',
    screen: () => import('./screens/volunteer-list.tsx'),
  },
  aiReport: { title: '智能生成方案', showsData: true, screen: () => import('./screens/ai-report.tsx') },
  appraise: { title: '风险检查', showsData: true, screen: () => import('./screens/appraise.tsx') },
  myVolunteer: { title: '我的志愿表', showsData: true, screen: () => import('./screens/my-volunteer.tsx') },
  data: { title: '数据与准确度', screen: () => import('./screens/data.tsx') },
}
