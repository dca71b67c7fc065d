import { describe, expect, test, vi } from 'vitest'
import { ChunkLoadError } from '../shared/lib/load-chunk.ts'
import { forgetScreen, loadScreen, patienceWith } from './load-screen.ts'
import type { RouteRow } from './routes.ts'

const Screen = (): null => null

function row(name: string, screen: RouteRow['screen']): RouteRow {
  return { name, path: `/${name}`, title: name, needsLogin: false, showsData: false, screen }
}

describe('loading a screen', () => {
  test('it is loaded once and its outcome can be read without waiting', async () => {
    let loads = 0
    const one = row('once', async () => {
      loads++
      return { Screen }
    })
    expect(await loadScreen(one)).toBe(Screen)
    const again = loadScreen(one) as Promise<unknown> & { status?: string; value?: unknown }
    expect([again.status, again.value, loads]).toEqual(['fulfilled', Screen, 1])
  })

  test('a chunk that does not come is told as such, and comes after forgetting it', async () => {
    let broken = true
    const flaky = row('flaky', async () => {
      if (broken) throw new TypeError('Failed to fetch dynamically imported module')
      return { Screen }
    })
    await expect(loadScreen(flaky)).rejects.toBeInstanceOf(ChunkLoadError)
    broken = false
    await expect(loadScreen(flaky)).rejects.toThrow('页面资源加载失败，请检查网络后重试')
    forgetScreen(flaky)
    expect(await loadScreen(flaky)).toBe(Screen)
  })

  test('after 60 s the person is offered to try again, and what comes later still counts', async () => {
    vi.useFakeTimers()
    let come: (module: { readonly Screen: typeof Screen }) => void = () => {}
    const slow = row('slow', () => new Promise((resolve) => (come = resolve)))
    const load = loadScreen(slow)
    expect(patienceWith(slow)).toBe(60_000)
    await vi.advanceTimersByTimeAsync(59_000)
    expect(patienceWith(slow)).toBe(1_000)
    await vi.advanceTimersByTimeAsync(2_000)
    expect(patienceWith(slow)).toBe(0)
    come({ Screen })
    expect(await load).toBe(Screen)
    vi.useRealTimers()
  })
})
