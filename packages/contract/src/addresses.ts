/** The web application lies below this path of every host. */
export const BASE = '/m'

/** Every page's address below the base: area of the product → name → path. One line a page. */
export const ADDRESSES = {
  admission: {
    volunteer: '/pages/volunteer/index',
    volunteerList: '/pages/volunteer/volunteerList',
    aiReport: '/pages/volunteer/aiReport',
    appraise: '/pages/volunteer/appraise',
    myVolunteer: '/pages/account/myVolunteer',
    data: '/pages/center/data',
  },
  account: {
    account: '/pages/account/account',
    set: '/pages/account/set',
    setAccount: '/pages/account/setAccount',
    setPassword: '/pages/account/setPassword',
    setUserInfo: '/pages/account/setUserInfo',
    myLike: '/pages/account/myLike',
    agreement: '/pages/account/agreement',
    shareAccount: '/pages/account/shareAccount',
    autologin: '/pages/login/autologin',
    wxAccess: '/pages/login/wxAccess',
  },
  content: {
    index: '/pages/index/index',
    aboutUs: '/pages/index/aboutUs',
    cooperation: '/pages/index/cooperation',
    notFound: '/pages/error/404',
  },
} as const

/** An area of the product that has pages. */
export type Area = keyof typeof ADDRESSES
/** Names of the pages of an area. */
export type PageName<A extends Area = Area> = { [K in A]: keyof (typeof ADDRESSES)[K] }[A]

/** Other addresses of pages. */
export const ALIASES = { '/': 'index', '/pages/index/aus': 'aboutUs' } as const

/** The addresses below the base that pages lead to, by their names. */
export const PATHS = { ...ADDRESSES.admission, ...ADDRESSES.account, ...ADDRESSES.content }

/** A page's address from the root of a host. */
export function pageUrl(name: PageName): string {
  return BASE + PATHS[name]
}

/** Which page an address is, and of which area. */
export interface PageOf {
  readonly area: Area
  readonly name: PageName
}

const PAGE_OF: ReadonlyMap<string, PageOf> = new Map(
  Object.entries(ADDRESSES).flatMap(([area, pages]) =>
    Object.entries(pages).map(([name, path]) => [path, { area, name } as PageOf] as const),
  ),
)

/** The page of an address below the base, to the letter; undefined without one. */
export function pageOf(path: string): PageOf | undefined {
  const name = Object.hasOwn(ALIASES, path) ? ALIASES[path as keyof typeof ALIASES] : undefined
  return PAGE_OF.get(name === undefined ? path : PATHS[name])
}

/** The part of an address up to its last slash, that slash included. */
export function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1)
}
