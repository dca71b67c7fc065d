/** Addresses below the base that screens lead to, by the name of their route. */
export const PATHS = {
  index: '/pages/index/index',
  volunteer: '/pages/volunteer/index',
  volunteerList: '/pages/volunteer/volunteerList',
  account: '/pages/account/account',
  myVolunteer: '/pages/account/myVolunteer',
  agreement: '/pages/account/agreement',
  notFound: '/pages/error/404',
} as const
