import type { Browser, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { openResults } from '../pages/home.ts'
import { ResultsPage } from '../pages/results.ts'
import type { ResultsPopup } from '../pages/results.ts'
import { openFlow } from '../support/flow.ts'
import type { RunningServer } from '../support/flow.ts'

let server: RunningServer
let browser: Browser

beforeAll(async () => {
  ;({ server, browser } = await openFlow('popups'))
})

/** Every popup of the results, and whether its title says that the data it shows are made up. */
const POPUPS: readonly (readonly [ResultsPopup, boolean])[] = [
  ['batch', false],
  ['factor', false],
  ['filter', true],
  ['explain', true],
  ['univ', true],
  ['rateReport', false],
  ['majorGroup', true],
  ['volunteer', true],
  ['candidate', false],
]

/** Popups open, lowest first, and whether the focus is in the one on top. */
function popupsOf(page: Page): Promise<{ readonly names: (string | null)[]; readonly focusInside: boolean }> {
  return page.evaluate(() => {
    const dialogs = [...document.querySelectorAll('[role="dialog"]')]
    return {
      names: dialogs.map((one) => one.getAttribute('aria-label')),
      focusInside: dialogs.at(-1)?.contains(document.activeElement) ?? false,
    }
  })
}

async function gone(page: Page): Promise<void> {
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

test('every popup of the results keeps the focus, holds the page, and closes by Escape and by back', async () => {
  const { page } = await openResults(browser, server)
  const results = new ResultsPage(page)
  await results.opener('univ').waitFor()
  const { pathname } = new URL(page.url())
  for (const [popup, saysDemo] of POPUPS) {
    const opener = results.opener(popup)
    const closed = async (): Promise<void> => {
      await gone(page)
      expect(new URL(page.url()).pathname).toBe(pathname)
      expect(await opener.evaluate((one) => one === document.activeElement)).toBe(true)
      expect(await page.evaluate(() => document.documentElement.className)).not.toContain('no-scroll')
    }
    await opener.click()
    const sheet = page.getByRole('dialog')
    await sheet.waitFor()
    if (saysDemo) await sheet.getByRole('heading', { level: 2 }).getByText('示例数据').waitFor()
    for (const key of ['Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Tab']) {
      await page.keyboard.press(key)
      expect((await popupsOf(page)).focusInside).toBe(true)
    }
    const before = await page.evaluate(() => scrollY)
    await page.mouse.move(200, 30)
    await page.mouse.wheel(0, 500)
    expect(await page.evaluate(() => document.documentElement.className)).toContain('no-scroll')
    expect(await page.evaluate(() => scrollY)).toBe(before)
    await page.keyboard.press('Escape')
    await closed()
    await opener.click()
    await sheet.waitFor()
    await page.goBack()
    await closed()
  }
})

test('of two stacked popups back closes the upper first, the lower second, and leaves the page third', async () => {
  const { page } = await openResults(browser, server)
  await new ResultsPage(page).opener('majorGroup').click()
  const group = page.getByRole('dialog')
  await group.getByRole('listitem').getByRole('button').first().click()
  await page.locator('[role="dialog"]').nth(1).waitFor()
  const { names } = await popupsOf(page)
  expect(names).toHaveLength(2)
  await page.goBack()
  await page.locator('[role="dialog"]').nth(1).waitFor({ state: 'detached' })
  expect((await popupsOf(page)).names).toEqual(names.slice(0, 1))
  await page.goBack()
  await gone(page)
  expect(page.url()).toContain('/volunteer/index')
  await page.goBack()
  await page.waitForURL('**/m/')
})
