import type { Area, PageName, PageOf } from '@wenjin/contract'
import type { ComponentType } from 'react'
import { create } from 'zustand'
import { loadChunk } from '../shared/lib/load-chunk.ts'
import type { AreaRoutes, Route } from '../shared/router/route.ts'

type Areas = { readonly [A in Area]: () => Promise<{ readonly routes: AreaRoutes<A> }> }
type Routes = Partial<Record<PageName, Route>>

/** Each area knows its own pages; the content's, home among them, come with the first screen. */
const AREAS: Areas = {
  content: () => import('../areas/content/routes.ts'),
  admission: () => import('../areas/admission/routes.ts'),
  account: () => import('../areas/account/routes.ts'),
}

/** How long a page may take before the person is offered to try again; what comes later still shows. */
const TIMEOUT_MS = 60_000

interface Load {
  readonly coming: Promise<unknown>
  /** Milliseconds of the device's clock at which it began. */
  readonly since: number
}

const loads = new Map<string, Load>()
const screens = new Map<PageName, ComponentType>()

/** The pages of the areas that have come. */
export const useRoutes = create<Routes>(() => ({}))

/** A page's row when it has come. */
export function routeAt({ name }: PageOf): Route | undefined {
  return useRoutes.getState()[name]
}

/** A page's row, loaded with its area's. Rejects with ChunkLoadError. */
export function loadRoute({ area, name }: PageOf): Promise<Route> {
  return once(name, async () => {
    const { routes }: { readonly routes: Routes } = await AREAS[area]()
    useRoutes.setState(routes)
    return routes[name] as Route
  })
}

/** A page's screen, loaded once until forgetPage. Rejects with ChunkLoadError. */
export function loadScreen(page: PageOf): Promise<ComponentType> {
  return once(screenOf(page), async () => {
    const { Screen } = await (await loadRoute(page)).screen()
    screens.set(page.name, Screen)
    return Screen
  })
}

/** A page's screen when it has come. */
export function screenAt({ name }: PageOf): ComponentType | undefined {
  return screens.get(name)
}

/** Loads the rows of every area, so that the next page needs one answer less. */
export async function loadAreas(): Promise<void> {
  const modules = await Promise.all(Object.values(AREAS).map((load) => load()))
  for (const { routes } of modules) useRoutes.setState(routes)
}

/** Forgets a failed load, so that the next one starts again. */
export function forgetPage(page: PageOf): void {
  loads.delete(page.name)
  loads.delete(screenOf(page))
}

/** Milliseconds a page's load may still take before the person is offered to try again. */
export function timeLeft(page: PageOf): number {
  const { since } = loads.get(screenOf(page)) ?? loads.get(page.name) ?? { since: Date.now() }
  return Math.max(0, since + TIMEOUT_MS - Date.now())
}

function screenOf({ name }: PageOf): string {
  return `${name}/screen`
}

function once<T>(key: string, load: () => Promise<T>): Promise<T> {
  const known = loads.get(key)
  if (known !== undefined) return known.coming as Promise<T>
  const coming = loadChunk(load)
  loads.set(key, { coming, since: Date.now() })
  return coming
}
