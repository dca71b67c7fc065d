import type { Browser, Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { violations } from '../support/axe.ts'
import { register, signInByStorage } from '../support/customer.ts'
import type { Customer } from '../support/customer.ts'
import { openFlow } from '../support/flow.ts'
import type { RunningServer } from '../support/flow.ts'
import { openPhone, settled } from '../support/phone.ts'
import { ALL_PATHS, PASSAGES } from '../support/routes.ts'

let server: RunningServer
let browser: Browser
let customer: Customer

beforeAll(async () => {
  ;({ server, browser } = await openFlow('accessibility'))
  customer = await register(server, '13700000021')
  const { customerId, call } = customer
  await call('changeProvince', { customerId, provinceId: 32, year: 2026 })
  await call('saveScore', { provinceId: 32, year: 2026, majorTypeId: 1, courseGroupId: 13, score: 600 })
})

async function settle(page: Page, path: string): Promise<void> {
  await page.goto(`/m${path}`)
  await page.locator('#root main:not(#first-home main)').filter({ hasText: /\S/ }).waitFor()
  await settled(page)
}

describe.each([
  ['light', false],
  ['dark', true],
] as const)('in %s', (_name, dark) => {
  test('axe finds nothing wrong with any screen, signed in', async () => {
    const { page, problems } = await openPhone(browser, server, { dark })
    await signInByStorage(page, customer)
    const found: Record<string, string[]> = {}
    for (const path of ALL_PATHS.filter((one) => !PASSAGES.has(one))) {
      await settle(page, path)
      const wrong = await violations(page)
      if (wrong.length > 0) found[path] = wrong
    }
    expect(found).toEqual({})
    expect(problems).toEqual([])
  })
})

test('with text at 200 % on the narrowest phone no screen is wider than it', async () => {
  const { page } = await openPhone(browser, server, { width: 320, height: 568 })
  await signInByStorage(page, customer)
  const found: Record<string, string> = {}
  for (const path of ALL_PATHS.filter((one) => !PASSAGES.has(one))) {
    await settle(page, path)
    await page.evaluate(() => (document.documentElement.style.fontSize = '32px'))
    await settled(page)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    if (width > 320) found[path] = `${width} px`
  }
  expect(found).toEqual({})
})
