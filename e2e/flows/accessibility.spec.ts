import { PATHS } from '@wenjin/contract'
import type { Browser, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { violations } from '../support/axe.ts'
import { CANDIDATE } from '../support/account-list.ts'
import { registerBound, signInByStorage } from '../support/customer.ts'
import type { Customer } from '../support/customer.ts'
import { openFlow } from '../support/flow.ts'
import type { RunningServer } from '../support/flow.ts'
import { openPhone, settled } from '../support/phone.ts'

/** They lead on by themselves as soon as they may be seen. */
const PASSAGES: ReadonlySet<string> = new Set([PATHS.autologin, PATHS.wxAccess])
/** Where the chances of a province whose data are made up are shown. */
const WITH_DATA: ReadonlySet<string> = new Set([
  PATHS.myVolunteer,
  PATHS.account,
  PATHS.volunteer,
  PATHS.volunteerList,
])

let server: RunningServer
let browser: Browser
let customer: Customer

beforeAll(async () => {
  ;({ server, browser } = await openFlow('accessibility'))
  customer = await registerBound(server, '13700000021')
  await customer.call('saveScore', CANDIDATE)
})

test('no screen has anything wrong for axe, in light or dark, none is too wide with text at 200 %', async () => {
  const { page, problems } = await openPhone(browser, server)
  await signInByStorage(page, customer)
  const found: Record<string, string[]> = {}
  for (const path of Object.values(PATHS).filter((one) => !PASSAGES.has(one))) {
    await page.goto(`/m${path}`)
    await page.locator('#root main:not(#first-home main)').filter({ hasText: /\S/ }).waitFor()
    await settled(page)
    const wrong = await violations(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await settled(page)
    // what differs in the dark is colour alone
    const dark = await violations(page, 'color-contrast')
    wrong.push(...dark.map((one) => `dark: ${one}`), ...(await tooWide(page)))
    await page.emulateMedia({ colorScheme: 'light' })
    if (WITH_DATA.has(path)) await page.locator('header').getByText('示例数据').waitFor({ state: 'attached' })
    if (wrong.length > 0) found[path] = wrong
  }
  expect(found).toEqual({})
  expect(problems).toEqual([])
})

/** Whether the page is wider than the narrowest phone with text at 200 %. */
async function tooWide(page: Page): Promise<string[]> {
  const size = page.viewportSize() ?? { width: 390, height: 844 }
  await page.setViewportSize({ width: 320, height: 568 })
  await page.evaluate(() => (document.documentElement.style.fontSize = '32px'))
  await settled(page)
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  await page.setViewportSize(size)
  return width > 320 ? [`${width} px wide`] : []
}
