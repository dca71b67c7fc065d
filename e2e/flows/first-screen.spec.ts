import type { Browser, Page } from 'playwright-core'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { HomePage } from '../pages/home.ts'
import { openFlow } from '../support/flow.ts'
import type { RunningServer } from '../support/flow.ts'
import { openPhone, running, settled } from '../support/phone.ts'

/** Milliseconds a finger that stays down holds the application up. */
const MAX_TOUCH = 2_000

let server: RunningServer
let browser: Browser
let page: Page
/** Lets the script come that the page waits for. */
let letCome: () => void
let documents: number

beforeAll(async () => {
  ;({ server, browser } = await openFlow('first-screen'))
})

/** Home on a slow line: the page is there, its script is not yet. */
beforeEach(async () => {
  page = (await openPhone(browser, server)).page
  documents = 0
  page.on('request', (request) => (documents += request.resourceType() === 'document' ? 1 : 0))
  const come = new Promise<void>((resolve) => (letCome = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await come
    await route.continue()
  })
  await page.goto('/m/')
})

test('what is filled in and sent before the script comes is answered when it does', async () => {
  const home = new HomePage(page)
  await home.fillCandidate(620, '物理', ['化学', '生物'])
  await page.getByRole('button', { name: '看看能上哪些学校' }).click()
  expect(new URL(page.url()).pathname).toBe('/m/')
  letCome()
  await page.waitForURL('**/volunteer/index**')
  expect(await page.evaluate(() => localStorage.getItem('tempGradeInfo'))).toContain('"score":620')
})

test('who is typing stays where they are', async () => {
  const score = page.getByLabel('高考总分')
  await score.fill('62')
  await score.press('ArrowLeft')
  letCome()
  await running(page).waitFor()
  await page.keyboard.type('5')
  expect(await score.inputValue()).toBe('652')
})

test('the province is asked for when its button was tapped early', async () => {
  await page.getByRole('button', { name: /^高考省份/ }).click()
  letCome()
  const sheet = page.getByRole('dialog', { name: '请选择高考省份' })
  await sheet.waitFor()
  expect(await sheet.getByRole('button', { name: '湖南' }).isVisible()).toBe(true)
})

test('the place for an own rank opens when its button was tapped early', async () => {
  await page.getByRole('button', { name: '填写自己的位次' }).click()
  letCome()
  await page.getByRole('button', { name: '改用查表位次' }).waitFor()
  expect(await page.getByRole('button', { name: '填写自己的位次' }).count()).toBe(0)
})

test('a link tapped early leads on without loading the page again, with what was typed', async () => {
  await page.getByLabel('高考总分').fill('611')
  await page.getByRole('link', { name: '用户协议' }).click()
  letCome()
  await page.waitForURL('**/agreement')
  expect(documents).toBe(1)
  await page.goBack()
  expect(await page.getByLabel('高考总分').inputValue()).toBe('611')
})

test('the screen is not taken away under a finger', async () => {
  await new HomePage(page).fillCandidate(620, '物理', ['化学', '生物'])
  // a touch that is too long to wait for does not end before the finger lifts, however slow the machine
  await page.evaluate((longest) => {
    const { setTimeout: later } = window
    window.setTimeout = ((run: () => void, delay: number) =>
      delay === longest ? 0 : later(run, delay)) as typeof setTimeout
  }, MAX_TOUCH)
  await page.getByRole('button', { name: '看看能上哪些学校' }).hover()
  await page.mouse.down()
  letCome()
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.endsWith('.js')),
  )
  await settled(page)
  expect(await running(page).count()).toBe(0)
  await page.mouse.up()
  await page.waitForURL('**/volunteer/index**')
  expect(await running(page).isVisible()).toBe(true)
})

test('a finger that is lifted elsewhere, or never, does not hold the application up', async () => {
  await page.getByRole('link', { name: '用户协议' }).hover()
  await page.mouse.down()
  letCome()
  await running(page).waitFor()
  expect(new URL(page.url()).pathname).toBe('/m/')
})

test('a script that fails says so, and links lead on without it', async () => {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/m/')
  await page.getByRole('alert').filter({ hasText: '页面没有加载完整' }).waitFor()
  await page.getByRole('link', { name: '用户协议' }).click()
  await page.waitForURL('**/agreement')
  expect(documents).toBe(3)
})
