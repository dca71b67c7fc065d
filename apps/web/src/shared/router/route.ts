import type { Area, PageName } from '@wenjin/contract'
import type { ComponentType } from 'react'

/** What the application must know of a page before its screen is there. */
export interface Route {
  /** Title of the navigation bar and of the document; '' on home, which has its own bar. */
  readonly title: string
  readonly needsSignIn?: true
  /** What it shows follows the candidate's province: the bar says so where that has demonstration data only. */
  readonly showsData?: true
  /** A customer may use it without a bound province and year. */
  readonly worksUnbound?: true
  /** The page that most people open next. */
  readonly next?: PageName
  readonly screen: () => Promise<{ readonly Screen: ComponentType }>
}

/** The pages of an area: each address of the contract's table has its row. */
export type AreaRoutes<A extends Area> = Readonly<Record<PageName<A>, Route>>
