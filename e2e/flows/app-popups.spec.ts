import { pageUrl } from '@wenjin/contract'
import type { Browser, Locator, Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { AppPopups } from '../pages/app-popups.ts'
import { HomePage } from '../pages/home.ts'
import { violations } from '../support/axe.ts'
import { register, signInByStorage } from '../support/customer.ts'
import type { Customer } from '../support/customer.ts'
import { openFlow } from '../support/flow.ts'
import type { RunningServer } from '../support/flow.ts'
import { openPhone, running, settled } from '../support/phone.ts'

const LINK = 'https://example.com/mini?from=h5'
const MINI = '打开小程序'
/** The feature of a tool on home. */
const TOOL = 'H5-VOLUNTEER_LIST'
const BANNED = '账号已封禁'
const BIND = '绑定高考省份和年份'
const MESSAGING_APP = 'Mozilla/5.0 (Linux; Android 12) Chrome/98 Mobile MicroMessenger/8.0.40'

let server: RunningServer
let browser: Browser
let bound: Customer
let banned: Customer
let unbound: Customer
let unwilling: Customer

beforeAll(async () => {
  ;({ server, browser } = await openFlow('app-popups'))
  bound = await register(server, '13700000001')
  banned = await register(server, '13700000002')
  unbound = await register(server, '13700000003')
  unwilling = await register(server, '13700000004')
  for (const { customerId, call } of [bound, banned])
    await call('changeProvince', { customerId, provinceId: 32, year: 2026 })
  // only the main tenant offers the mini-program; the flows after this one find it as it was
  const [tenant, config] = [
    ['tenant', 'set', '--id', '0'],
    ['--tenant', '0', '--key', 'mini-programs-link'],
  ]
  await server.operate(
    ['customer', 'ban', '--id', String(banned.customerId)],
    [...tenant, '--disable', TOOL],
    ['config', 'set', ...config, '--value', LINK],
  )
  return () => server.operate([...tenant, '--enable', TOOL], ['config', 'unset', ...config])
})

/** The rows of the binding popup, with what is chosen in them. */
function choices(popup: Locator): Promise<string[]> {
  return popup.getByRole('button', { name: /^高考/ }).allTextContents()
}

async function chooseYear(page: Page, popups: AppPopups): Promise<void> {
  await popups
    .named(BIND)
    .getByRole('button', { name: /高考年份/ })
    .click()
  const years = popups.named('请选择高考年份')
  await years.getByRole('button', { name: '2027年' }).click()
  await years.getByRole('button', { name: '确定' }).click()
  await years.waitFor({ state: 'detached' })
}

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

describe('the queue of popups', () => {
  test('shows them one after the other in the order they came, none twice', async () => {
    const { page, popups } = await openAs(banned)
    await page.goto(pageUrl('volunteer'))
    await popups.named(MINI).waitFor()
    expect(await popups.names()).toEqual([MINI])
    expect(new URL(page.url()).pathname).toBe(pageUrl('index'))
    await page.getByRole('button', { name: '关闭' }).click()
    await popups.named(BANNED).waitFor()
    expect(await popups.names()).toEqual([BANNED])
    await page.getByRole('button', { name: '我知道了' }).click()
    await popups.gone()
    await later(page, 700)
    expect(await popups.names()).toEqual([])
  })

  test('says why an account is banned and where to appeal, by keyboard alone', async () => {
    const { page, popups } = await openAs(banned, { miniClosed: true, width: 320, height: 568 })
    await page.goto('/m/')
    const popup = popups.named(BANNED)
    await popup.waitFor()
    const text = await popup.innerText()
    for (const part of ['永久封禁', '账号泄露', '访问来源异常', '自动化软件', '官网首页的二维码'])
      expect(text).toContain(part)
    expect(await popups.holdsFocus()).toBe(true)
    await page.getByRole('button', { name: '我知道了' }).focus()
    await page.keyboard.press('Enter')
    await popups.gone()
  })

  test.each(['Escape', 'back'] as const)(
    '%s closes the one that is open and leaves the page',
    async (how) => {
      const { page, popups } = await openAs(banned, { miniClosed: true })
      await page.goto('/m/')
      await popups.named(BANNED).waitFor()
      if (how === 'back') await page.goBack()
      else await page.keyboard.press('Escape')
      await popups.gone()
      expect(new URL(page.url()).pathname).toMatch(/^\/m\/?$/)
    },
  )
})

describe('the mini-program popup', () => {
  test('offers link and QR code, and once closed does not come again in the session', async () => {
    const { page, popups } = await openAs(bound)
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto('/m/')
    const popup = popups.named(MINI)
    await popup.waitFor()
    await popup.getByRole('img', { name: '小程序二维码' }).waitFor()
    expect(await popups.holdsFocus()).toBe(true)
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: '复制链接' }).click()
    await page.getByText('链接已复制，请在浏览器打开').waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(LINK)
    await page.keyboard.press('Escape')
    await popups.gone()
    await page.reload()
    await later(page, 800)
    expect(await popups.names()).toEqual([])
  })

  test('is nothing for a visitor', async () => {
    const { page, popups } = await openAs()
    await page.goto('/m/')
    await later(page, 800)
    expect(await popups.names()).toEqual([])
  })

  test('is nothing inside the messaging app', async () => {
    const { page, popups } = await openAs(bound, { userAgent: MESSAGING_APP })
    await page.goto('/m/')
    await later(page, 800)
    expect(await popups.names()).toEqual([])
  })
})

