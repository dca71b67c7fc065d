import { pageUrl } from '@wenjin/contract'
import type { Browser, Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { openResults } from '../pages/home.ts'
import { ResultsPage } from '../pages/results.ts'
import { openFlow } from '../support/flow.ts'
import type { RunningServer } from '../support/flow.ts'
import { openPhone, running } from '../support/phone.ts'

let server: RunningServer
let browser: Browser

beforeAll(async () => {
  ;({ server, browser } = await openFlow('pages'))
})

async function openFilter(page: Page): Promise<void> {
  await new ResultsPage(page).opener('filter').click()
  await page.getByRole('dialog').waitFor()
}

async function gone(page: Page): Promise<void> {
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

describe('the way back', () => {
  test('closes a popup and keeps what it put into the address, forward and after a reload; a page is one press', async () => {
    const { page } = await openResults(browser, server)
    await openFilter(page)
    await page.getByRole('dialog').getByRole('button', { name: '关闭' }).click()
    await gone(page)
    await page.goBack()
    await page.waitForURL('**/m/')
    expect(await page.evaluate(() => (history.state as { idx: number }).idx)).toBe(0)
    await page.goForward()
    await openFilter(page)
    await page.getByRole('dialog').getByRole('group').getByRole('button').first().click()
    await page.waitForURL((url) => url.search !== '')
    const { search } = new URL(page.url())
    await page.goBack()
    await gone(page)
    expect(new URL(page.url()).search).toBe(search)
    await page.goBack()
    await page.waitForURL('**/m/')
    await page.goForward()
    await page.waitForURL(`**${pageUrl('volunteer')}${search}`)
    await openFilter(page)
    // a page that is loaded again has no popup, and back leads out of it at once
    await page.reload()
    await running(page).waitFor()
    expect(new URL(page.url()).search).toBe(search)
    expect(await page.getByRole('dialog').count()).toBe(0)
    await page.goBack()
    await page.waitForURL('**/m/')
  })

  test('ends where the page was left; a new page begins at its top', async () => {
    const { page } = await openResults(browser, server)
    const results = new ResultsPage(page)
    await results.opener('univ').waitFor()
    await page.evaluate(() => scrollTo(0, 700))
    // cards that come into view are measured, which moves the page: where it was left is known when it is left
    await page.evaluate(() =>
      addEventListener('click', () => (document.documentElement.dataset['left'] = String(scrollY)), true),
    )
    await results.toList()
    const left = await page.evaluate(() => Number(document.documentElement.dataset['left']))
    expect(left).toBeGreaterThan(300)
    await page.waitForFunction(() => scrollY === 0)
    await page.goBack()
    await results.opener('filter').waitFor()
    await page.waitForFunction((top) => Math.abs(scrollY - top) < 5, left)
  })
})

test('a page’s own code comes beside the first script, not after it', async () => {
  const { page } = await openPhone(browser, server)
  let letCome: () => void = () => {}
  const come = new Promise<void>((resolve) => (letCome = resolve))
  await page.route('**/assets/first-*.js', async (route) => {
    await come
    await route.continue()
  })
  const rows = page.waitForRequest('**/assets/routes-*.js')
  const screen = page.waitForRequest('**/assets/volunteer-*.js')
  await page.goto(pageUrl('volunteer'), { waitUntil: 'commit' })
  await Promise.all([rows, screen])
  expect(await running(page).count()).toBe(0)
  letCome()
  await running(page).waitFor()
})
