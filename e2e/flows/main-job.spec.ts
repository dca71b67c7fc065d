import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { HomePage } from '../pages/home.ts'
import { VolunteerPage } from '../pages/volunteer.ts'
import { launchBrowser, openPhone } from '../support/phone.ts'
import { startServer } from '../support/server.ts'
import type { RunningServer } from '../support/server.ts'

let server: RunningServer
let browser: Browser

beforeAll(async () => {
  server = await startServer('2026-06-26T09:00+08:00')
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await server?.[Symbol.asyncDispose]()
})

test('from a score to a list that another phone finds', async () => {
  const { page, problems } = await openPhone(browser, server.base)
  const home = await new HomePage(page).open()
  await home.fillGrade(620, '物理', ['化学', '生物'])
  expect(await home.rank()).toBeGreaterThan(0)
  await home.toResults()
  const results = new VolunteerPage(page)
  const names = await results.addFirst(3)
  await results.toList()
  await page.waitForTimeout(1000)
  console.log(names, (await page.locator('body').innerText()).slice(0, 600))
  await page.getByText('登录保存').click()
  await page.waitForTimeout(1000)
  console.log(await page.getByRole('dialog').innerText())
  for (const x of await page.getByRole('dialog').getByRole('button').all())
    console.log(' -', (await x.getAttribute('aria-label')) ?? (await x.innerText()))
  for (const x of await page.getByRole('dialog').getByRole('textbox').all())
    console.log(
      ' - tb',
      (await x.getAttribute('aria-label')) ?? (await x.getAttribute('placeholder')),
      await x.getAttribute('name'),
    )
  expect(problems).toEqual([])
})
