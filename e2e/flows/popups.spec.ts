import { pageUrl } from '@wenjin/contract'
import type { Browser, Locator, Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { HomePage, openResults } from '../pages/home.ts'
import { VolunteerListPage } from '../pages/volunteer-list.ts'
import { VolunteerPage } from '../pages/volunteer.ts'
import type { VolunteerPopup } from '../pages/volunteer.ts'
import { openFlow } from '../support/flow.ts'
import type { RunningServer } from '../support/flow.ts'
import { openPhone } from '../support/phone.ts'

let server: RunningServer
let browser: Browser

beforeAll(async () => {
  ;({ server, browser } = await openFlow('popups'))
})

/** The results with their first card. */
async function openCards(size: { readonly width?: number; readonly height?: number } = {}): Promise<Page> {
  const page = await openResults(browser, server, size)
  await new VolunteerPage(page).opener('univ').waitFor()
  return page
}

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

describe('every popup of the volunteer page', () => {
  const popups: readonly VolunteerPopup[] = [
    'batch',
    'factor',
    'filter',
    'explain',
    'univ',
    'rateReport',
    'majorGroup',
    'volunteer',
    'grade',
  ]
  test.each(popups)('%s keeps the focus, holds the page, and closes by Escape and by back', async (popup) => {
    const page = await openCards()
    const { pathname } = new URL(page.url())
    const opener = new VolunteerPage(page).opener(popup)
    for (const close of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
      await opener.click()
      await page.getByRole('dialog').waitFor()
      for (const key of ['Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Tab']) {
        await page.keyboard.press(key)
        expect((await popupsOf(page)).focusInside).toBe(true)
      }
      const before = await page.evaluate(() => scrollY)
      await page.mouse.move(200, 30)
      await page.mouse.wheel(0, 500)
      expect(await page.evaluate(() => document.documentElement.className)).toContain('no-scroll')
      expect(await page.evaluate(() => scrollY)).toBe(before)
      await close()
      await gone(page)
      expect(new URL(page.url()).pathname).toBe(pathname)
      expect(await opener.evaluate((one) => one === document.activeElement)).toBe(true)
      expect(await page.evaluate(() => document.documentElement.className)).not.toContain('no-scroll')
    }
  })

  test('of two stacked ones back closes the upper first, the lower second, and leaves the page third', async () => {
    const page = await openCards()
    await new VolunteerPage(page).opener('majorGroup').click()
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
})

test('a toast leaves the bar at the bottom free, on the results and on the list', async () => {
  const page = await openCards({ width: 320, height: 568 })
  const results = new VolunteerPage(page)
  await results.addFirst(2)
  // a second tap on the same button within half a second is not taken
  const first = page.getByRole('button', { name: /已填第1志愿，移出志愿表$/ })
  while (!(await page.getByRole('button', { name: '撤销' }).isVisible())) await first.click()
  expect(await overlap(page, page.getByRole('button', { name: '志愿表', exact: true }))).toBe(false)
  await results.toList()
  const list = new VolunteerListPage(page)
  await list.choices(1)
  await page.getByRole('button', { name: '撤销' }).click()
  await list.choices(2)
  await list.remove(1)
  expect(await overlap(page, page.getByRole('button', { name: '导出 Excel' }))).toBe(false)
})

/** Whether the toast with its way back lies over an element. */
async function overlap(page: Page, other: Locator): Promise<boolean> {
  const undo = page.getByRole('button', { name: '撤销' })
  await undo.waitFor()
  const [toast, bar] = [await undo.boundingBox(), await other.boundingBox()]
  if (toast === null || bar === null) throw new Error('not on the screen')
  return toast.y + toast.height > bar.y
}

describe('示例数据', () => {
  test('stands on every screen and popup that shows them, and moves nothing', async () => {
    const { page } = await openPhone(browser, server)
    await new HomePage(page).open()
    const banner = page.locator('header')
    await banner.getByText('示例数据').waitFor()
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries())
              sum += (entry as PerformanceEntry & { value: number }).value
          }).observe({ type: 'layout-shift', buffered: true })
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)))
        }),
    )
    expect(shift).toBe(0)
    for (const name of ['myVolunteer', 'account', 'volunteer', 'volunteerList'] as const) {
      await page.goto(pageUrl(name))
      await banner.getByText('示例数据').waitFor({ state: 'attached' })
    }
    const results = await openCards()
    for (const popup of ['filter', 'explain', 'univ', 'majorGroup', 'volunteer'] as const) {
      await new VolunteerPage(results).opener(popup).click()
      await results.getByRole('dialog').getByRole('heading', { level: 2 }).getByText('示例数据').waitFor()
      await results.keyboard.press('Escape')
      await gone(results)
    }
  })

  test('does not stand where the province has real data', async () => {
    const { page } = await openPhone(browser, server)
    await page.route('**/m/', async (route) => {
      const answer = await route.fetch()
      await route.fulfill({
        response: answer,
        body: (await answer.text()).replaceAll('"demo":true', '"demo":false'),
      })
    })
    await new HomePage(page).open()
    expect(await page.getByText('示例数据').count()).toBe(0)
  })
})
