import { pageUrl } from '@wenjin/contract'
import { readFileSync } from 'node:fs'
import type { Browser, Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { SettingsPage } from '../pages/settings.ts'
import { register, registerBound, signInByStorage } from '../support/customer.ts'
import type { Customer } from '../support/customer.ts'
import { openFlow } from '../support/flow.ts'
import type { RunningServer } from '../support/flow.ts'
import { openPhone } from '../support/phone.ts'
import type { Phone } from '../support/phone.ts'

const NAMES = ['mover', 'owner', 'leaver', 'other'] as const
type Name = (typeof NAMES)[number]
const PHONES: Readonly<Record<Name, string>> = {
  mover: '13900000201',
  owner: '13900000202',
  leaver: '13900000203',
  other: '13900000204',
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
  for (const name of NAMES) first.set(name, await registerBound(server, PHONES[name]))
  await server.pass(AN_HOUR)
  for (const name of NAMES) second.set(name, await register(server, PHONES[name]))
  await server.pass(AN_HOUR)
})

function of(people: ReadonlyMap<Name, Customer>, name: Name): Customer {
  const found = people.get(name)
  if (found === undefined) throw new Error(`nobody is ${name}`)
  return found
}

async function openAs(name: Name): Promise<Phone> {
  const phone = await openPhone(browser, server)
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

test('devices are listed, another one is signed out by keyboard, and one’s data come as a file', async () => {
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

  const [download] = await Promise.all([page.waitForEvent('download'), settings.row('下载个人数据').click()])
  expect(download.suggestedFilename()).toMatch(/我的数据-2026-06-26\.json$/)
  const text = readFileSync(await download.path(), 'utf8')
  expect(JSON.parse(text)).toMatchObject({ 账号: { 手机号: PHONES.owner, 高考年份: 2026 } })
  await settings.says('个人数据已下载')
  expect(problems).toEqual([])
})

test('the password is set by a code to the own phone only', async () => {
  const { page, problems } = await openAs('owner')
  const settings = await new SettingsPage(page).open('setAccount')
  await page.getByRole('link', { name: '登录密码 未设置' }).click()
  const form = page.locator('form')
  // the same digits as far as they are shown, yet another phone
  await form.getByLabel('手机号').fill('13911110202')
  await form.getByRole('button', { name: '发送验证码' }).click()
  await form.getByText('与账号的手机号 139****0202 不一致').waitFor()
  expect(() => server.lastCode('13911110202')).toThrow('no code was sent')
  await form.getByLabel('手机号').fill(PHONES.owner)
  await page.clock.fastForward(THROTTLE)
  await settings.sendCode(form)
  await form.getByLabel('验证码', { exact: true }).fill(await server.nextCode(PHONES.owner))
  await form.getByLabel('新密码', { exact: true }).fill('letters2026')
  await form.getByLabel('确认新密码', { exact: true }).fill('letters2026')
  await form.getByRole('button', { name: '确定' }).click()
  await settings.says('重置成功')
  await page.getByRole('link', { name: '登录密码 已设置' }).waitFor()
  expect(new URL(page.url()).pathname).toBe(pageUrl('setAccount'))
  expect(problems).toEqual([])
})

test('the phone is changed by a code to the old and one to the new, once in 30 days', async () => {
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

  await sheet.getByRole('textbox', { name: '新手机号' }).fill(NEW_PHONE)
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
    const said = settings.says('账号已注销，本机内容已清除')
    await sheet.getByRole('button', { name: '注销账号' }).click()
    await said
    await page.waitForURL((url) => url.pathname === '/m/')
    expect(await stored(page, 'cid')).toBeNull()
    expect(await stored(page, 'tk')).toBeNull()
    expect((await stored(page, '_temporaryVolunteer_')) ?? '').not.toContain('left')
    expect(await isOver(of(first, 'leaver'))).toBe(true)
    expect(await isOver(of(second, 'leaver'))).toBe(true)
  })
})

function stored(page: Page, key: string): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key)
}
