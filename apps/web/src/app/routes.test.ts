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

  test('of the account pages only the account itself needs a login', () => {
    const guarded = ROUTES.filter(({ needsLogin }) => needsLogin).map(({ name }) => name)
    expect(guarded).toEqual(['account'])
  })
})