describe('binding province and year', () => {
  test('cannot be closed by Escape, back or a tap beside it, but by signing out', async () => {
    const { page, popups } = await openAs(unwilling, { miniClosed: true })
    await page.goto(pageUrl('agreement'))
    const popup = popups.named(BIND)
    await popup.waitFor()
    expect(await popups.holdsFocus()).toBe(true)
    await page.keyboard.press('Escape')
    await page.goBack()
    await page.mouse.click(195, 20)
    await later(page, 500)
    expect(await popups.names()).toEqual([BIND])
    expect(new URL(page.url()).pathname).toBe(pageUrl('agreement'))
    expect(await violations(page)).toEqual([])
    // nothing was entered, so nothing is there to confirm yet: one tap must not bind to a province nobody chose
    expect(await choices(popup)).toEqual(['高考省份请选择', '高考年份请选择'])
    await chooseYear(page, popups)
    expect(await popup.getByRole('button', { name: '绑定' }).isDisabled()).toBe(true)
    expect(await popup.getByRole('button', { name: '确定' }).count()).toBe(0)
    await popup.getByRole('button', { name: '退出登录' }).click()
    await popups.gone()
    expect(await page.evaluate(() => localStorage.getItem('cid'))).toBeNull()
  })

  test('suggests the province the person switched to, and no year', async () => {
    const { page, popups } = await openAs(undefined, { miniClosed: true })
    await (await new HomePage(page).open()).switchProvince('浙江')
    await signInByStorage(page, unbound)
    await page.goto('/m/')
    await popups.named(BIND).waitFor()
    expect(await choices(popups.named(BIND))).toEqual(['高考省份浙江', '高考年份请选择'])
    expect(await popups.named(BIND).getByRole('button', { name: '确定' }).count()).toBe(0)
  })

  test('by keyboard: chosen, confirmed, said, and the page starts afresh after 1500 ms', async () => {
    const { page, popups } = await openAs(unbound, { miniClosed: true, width: 320, height: 568 })
    await page.goto('/m/')
    const popup = popups.named(BIND)
    await popup.waitFor()
    await popup.getByRole('button', { name: '绑定' }).focus()
    await page.keyboard.press('Enter')
    await page.getByText('请选择高考省份和高考年份').waitFor()
    await popup.getByRole('button', { name: /高考省份/ }).focus()
    await page.keyboard.press('Enter')
    await popups.named('请选择高考省份').getByRole('button', { name: '浙江' }).focus()
    await page.keyboard.press('Enter')
    await popups.named('请选择高考省份').waitFor({ state: 'detached' })
    await popup.getByRole('button', { name: /高考年份/ }).focus()
    await page.keyboard.press('Enter')
    const years = popups.named('请选择高考年份')
    await years.getByRole('button', { name: '2027年' }).focus()
    await page.keyboard.press('Enter')
    await years.getByRole('button', { name: '确定' }).focus()
    await page.keyboard.press('Enter')
    await years.waitFor({ state: 'detached' })
    await popup.getByRole('button', { name: '绑定' }).focus()
    await page.keyboard.press('Enter')
    await popup.getByRole('button', { name: '返回' }).waitFor()
    const reloaded = page.waitForEvent('load')
    await popup.getByRole('button', { name: '确定' }).focus()
    await page.keyboard.press('Enter')
    await page.getByText('绑定成功').waitFor()
    await popups.gone()
    await reloaded
    await page.getByRole('button', { name: /^高考省份：\s*浙江/ }).waitFor()
    expect(await popups.names()).toEqual([])
    expect(await page.evaluate(() => localStorage.getItem('_schoolProv_'))).toBe(
      '{"provId":25,"provName":"浙江"}',
    )
    expect(await page.evaluate(() => localStorage.getItem('choiceMode'))).toMatch(/^\d$/)
  })
})

test('a tool that the tenant switched off is not on home, before the script and after', async () => {
  const { page } = await openAs()
  let letCome: () => void = () => {}
  const come = new Promise<void>((resolve) => (letCome = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await come
    await route.continue()
  })
  const seen = (): Promise<string[]> =>
    page
      .getByRole('navigation', { name: '工具' })
      .getByRole('link')
      .filter({ visible: true })
      .allTextContents()
  await page.goto('/m/')
  expect(await seen()).toEqual(['选学校', '我的志愿表'])
  letCome()
  await running(page).waitFor()
  expect(await seen()).toEqual(['选学校', '我的志愿表'])
})
