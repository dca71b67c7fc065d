import { pageUrl, PATHS } from '@wenjin/contract'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { innerPath } from './inner-path.ts'

const inside = (address: string | null | undefined): string | null => innerPath(address, '/m/')

describe('where to go after signing in', () => {
  test.each([
    ['/m/', '/'],
    ['/m', '/'],
    [pageUrl('index'), PATHS.index],
    [`${pageUrl('volunteer')}?batchId=3#top`, `${PATHS.volunteer}?batchId=3#top`],
    [`${PATHS.account}?tab=1`, `${PATHS.account}?tab=1`],
    [`/m/x/..${PATHS.index}`, PATHS.index],
    ['/m/pages/share/index?next=//evil.example', '/pages/share/index?next=//evil.example'],
  ])('%s leads to %s', (address, path) => expect(inside(address)).toBe(path))

  test.each([
    null,
    undefined,
    '',
    '/',
    `m${PATHS.index}`,
    '//evil.example',
    '///evil.example/m/',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/m/../../evil',
    '/m//evil.example',
    '/m/\\evil.example',
    '/m/.//evil.example',
    '/mx/pages',
    'https://evil.example/m/',
    'HTTPS:evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    '%2F%2Fevil.example',
    '/%2Fevil.example',
    '/%5Cevil.example',
    'https%3A%2F%2Fevil.example',
    'javascript%3Aalert(1)',
    ` ${pageUrl('index')}`,
    `${pageUrl('wxAccess')}?code=1`,
    pageUrl('autologin'),
    '/pages/../../evil',
    '/pages/../..//evil.example',
    `${PATHS.autologin}?cid=1`,
    '//[',
  ])('%j leads nowhere', (address) => expect(inside(address)).toBeNull())

  test('whatever is asked, the way stays in the application', () => {
    const parts = fc.constantFrom(
      '/',
      '\\',
      'm',
      '.',
      '..',
      ':',
      'evil.example',
      '%2F',
      '\t',
      '@',
      '?',
      '#',
      'https:',
    )
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 8 }), (all) => {
        const path = inside(all.join(''))
        if (path === null) return
        const address = new URL(`/m${path}`, 'https://gaokao.example')
        expect(address.origin).toBe('https://gaokao.example')
        expect(address.pathname.startsWith('/m/')).toBe(true)
        expect(path.startsWith('//')).toBe(false)
      }),
    )
  })
})
