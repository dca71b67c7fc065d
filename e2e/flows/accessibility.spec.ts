import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { violations } from '../support/axe.ts'
import { register, signInByStorage } from '../support/customer.ts'
import type { Customer } from '../support/customer.ts'
import { launchBrowser, openPhone } from '../support/phone.ts'
import { addressesOfRoutes } from '../support/routes.ts'
import { startServer } from '../support/server.ts'
import type { RunningServer } from '../support/server.ts'

/** They lead on by themselves. */
const PASSAGES: ReadonlySet<string> = new Set(['/pages/login/autologin', '/pages/login/wxAccess'])

let server: RunningServer
let browser: Browser
let customer: Customer

beforeAll(async () => {
  server = await startServer('2026-06-26T09:00+08:00')
  customer = await register(server, '13700000001')
  const { customerId, call } = customer
  await call('changeProvince', { customerId, provinceId: 32, year: 2026 })
  await call('saveScore', { provinceId: 32, year: 2026, majorTypeId: 1, courseGroupId: 13, score: 600 })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await server?.[Symbol.asyncDispose]()
})

async function settle(page: Page, path: string): Promise<void> {
  await page.goto(`/m${path}`)
  await page.locator('#root main:not(#first-home main)').filter({ hasText: /\S/ }).waitFor()
  await page.waitForLoadState('networkidle')
}

describe.each([
  ['light', false],
  ['dark', true],
] as const)('in %s', (_name, dark) => {
  test('axe finds nothing wrong with any screen, signed in', async () => {
    const { page, problems } = await openPhone(browser, server.base, { dark })
    await signInByStorage(page, customer)
    const found: Record<string, string[]> = {}
    for (const path of addressesOfRoutes().filter((one) => !PASSAGES.has(one))) {
      await settle(page, path)
      const wrong = await violations(page)
      if (wrong.length > 0) found[path] = wrong
    }
    expect(found).toEqual({})
    expect(problems).toEqual([])
  })
})

test('with text at 200 % on the narrowest phone no screen is wider than it', async () => {
  const { page } = await openPhone(browser, server.base, { width: 320, height: 568 })
  await signInByStorage(page, customer)
  const found: Record<string, string> = {}
  for (const path of addressesOfRoutes().filter((one) => !PASSAGES.has(one))) {
    await settle(page, path)
    await page.evaluate(() => (document.documentElement.style.fontSize = '32px'))
    await page.waitForTimeout(100)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    if (width > 320) found[path] = `${width} px`
  }
  expect(found).toEqual({})
})
