import { PATHS, pageOf } from '@wenjin/contract'
import type { PageName, PageOf } from '@wenjin/contract'
import { describe, expect, test, vi } from 'vitest'
import { ChunkLoadError } from '../shared/lib/load-chunk.ts'
import type { Route } from '../shared/router/route.ts'
import { forgetPage, loadAreas, loadRoute, loadScreen, timeLeft, routeAt, screenAt } from './pages.ts'

const Screen = (): null => null
const screens = vi.hoisted(() => new Map<string, () => Promise<{ readonly Screen: () => null }>>())

vi.mock('../areas/account/routes.ts', () => {
  const row = (name: string): Route => ({ title: name, screen: () => screens.get(name)?.() as never })
  return { routes: { set: row('set'), account: row('account'), myLike: row('myLike') } }
})

function page(name: PageName, screen: () => Promise<{ readonly Screen: typeof Screen }>): PageOf {
  screens.set(name, screen)
  return pageOf(PATHS[name]) as PageOf
}

describe('loading a page', () => {
  test('its row comes with its area, its screen once, and both can be read without waiting then', async () => {
    let loads = 0
    const set = page('set', async () => {
      loads++
      return { Screen }
    })
    expect([routeAt(set), screenAt(set)]).toEqual([undefined, undefined])
    expect((await loadRoute(set)).title).toBe('set')
    expect(routeAt(pageOf(PATHS.account) as PageOf)?.title).toBe('account')
    expect(await loadScreen(set)).toBe(Screen)
    expect(loadScreen(set)).toBe(loadScreen(set))
    expect([screenAt(set), loads]).toEqual([Screen, 1])
  })

  test('a chunk that does not come is told as such, and comes after forgetting it', async () => {
    let broken = true
    const flaky = page('account', async () => {
      if (broken) throw new TypeError('Failed to fetch dynamically imported module')
      return { Screen }
    })
    await expect(loadScreen(flaky)).rejects.toBeInstanceOf(ChunkLoadError)
    broken = false
    await expect(loadScreen(flaky)).rejects.toThrow('页面资源加载失败，请检查网络后重试')
    forgetPage(flaky)
    expect(await loadScreen(flaky)).toBe(Screen)
  })

  test('after 60 s the person is offered to try again, and what comes later still counts', async () => {
    vi.useFakeTimers()
    let come: (module: { readonly Screen: typeof Screen }) => void = () => {}
    const slow = page('myLike', () => new Promise((resolve) => (come = resolve)))
    const load = loadScreen(slow)
    expect(timeLeft(slow)).toBe(60_000)
    await vi.advanceTimersByTimeAsync(59_000)
    expect(timeLeft(slow)).toBe(1_000)
    await vi.advanceTimersByTimeAsync(2_000)
    expect(timeLeft(slow)).toBe(0)
    come({ Screen })
    expect(await load).toBe(Screen)
    vi.useRealTimers()
  })

  test('the rows of every other area come beforehand', async () => {
    await loadAreas()
    expect(routeAt(pageOf(PATHS.volunteer) as PageOf)).toMatchObject({ title: '志愿填报', showsData: true })
    expect(routeAt(pageOf('/') as PageOf)?.title).toBe('')
  })
})
