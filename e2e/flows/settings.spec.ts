import { pageUrl } from '@wenjin/contract'
import { readFileSync } from 'node:fs'
import type { Browser, Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { SettingsPage } from '../pages/settings.ts'
import { violations } from '../support/axe.ts'
import { register, signInByStorage } from '../support/customer.ts'
import type { Customer } from '../support/customer.ts'
import { openFlow } from '../support/flow.ts'
import type { RunningServer } from '../support/flow.ts'
import { openPhone, settled } from '../support/phone.ts'
import type { Phone } from '../support/phone.ts'

const NAMES = ['mover', 'owner', 'leaver', 'other', 'taken'] as const
type Name = (typeof NAMES)[number]
const PHONES: Readonly<Record<Name, string>> = {
  mover: '13900000201',
  owner: '13900000202',
  leaver: '13900000203',
  other: '13900000204',
  taken: '13900000205',
}
const NEW_PHONE = '13900000209'
const AN_HOUR = 3_600_000
/** A second tap on a button within this time, in milliseconds, is not meant. */
const THROTTLE = 500

let server: RunningServer
let browser: Browser
/** Signed in on a phone of each, and again on a second one an hour later. */
const first = new Map<Name, Customer>()
const second = new Map<Name, Customer>()

beforeAll(async () => {
  ;({ server, browser } = await openFlow('settings'))
  for (const name of NAMES) {
    const customer = await register(server, PHONES[name])
    first.set(name, customer)
    const { customerId, call } = customer
    await call('changeProvince', { customerId, provinceId: 32, year: 2026 })
  }
  await server.pass(AN_HOUR)
  for (const name of NAMES) second.set(name, await register(server, PHONES[name]))
  await server.pass(AN_HOUR)
})

function of(people: ReadonlyMap<Name, Customer>, name: Name): Customer {
  const found = people.get(name)
  if (found === undefined) throw new Error(`nobody is ${name}`)
  return found
}

async function openAs(name: Name, options: Parameters<typeof openPhone>[2] = {}): Promise<Phone> {
  const phone = await openPhone(browser, server, options)
  await phone.page.clock.install()
  await signInByStorage(phone.page, of(first, name))
  return phone
}

/** Whether a session of before is over. */
async function isOver({ customerId, onlineToken, tokenName }: Customer): Promise<boolean> {
  const path = `/api/cust/customer/getUserInfo?customerId=${customerId}&tenantId=${server.tenantId}`
  const reply = await server.fetch(path, { headers: { [tokenName]: onlineToken } })
  const { resultCode } = (await reply.json()) as { readonly resultCode: string }
  if (resultCode !== '0000' && !resultCode.startsWith('4010')) throw new Error(`unexpected ${resultCode}`)
  return resultCode !== '0000'
}

describe('the devices', () => {
  test('are listed, and another one is signed out by keyboard', async () => {
    const { page, problems } = await openAs('owner')
    const settings = await new SettingsPage(page).open('set')
    await settings.row('登录设备').focus()
    await page.keyboard.press('Enter')
    const sheet = page.getByRole('dialog', { name: '登录设备' })
    await sheet.getByText('本机').waitFor()
    expect(await sheet.getByRole('listitem').count()).toBe(2)
    await sheet.getByText('今天 10:00登录').waitFor()
    await sheet.getByRole('button', { name: /^让.*退出登录$/ }).focus()
    await page.keyboard.press('Enter')
    await settings.answer('退出该设备')
    await settings.says('该设备已退出登录')
    await expect.poll(() => sheet.getByRole('listitem').count()).toBe(1)
    await page.keyboard.press('Escape')
    await sheet.waitFor({ state: 'detached' })
    expect(await settings.row('登录设备').evaluate((one) => one === document.activeElement)).toBe(true)
    expect(await isOver(of(second, 'owner'))).toBe(true)
    expect(await isOver(of(first, 'owner'))).toBe(false)
    expect(problems).toEqual([])
  })

  test('say so when they do not come, and come on retry', async () => {
    const { page } = await openAs('owner')
    const settings = await new SettingsPage(page).open('setAccount')
    await page.route('**/getSessionList*', (route) => route.abort())
    const sheet = await settings.show('登录设备')
    await sheet.getByText('登录设备没有加载出来').waitFor()
    await page.unroute('**/getSessionList*')
    await sheet.getByRole('button', { name: '重试' }).click()
    await sheet.getByText('本机').waitFor()
    expect(await sheet.getByText('没有加载出来').count()).toBe(0)
  })
})

describe('the password', () => {
  test('is set by a code to the own phone only', async () => {
    const { page, problems } = await openAs('owner')
    const settings = await new SettingsPage(page).open('setAccount')
    await page.getByRole('link', { name: '登录密码 未设置' }).click()
    const form = page.locator('form')
    await form.getByText('账号的手机号为 139****0202，请完整填写').waitFor()
    await form.getByLabel('手机号').fill(PHONES.other)
    await form.getByRole('button', { name: '发送验证码' }).click()
    await form.getByText('与账号的手机号 139****0202 不一致').waitFor()
    // the same digits as far as they are shown, yet another phone
    await form.getByLabel('手机号').fill('13911110202')
    await page.clock.fastForward(THROTTLE)
    await form.getByRole('button', { name: '发送验证码' }).click()
    await form.getByText('与账号的手机号 139****0202 不一致').waitFor()
    expect(() => server.lastCode('13911110202')).toThrow('no code was sent')
    await form.getByLabel('手机号').fill(PHONES.owner)
    await page.clock.fastForward(THROTTLE)
    await settings.sendCode(form)
    await form.getByLabel('验证码', { exact: true }).fill(await server.nextCode(PHONES.owner))
    await form.getByLabel('新密码', { exact: true }).fill('letters')
    await form.getByRole('button', { name: '确定' }).click()
    await form.getByText('密码必须由8-16位数字字母组成').waitFor()
    await form.getByLabel('新密码', { exact: true }).fill('letters2026')
    await form.getByLabel('确认新密码', { exact: true }).fill('letters2027')
    await form.getByRole('button', { name: '确定' }).click()
    await form.getByText('两次密码不一致').waitFor()
    await form.getByLabel('确认新密码', { exact: true }).fill('letters2026')
    await form.getByRole('button', { name: '确定' }).click()
    await settings.says('重置成功')
    await page.getByRole('link', { name: '登录密码 已设置' }).waitFor()
    expect(new URL(page.url()).pathname).toBe(pageUrl('setAccount'))
    expect(problems).toEqual([])
  })
})

describe('the data', () => {
  test('are downloaded as a file', async () => {
    const { page, problems } = await openAs('owner')
    const settings = await new SettingsPage(page).open('set')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      settings.row('下载个人数据').click(),
    ])
    expect(download.suggestedFilename()).toMatch(/我的数据-2026-06-26\.json$/)
    const text = readFileSync(await download.path(), 'utf8')
    expect(JSON.parse(text)).toMatchObject({ 账号: { 手机号: PHONES.owner, 高考年份: 2026 } })
    await settings.says('个人数据已下载')
    expect(problems).toEqual([])
  })

  test('are led to a browser out of an application that saves no files', async () => {
    const { page } = await openAs('owner')
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'userAgent', { get: () => 'Mozilla/5.0 MicroMessenger/8.0' }),
    )
    const settings = await new SettingsPage(page).open('set')
    await settings.row('下载个人数据').click()
    await page.getByRole('alertdialog', { name: '请在浏览器中下载' }).waitFor()
    await settings.answer('复制链接')
    await settings.says('链接已复制，请在浏览器打开')
    expect(await copied(page)).toContain(pageUrl('set'))
  })
})

