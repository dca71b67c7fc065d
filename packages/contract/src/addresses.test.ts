import { describe, expect, test } from 'vitest'
import { ADDRESSES, ALIASES, folderOf, pageOf, pageUrl, PATHS } from './addresses.ts'

describe('table of pages', () => {
  const rows = Object.entries(ADDRESSES).flatMap(([area, pages]) =>
    Object.entries(pages).map(([name, path]) => ({ area, name, path })),
  )

  test('names and addresses are there once, and PATHS has them all', () => {
    expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length)
    expect(new Set([...rows.map(({ path }) => path), ...Object.keys(ALIASES)]).size).toBe(
      rows.length + Object.keys(ALIASES).length,
    )
    expect(PATHS).toEqual(Object.fromEntries(rows.map(({ name, path }) => [name, path])))
  })

  test('every address leads to its page and area', () => {
    for (const { area, name, path } of rows) expect(pageOf(path)).toEqual({ area, name })
  })

  test('/ is another address of home, an unknown one has no page, upper and lower case are two', () => {
    expect(pageOf('/')).toEqual({ area: 'content', name: 'index' })
    expect(pageOf('/pages/nowhere')).toBeUndefined()
    expect(pageOf('/toString')).toBeUndefined()
    expect(pageOf(PATHS.agreement.toUpperCase())).toBeUndefined()
  })

  test('a page is known from the root of a host, too, and so is its folder', () => {
    expect(pageUrl('index')).toBe('/m/pages/index/index')
    expect(folderOf(PATHS.autologin)).toBe('/pages/login/')
  })
})
