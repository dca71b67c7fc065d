import { describe, expect, test } from 'vitest'
import { ROUTES, routeOf } from './routes.ts'

describe('table of routes', () => {
  test('names and addresses are there once', () => {
    const addresses = ROUTES.flatMap(({ path, alias }) => (alias === undefined ? [path] : [path, alias]))
    expect(new Set(addresses).size).toBe(addresses.length)
    expect(new Set(ROUTES.map(({ name }) => name)).size).toBe(ROUTES.length)
  })

  test('/ is another name of home, an unknown address is none', () => {
    expect(routeOf('/')?.name).toBe('index')
    expect(routeOf('/pages/index/index')?.name).toBe('index')
    expect(routeOf('/pages/nowhere')).toBeUndefined()
  })

  test('asks for a sign-in exactly where the product does', () => {
    const guarded = ROUTES.filter(({ needsLogin }) => needsLogin).map(({ path }) => path)
    const account = 'account order myRight myLike set setAccount setPassword setUserInfo myCards'
    const product = new Set([
      ...account.split(' ').map((name) => `/pages/account/${name}`),
      '/pages/knowledgeTest/test',
      '/pages/knowledgeTest/result',
      '/pages/ghsConsole/index',
      '/pages/xgk2/result',
      '/pages/calendar/events',
      '/pages/calendar/editor',
    ])
    expect(guarded).toEqual(ROUTES.map(({ path }) => path).filter((path) => product.has(path)))
  })
})