describe('the phone', () => {
  test('is changed by a code to the old and one to the new, once in 30 days', async () => {
    const { page, problems } = await openAs('mover')
    const settings = await new SettingsPage(page).open('setAccount')
    const sheet = await settings.show('手机号')
    await sheet.getByText('第1步，共2步').waitFor()
    await sheet.getByLabel('账号的手机号').fill(PHONES.mover)
    await settings.sendCode(sheet)
    await sheet.getByLabel('验证码', { exact: true }).fill('000000')
    await sheet.getByRole('button', { name: '下一步' }).click()
    await sheet.getByRole('alert').waitFor()
    await sheet.getByLabel('验证码', { exact: true }).fill(await server.nextCode(PHONES.mover))
    await sheet.getByRole('button', { name: '下一步' }).click()
    await sheet.getByText('第2步，共2步').waitFor()
    expect(await sheet.evaluate((one) => one.contains(document.activeElement))).toBe(true)

    await sheet.getByRole('textbox', { name: '新手机号' }).fill(PHONES.mover)
    await sheet.getByRole('button', { name: '发送验证码' }).click()
    await sheet.getByText('与现在的手机号相同，请输入另一个').waitFor()
    await sheet.getByRole('textbox', { name: '新手机号' }).fill(NEW_PHONE)
    await page.clock.fastForward(THROTTLE)
    await settings.sendCode(sheet)
    await sheet.getByLabel('验证码', { exact: true }).fill(await server.nextCode(NEW_PHONE))
    await sheet.getByRole('button', { name: '更换手机号' }).click()
    await settings.says('手机号已更换，其他设备已退出登录')
    await settings.row('手机号').filter({ hasText: '139****0209' }).waitFor()
    expect(await isOver(of(second, 'mover'))).toBe(true)
    expect(await isOver(of(first, 'mover'))).toBe(false)

    await sheet.waitFor({ state: 'detached' })
    await settings.show('手机号')
    await sheet.getByText('手机号30天内只能更换一次，2026年7月26日可再次更换').waitFor()
    await sheet.getByRole('button', { name: '我知道了' }).click()
    await sheet.waitFor({ state: 'detached' })
    expect(problems.filter((problem) => !problem.includes('Failed to load resource'))).toEqual([])
  })

  test('of another account is told at its field', async () => {
    const { page } = await openAs('other')
    const settings = await new SettingsPage(page).open('setAccount')
    const sheet = await settings.show('手机号')
    await sheet.getByLabel('账号的手机号').fill(PHONES.other)
    await settings.sendCode(sheet)
    await sheet.getByLabel('验证码', { exact: true }).fill(await server.nextCode(PHONES.other))
    await sheet.getByRole('button', { name: '下一步' }).click()
    await sheet.getByRole('textbox', { name: '新手机号' }).fill(PHONES.taken)
    await settings.sendCode(sheet)
    await sheet.getByLabel('验证码', { exact: true }).fill(await server.nextCode(PHONES.taken))
    await sheet.getByRole('button', { name: '更换手机号' }).click()
    await sheet.getByText('该手机号已注册其他账号').waitFor()
    expect(
      await sheet
        .getByRole('textbox', { name: '新手机号' })
        .evaluate((one) => one === document.activeElement),
    ).toBe(true)
  })
})

