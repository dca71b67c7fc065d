import { pageUrl } from '@wenjin/contract'
import type { Browser, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { openResults } from '../pages/home.ts'
import { MyListsPage } from '../pages/my-lists.ts'
import { ListPage } from '../pages/list.ts'
import { ResultsPage } from '../pages/results.ts'
import { choiceOf, saveList, unitsFor } from '../support/account-list.ts'
import { registerBound, signInByStorage } from '../support/customer.ts'
import { openFlow } from '../support/flow.ts'
import type { RunningServer } from '../support/flow.ts'
import { openPhone } from '../support/phone.ts'

let server: RunningServer
let browser: Browser

beforeAll(async () => {
  ;({ server, browser } = await openFlow('bad-network'))
})

/** Every call fails as a server in trouble answers, until the answer is called. */
async function breakServer(page: Page): Promise<() => Promise<void>> {
  await page.route('**/api/**', (route) =>
    route.fulfill({
      status: 500,
      contentType: 'application/json',
      body: JSON.stringify({ resultCode: '50001', message: '服务异常，请稍后再试', data: null }),
    }),
  )
  return () => page.unroute('**/api/**')
}

test('the list opens without network from the results, though it was never opened before', async () => {
  const { page } = await openResults(browser, server)
  const listCode = page.waitForResponse(/assets\/volunteer-list-[^/]+\.js$/)
  const results = new ResultsPage(page)
  await results.addFirst(2)
  await (await listCode).finished()
  await page.context().setOffline(true)
  await results.toList()
  expect(await new ListPage(page).choices(2)).toHaveLength(2)
})

test('a server in trouble says so, signs nobody out, and a retry goes on', async () => {
  const customer = await registerBound(server, '13900000005')
  const [unit] = await unitsFor(customer)
  if (unit === undefined) throw new Error('no unit')
  await saveList(customer, '志愿表', [choiceOf(unit, 1)])
  const { page } = await openPhone(browser, server)
  await signInByStorage(page, customer)
  const mend = await breakServer(page)
  await page.goto(pageUrl('account'))
  await page.getByText('湖南 · 2026年高考').waitFor()
  await page.goto(pageUrl('myVolunteer'))
  await page.getByText('服务异常，请稍后再试').waitFor()
  await mend()
  await page.getByRole('button', { name: '重试' }).click()
  await page.getByText('服务异常，请稍后再试').waitFor({ state: 'detached' })
  expect(await new MyListsPage(page).names(1)).toHaveLength(1)
  expect(await page.evaluate(() => localStorage.getItem('tk'))).not.toBeNull()

  const mendAgain = await breakServer(page)
  await page.goto('/m/')
  await page.getByText('服务异常，请稍后再试').waitFor()
  await mendAgain()
  await page.getByRole('button', { name: '重试' }).click()
  await page.getByText('同分位次').waitFor()
})
