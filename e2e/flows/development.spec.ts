import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { HomePage } from '../pages/home.ts'
import { launchBrowser } from '../support/browser.ts'
import { START } from '../support/flow.ts'
import { openPhone } from '../support/phone.ts'
import type { Place } from '../support/phone.ts'
import { copyFolder, startDevelopment } from '../support/server.ts'

let development: Awaited<ReturnType<typeof startDevelopment>>
let browser: Browser
let place: Place

beforeAll(async () => {
  const folders = inject('dataFolders')
  development = await startDevelopment(START, copyFolder(join(folders, 'seed'), folders))
  browser = await launchBrowser()
  place = { base: `http://127.0.0.1:${development.port}`, address: '10.0.0.1' }
})

afterAll(async () => {
  await browser.close()
  await development.stop()
})

test('the page under development is the one the server fills, and leads to an answer', async () => {
  const html = await (await fetch(`${place.base}/m/`)).text()
  expect(html).toContain('/@vite/client')
  expect(html).not.toMatch(/<!--(boot|theme|first-screen)-->/)
  const { page, problems } = await openPhone(browser, place)
  const home = await new HomePage(page).open()
  await home.fillCandidate(600, '物理', ['化学', '生物'])
  await home.toResults()
  expect(problems).toEqual([])
})

test('every part of the kit is shown in every state', async () => {
  const { page, problems } = await openPhone(browser, place)
  await page.goto('/m/pages/dev/gallery')
  await page
    .getByRole('region', { name: /^button: / })
    .first()
    .waitFor()
  expect(await page.getByRole('region').count()).toBeGreaterThan(30)
  expect(problems).toEqual([])
})