describe('the way out', () => {
  test('of every device at once ends all sessions, and keeps what is on the phone only', async () => {
    const { page } = await openAs('other')
    await page.evaluate(() => localStorage.setItem('tempGradeInfo', '{"kept":1}'))
    const settings = await new SettingsPage(page).open('set')
    await settings.row('退出全部设备').click()
    await settings.answer('取消')
    expect(await isOver(of(second, 'other'))).toBe(false)
    await settings.row('退出全部设备').click()
    await settings.answer('全部退出')
    await settings.says('全部设备已退出登录')
    expect(new URL(page.url()).pathname).toBe(pageUrl('index'))
    expect(await stored(page, 'cid')).toBeNull()
    expect(await isOver(of(first, 'other'))).toBe(true)
    expect(await isOver(of(second, 'other'))).toBe(true)
  })

  test('for good tells what goes, asks for a code and a word, and leaves nothing on the phone', async () => {
    const { page } = await openAs('leaver')
    await page.evaluate(() => localStorage.setItem('_temporaryVolunteer_', '{"left":1}'))
    const settings = await new SettingsPage(page).open('set')
    const sheet = await settings.show('注销账号')
    await sheet.getByText('《电子商务法》').waitFor()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      sheet.getByRole('button', { name: '先下载个人数据' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/\.json$/)
    await sheet.getByRole('button', { name: '继续注销' }).click()
    await page.goBack()
    await sheet.getByRole('button', { name: '继续注销' }).click()
    await sheet.getByLabel('账号的手机号').fill(PHONES.leaver)
    await settings.sendCode(sheet)
    await sheet.getByLabel('验证码', { exact: true }).fill(await server.nextCode(PHONES.leaver))
    await sheet.getByRole('button', { name: '注销账号' }).click()
    await sheet.getByText('请输入「注销」').waitFor()
    expect(await isOver(of(first, 'leaver'))).toBe(false)
    await sheet.getByLabel('输入「注销」确认').fill('注销')
    await sheet.getByRole('button', { name: '注销账号' }).click()
    await settings.says('账号已注销，本机内容已清除')
    await page.waitForURL((url) => url.pathname === '/m/')
    expect(await stored(page, 'cid')).toBeNull()
    expect(await stored(page, 'tk')).toBeNull()
    expect((await stored(page, '_temporaryVolunteer_')) ?? '').not.toContain('left')
    expect(await isOver(of(first, 'leaver'))).toBe(true)
    expect(await isOver(of(second, 'leaver'))).toBe(true)
  })
})

/** What was copied, by pasting it. */
async function copied(page: Page): Promise<string> {
  await page.context().grantPermissions(['clipboard-read'])
  return page.evaluate(() => navigator.clipboard.readText())
}

function stored(page: Page, key: string): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key)
}

describe.each([
  ['light', false],
  ['dark', true],
] as const)('in %s', (_name, dark) => {
  test('axe finds nothing wrong with the popups, on the narrowest phone', async () => {
    const { page } = await openAs('owner', { dark, width: 320, height: 568 })
    const settings = await new SettingsPage(page).open('setAccount')
    const sheet = page.getByRole('dialog')
    for (const [label, text] of [
      ['手机号', '下一步'],
      ['登录设备', '本机'],
      ['注销账号', '继续注销'],
    ] as const) {
      await settings.show(label)
      await sheet.getByText(text).waitFor()
      await settled(page)
      expect(await violations(page)).toEqual([])
      await page.keyboard.press('Escape')
      await sheet.waitFor({ state: 'detached' })
    }
  })
})
