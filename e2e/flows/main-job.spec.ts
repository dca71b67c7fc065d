import { pageUrl } from '@wenjin/contract'
import type { Browser } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { HomePage } from '../pages/home.ts'
import { SignInSheet } from '../pages/sign-in.ts'
import { VolunteerListPage } from '../pages/volunteer-list.ts'
import { VolunteerPage } from '../pages/volunteer.ts'
import { violations } from '../support/axe.ts'
import { openFlow } from '../support/flow.ts'
import type { RunningServer } from '../support/flow.ts'
import { openPhone } from '../support/phone.ts'

const PHONE = '13800138000'
/** A phone gets one code a minute. */
const BETWEEN_CODES = 61_000

let server: RunningServer
let browser: Browser
let choices: string[] = []

beforeAll(async () => {
  ;({ server, browser } = await openFlow('main-job'))
})

test('from a score to a list that is kept on the account', async () => {
  const { page, problems } = await openPhone(browser, server)
  const home = await new HomePage(page).open()
  await home.fillGrade(620, '物理', ['化学', '生物'])
  await home.toResults()
  const results = new VolunteerPage(page)
  expect(await results.rank()).toBeGreaterThan(1_000)
  const names = await results.addFirst(3)
  await results.toList()
  const list = new VolunteerListPage(page)
  choices = await list.choices(3)
  expect(choices.map((choice, i) => choice.startsWith(names[i] ?? '?'))).toEqual([true, true, true])

  await list.askToKeep()
  const signIn = new SignInSheet(page)
  await signIn.signIn(PHONE, server)
  await signIn.confirmBinding()
  await list.saved()
  expect(await list.exportExcel()).toMatch(/\.xlsx$/)
  expect(problems).toEqual([])
})

test('the list is kept on the phone without network, through a reload', async () => {
  const { page, problems } = await openPhone(browser, server)
  await (
    await new HomePage(page).open()
  )
    .fillGrade(560, '历史', ['地理', '政治'])
    .then((home) => home.toResults())
  const results = new VolunteerPage(page)
  await results.addFirst(2)
  await results.toList()
  const list = new VolunteerListPage(page)
  const before = await list.choices(2)
  await page.context().setOffline(true)
  await list.remove(1)
  expect(await list.choices(1)).toEqual(before.slice(1))
  await page.context().setOffline(false)
  await page.reload()
  expect(await list.choices(1)).toEqual(before.slice(1))
  expect(problems.filter((problem) => !problem.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([])
})

for (const dark of [false, true]) {
  test(`axe finds nothing on home, results, list and sign-in (${dark ? 'dark' : 'light'})`, async () => {
    const { page } = await openPhone(browser, server, { dark })
    const home = await new HomePage(page).open()
    const found = { home: await violations(page) } as Record<string, string[]>
    await home.fillGrade(600, '物理', ['化学', '地理'])
    await home.toResults()
    const results = new VolunteerPage(page)
    await results.addFirst(1)
    found['volunteer'] = await violations(page)
    await results.toList()
    const list = new VolunteerListPage(page)
    await list.choices(1)
    found['list'] = await violations(page)
    await list.askToKeep()
    await page.getByRole('dialog').getByLabel('手机号').waitFor()
    found['sign-in'] = await violations(page)
    expect(found).toEqual({ home: [], volunteer: [], list: [], 'sign-in': [] })
  })
}

test('another phone finds the list after signing in', async () => {
  await server.pass(BETWEEN_CODES)
  const { page, problems } = await openPhone(browser, server, { width: 320, height: 568 })
  const list = await new VolunteerListPage(page).open()
  await page.goto(pageUrl('account'))
  await new SignInSheet(page).signIn(PHONE, server)
  await page.getByRole('dialog', { name: '登录' }).waitFor({ state: 'detached' })
  await list.open()
  expect(await list.choices(3)).toEqual(choices)
  await list.saved()
  expect(problems).toEqual([])
})
