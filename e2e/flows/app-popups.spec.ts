import { pageUrl } from '@wenjin/contract'
import type { Browser, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { AppPopups } from '../pages/app-popups.ts'
import { HomePage } from '../pages/home.ts'
import { register, registerBound, signInByStorage } from '../support/customer.ts'
import type { Customer } from '../support/customer.ts'
import { openFlow } from '../support/flow.ts'
import type { RunningServer } from '../support/flow.ts'
import { openPhone, running, settled, told } from '../support/phone.ts'

const LINK = 'https://example.com/mini?from=h5'
const MINI = '打开小程序'
const BANNED = '账号已封禁'
const BIND = '绑定高考省份和年份'
const MESSAGING_APP = 'Mozilla/5.0 (Linux; Android 12) Chrome/98 Mobile MicroMessenger/8.0.40'

let server: RunningServer
let browser: Browser
let bound: Customer
let banned: Customer
let unbound: Customer

beforeAll(async () => {
  ;({ server, browser } = await openFlow('app-popups'))
  bound = await registerBound(server, '13700000001')
  banned = await registerBound(server, '13700000002')
  unbound = await register(server, '13700000003')
  // only the main tenant offers the mini-program; the flows after this one find it as it was
  const config = ['--tenant', '0', '--key', 'mini-programs-link']
  await server.operate(
    ['customer', 'ban', '--id', String(banned.customerId)],
    ['config', 'set', ...config, '--value', LINK],
  )
  return () => server.operate(['config', 'unset', ...config])
})

interface Opened {
  readonly page: Page
  readonly popups: AppPopups
}

/** A phone on which somebody (absent: nobody) is signed in, before any page is opened. */
async function openAs(
  customer?: Customer,
  options: Parameters<typeof openPhone>[2] & { readonly miniClosed?: boolean } = {},
): Promise<Opened> {
  const { page } = await openPhone(browser, server, options)
  await page.clock.install()
  if (options.miniClosed === true) await page.addInitScript(() => sessionStorage.setItem('closeMini', '1'))
  if (customer !== undefined) await signInByStorage(page, customer)
  return { page, popups: new AppPopups(page) }
}

/** What the page does of itself within a time has been done. */
async function later(page: Page, milliseconds: number): Promise<void> {
  await settled(page)
  await page.clock.runFor(milliseconds)
  await settled(page)
}

test('popups come one after the other, none twice; Escape and back close the one that is open', async () => {
  const { page, popups } = await openAs(banned)
  await page.goto(pageUrl('volunteer'))
  await popups.named(MINI).waitFor()
  expect(await popups.names()).toEqual([MINI])
  expect(new URL(page.url()).pathname).toBe(pageUrl('index'))
  await page.keyboard.press('Escape')
  await popups.named(BANNED).waitFor()
  expect(await popups.names()).toEqual([BANNED])
  expect(await popups.holdsFocus()).toBe(true)
  await settled(page)
  await page.goBack()
  await popups.gone()
  await later(page, 700)
  expect(await popups.names()).toEqual([])
  expect(new URL(page.url()).pathname).toBe(pageUrl('index'))
})

test('the mini-program is offered to a customer once a session, to nobody else and not inside the messaging app', async () => {
  const { page, popups } = await openAs(bound)
  await page.goto('/m/')
  const popup = popups.named(MINI)
  await popup.getByRole('img', { name: '小程序二维码' }).waitFor()
  await popup.getByText(LINK).waitFor()
  await page.getByRole('button', { name: '关闭' }).click()
  await popups.gone()
  await page.reload()
  await later(page, 800)
  expect(await popups.names()).toEqual([])
  for (const other of [await openAs(), await openAs(bound, { userAgent: MESSAGING_APP })]) {
    await other.page.goto('/m/')
    await later(other.page, 800)
    expect(await other.popups.names()).toEqual([])
  }
})

test('binding cannot be left; by keyboard province and year are chosen, confirmed, and the page starts afresh', async () => {
  const { page, popups } = await openAs(undefined, { miniClosed: true, width: 320, height: 568 })
  await (await new HomePage(page).open()).switchProvince('浙江')
  await signInByStorage(page, unbound)
  await page.goto(pageUrl('agreement'))
  const popup = popups.named(BIND)
  await popup.waitFor()
  expect(await popups.holdsFocus()).toBe(true)
  await page.keyboard.press('Escape')
  await page.goBack()
  await page.mouse.click(160, 20)
  await later(page, 500)
  expect(await popups.names()).toEqual([BIND])
  expect(new URL(page.url()).pathname).toBe(pageUrl('agreement'))
  // the province that was switched to is suggested; no year was entered: nothing is there to confirm yet
  expect(await popup.getByRole('button', { name: /^高考/ }).allTextContents()).toEqual([
    '高考省份浙江',
    '高考年份请选择',
  ])
  expect(await popup.getByRole('button', { name: '确定' }).count()).toBe(0)

  const enter = async (inside: string, button: RegExp | string): Promise<void> => {
    await popups.named(inside).getByRole('button', { name: button }).focus()
    await page.keyboard.press('Enter')
  }
  await enter(BIND, /高考年份/)
  await enter('请选择高考年份', '2027年')
  await enter('请选择高考年份', '确定')
  await popups.named('请选择高考年份').waitFor({ state: 'detached' })
  await enter(BIND, '绑定')
  await popup.getByRole('button', { name: '返回' }).waitFor()
  const [reloaded, said] = [page.waitForEvent('load'), told(page, '绑定成功')]
  await enter(BIND, '确定')
  await said
  await reloaded
  await running(page).waitFor()
  expect(await popups.names()).toEqual([])
  expect(await page.evaluate(() => localStorage.getItem('_schoolProv_'))).toBe(
    '{"provId":25,"provName":"浙江"}',
  )
  expect(await page.evaluate(() => localStorage.getItem('choiceMode'))).toMatch(/^\d$/)
})
