import type { Browser } from 'playwright-core'
import { pageUrl } from '@wenjin/contract'
import { beforeAll, expect, test } from 'vitest'
import { openResults } from '../pages/home.ts'
import { ListOutlook } from '../pages/list-outlook.ts'
import { SignInSheet } from '../pages/sign-in.ts'
import { ListPage } from '../pages/list.ts'
import { ResultsPage } from '../pages/results.ts'
import { openFlow } from '../support/flow.ts'
import type { RunningServer } from '../support/flow.ts'
import { openPhone } from '../support/phone.ts'

const PHONE = '13800138000'
/** A phone gets one code a minute. */
const BETWEEN_CODES = 61_000

let server: RunningServer
let browser: Browser

beforeAll(async () => {
  ;({ server, browser } = await openFlow('main-job'))
})

test('from a score to a list that is kept on the account, and found on another phone', async () => {
  const { page, problems } = await openResults(browser, server)
  const results = new ResultsPage(page)
  expect(await results.rank()).toBeGreaterThan(1_000)
  const names = await results.addFirst(3)
  await results.toList()
  const list = new ListPage(page)
  const choices = await list.choices(3)
  expect(choices.map((choice, i) => choice.startsWith(names[i] ?? '?'))).toEqual([true, true, true])

  await list.askToKeep()
  const signIn = new SignInSheet(page)
  await signIn.signIn(PHONE, server)
  await signIn.confirmBinding()
  await list.saved()
  expect(await list.exportExcel()).toMatch(/\.xlsx$/)
  expect(problems).toEqual([])

  await server.pass(BETWEEN_CODES)
  const other = await openPhone(browser, server, { width: 320, height: 568 })
  await other.page.goto(pageUrl('account'))
  await new SignInSheet(other.page).signIn(PHONE, server)
  const found = await new ListPage(other.page).open()
  expect(await found.choices(3)).toEqual(choices)
  await found.saved()
  expect(other.problems).toEqual([])
})

test('what a visitor chooses and prefers is kept on the phone without network, through a reload', async () => {
  const { page, problems } = await openResults(browser, server)
  const results = new ResultsPage(page)
  await results.addFirst(2)
  await results.toList()
  const list = new ListPage(page)
  const before = await list.choices(2)
  const outlook = new ListOutlook(page)
  await expect.poll(() => outlook.risk('滑档风险')).toBeGreaterThan(1)
  const city = outlook.dialog('我的偏好').getByRole('slider', { name: '城市' })
  await outlook.tool('我的偏好').click()
  await city.fill('5')
  await page.context().setOffline(true)
  await outlook.dialog('我的偏好').getByRole('button', { name: '保存' }).click()
  await outlook.dialog('我的偏好').waitFor({ state: 'detached' })
  await list.remove(1)
  await expect.poll(() => list.choices(1)).toEqual(before.slice(1))
  await page.context().setOffline(false)
  await page.reload()
  expect(await list.choices(1)).toEqual(before.slice(1))
  await outlook.tool('我的偏好').click()
  await city.waitFor()
  expect(await city.inputValue()).toBe('5')
  expect(problems.filter((problem) => !problem.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([])
})
