import { pageUrl } from '@wenjin/contract'
import type { Browser, Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { ProfilePage } from '../pages/profile.ts'
import { ResultsPage } from '../pages/results.ts'
import { CANDIDATE } from '../support/account-list.ts'
import { registerBound, signInByStorage } from '../support/customer.ts'
import type { Customer } from '../support/customer.ts'
import { openFlow } from '../support/flow.ts'
import type { RunningServer } from '../support/flow.ts'
import { openPhone, told } from '../support/phone.ts'
import type { Phone } from '../support/phone.ts'

const SCRIPT = '<img src=x onerror=window.hit=5>'

let server: RunningServer
let browser: Browser
let person: Customer

beforeAll(async () => {
  ;({ server, browser } = await openFlow('profile'))
  person = await registerBound(server, '13900000101')
})

async function openAs(customer: Customer | null): Promise<Phone> {
  const phone = await openPhone(browser, server)
  if (customer !== null) await signInByStorage(phone.page, customer)
  return phone
}

function isHit(page: Page): Promise<boolean> {
  return page.evaluate(() => 'hit' in window)
}

describe('the profile', () => {
  test('keeps name, gender, school, class, tags, contact, address and real name, and runs nothing in them', async () => {
    const { page, problems } = await openAs(person)
    const profile = await new ProfilePage(page).open()

    let sheet = await profile.edit('昵称和性别')
    await sheet.getByLabel('昵称', { exact: true }).fill('欧阳同学')
    await sheet.getByLabel('性别').selectOption('女')
    await profile.save()
    await profile.says('昵称和性别', '欧阳同学 女')

    sheet = await profile.edit('就读学校')
    await sheet.getByLabel('省份').selectOption('湖南')
    await sheet.getByLabel('城市').selectOption({ index: 1 })
    const schools = sheet.getByRole('list', { name: '查到的学校' }).getByRole('button')
    await schools.first().waitFor()
    const school = (await schools.first().locator('span').first().innerText()).trim()
    await sheet.getByLabel('学校', { exact: true }).fill(school.slice(0, 3))
    await schools.filter({ hasText: school }).first().click()
    expect(await sheet.getByLabel('学校', { exact: true }).inputValue()).toBe(school)
    await sheet.getByRole('heading', { level: 2 }).getByText('示例数据').waitFor({ state: 'detached' })
    await sheet.getByLabel('年级').selectOption('高三')
    await sheet.getByRole('list', { name: '可选班级' }).getByRole('button').first().click()
    const className = await sheet.getByLabel('班级', { exact: true }).inputValue()
    expect(className).toMatch(/班$/)
    await profile.save()
    await profile.says('就读学校', `${school} 高三 ${className}`)

    sheet = await profile.edit('个人标签')
    await sheet.getByRole('button', { name: '优先大城市', exact: true }).click()
    await sheet.getByLabel('自己写一个').fill('想学法律')
    await sheet.getByRole('button', { name: '添加' }).click()
    await sheet.getByLabel('自己写一个').fill('没点添加也保存')
    await profile.save()
    await profile.says('个人标签', '优先大城市、想学法律、没点添加也保存')

    sheet = await profile.edit('联系和简介')
    await sheet.getByLabel('家长手机号').fill('13900001111')
    await sheet.getByLabel('家长姓名').fill('欧阳建国')
    await sheet.getByLabel('邮箱').fill('someone@example.edu.cn')
    await profile.save()
    await profile.says('联系和简介', 'someone@example.edu.cn')

    sheet = await profile.edit('收货地址')
    await sheet.getByLabel('收货人').fill('欧阳建国')
    await sheet.getByLabel('手机号').fill('13900001111')
    await sheet.getByLabel('省份').selectOption('湖南')
    await sheet.getByLabel('城市').selectOption({ index: 1 })
    await sheet.getByLabel('区县').selectOption({ index: 1 })
    await sheet.getByLabel('详细地址').fill(`麓山南路1号${SCRIPT}`)
    await profile.save()
    await profile.says('收货地址', '欧阳建国，湖南')

    sheet = await profile.edit('实名认证')
    await sheet.getByLabel('真实姓名').fill('李雷')
    await sheet.getByLabel('身份证号').fill(withCheckDigit('11010120080101001'))
    await sheet.getByRole('button', { name: '开始认证' }).click()
    await sheet.waitFor({ state: 'detached' })
    await profile.says('实名认证', '仅核对了号码格式，未与公安数据核对')
    expect(page.url()).not.toContain('edit=')

    await page.reload()
    await profile.says('昵称和性别', '欧阳同学 女')
    await profile.says('就读学校', school)
    await profile.says('个人标签', '想学法律')
    await profile.says('联系和简介', '欧阳建国 13900001111')
    await profile.says('收货地址', `麓山南路1号${SCRIPT}`)
    await profile.says('实名认证', '李*')
    expect(await isHit(page)).toBe(false)
    expect(problems).toEqual([])
  })

  test('asks before changes are left, by back, by Escape and by the cross', async () => {
    const { page } = await openAs(person)
    const profile = await new ProfilePage(page).open()
    await profile.row('昵称和性别').focus()
    await page.keyboard.press('Enter')
    const sheet = page.getByRole('dialog', { name: '昵称和性别' })
    const name = sheet.getByLabel('昵称', { exact: true })
    await name.fill('改了一半')
    const question = page.getByRole('alertdialog', { name: '修改还没有保存' })
    const ways = [
      () => page.goBack(),
      () => page.keyboard.press('Escape'),
      () => sheet.getByRole('button', { name: '关闭' }).click(),
    ]
    for (const leave of ways) {
      await leave()
      await question.getByRole('button', { name: '继续编辑' }).click()
      await question.waitFor({ state: 'detached' })
      expect(await name.inputValue()).toBe('改了一半')
      // the entry that back went from comes again by itself; a second back before that asks by the browser's own words
      await page.waitForFunction(() => (history.state as { over?: true }).over === true)
    }
    await page.goBack()
    await question.getByRole('button', { name: '放弃修改' }).click()
    await sheet.waitFor({ state: 'detached' })
    expect(await profile.row('昵称和性别').evaluate((one) => one === document.activeElement)).toBe(true)
    await profile.edit('昵称和性别')
    expect(await name.inputValue()).not.toBe('改了一半')
    await page.goBack()
    await sheet.waitFor({ state: 'detached' })
    expect(new URL(page.url()).pathname).toBe(pageUrl('setUserInfo'))
  })

  test('a picture is cut to a square on the phone, kept, and removed', async () => {
    const { page } = await openAs(person)
    const profile = await new ProfilePage(page).open()
    const sheet = await profile.edit('头像')
    const input = sheet.locator('input[type="file"]')
    await input.setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') })
    await sheet.getByText('这张图片打不开').waitFor()
    await input.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: await pictureOf(page) })
    await sheet.getByAltText('头像预览').waitFor()
    await sheet.getByRole('button', { name: /^移动图片/ }).press('ArrowRight')
    await sheet.getByLabel('缩放').fill('2')
    await profile.save()
    const shown = profile.row('头像').locator('img')
    await shown.waitFor()
    const { naturalWidth, naturalHeight } = await shown.evaluate(async (img: HTMLImageElement) => {
      await img.decode()
      return { naturalWidth: img.naturalWidth, naturalHeight: img.naturalHeight }
    })
    expect({ naturalWidth, naturalHeight }).toEqual({ naturalWidth: 512, naturalHeight: 512 })
    expect(await shown.getAttribute('src')).toMatch(/^\/files\//)
    await profile.edit('头像')
    await sheet.getByRole('button', { name: '移除头像' }).click()
    await sheet.waitFor({ state: 'detached' })
    await shown.waitFor({ state: 'detached' })
  })
})

describe('likes', () => {
  test('of a school are found among one’s own, taken back, and lead to its chances', async () => {
    const { page, problems } = await openAs(person)
    await person.call('saveScore', CANDIDATE)
    const school = await openSchool(page)
    const heart = page.getByRole('dialog').getByRole('button', { name: `收藏${school}` })
    await heart.click()
    await told(page, '已收藏，可在「我的收藏」中查看')
    expect(await heart.getAttribute('aria-pressed')).toBe('true')
    await page.goto(pageUrl('myLike'))
    await page.getByRole('button', { name: `取消收藏${school}` }).click()
    await page.getByText('还没有收藏院校').waitFor()
    await page.getByRole('button', { name: '撤销' }).click()
    await page.getByRole('link', { name: school }).click()
    await page.waitForURL('**/volunteer/index?keyword=*')
    await page.getByRole('article').getByText(school).first().waitFor()
    expect(problems).toEqual([])
  })
})

describe('an invitation', () => {
  test('has a code to scan and a link, which tells a visitor from whom it is and is kept', async () => {
    const { page } = await openAs(person)
    const profile = await new ProfilePage(page).open()
    const sheet = await profile.edit('昵称和性别')
    await sheet.getByLabel('昵称', { exact: true }).fill('<b>欧阳</b>')
    await profile.save()
    await page.goto(pageUrl('shareAccount'))
    await page.getByRole('img', { name: '邀请链接的二维码' }).waitFor()
    const link = await page.getByText(/shareAccount\?shareCode=/).innerText()
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: '复制链接' }).click()
    await told(page, '链接已复制')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)

    const visitor = await openAs(null)
    await visitor.page.goto(link)
    await visitor.page.getByText(/^<\*+邀请您使用/).waitFor()
    await visitor.page.getByRole('button', { name: '开始使用' }).click()
    await visitor.page.getByLabel('高考总分').waitFor()
    const code = new URL(link).searchParams.get('shareCode')
    expect(await visitor.page.evaluate(() => localStorage.getItem('shareCode'))).toBe(code)
    expect(visitor.problems).toEqual([])
  })
})

test('the tenant’s words about itself run nothing; an offer to cooperate survives a failure, and is confirmed', async () => {
  const { page } = await openAs(null)
  await page.goto(pageUrl('aboutUs'))
  await page.getByText('问津升学', { exact: true }).waitFor()
  await page.getByText('点我').click()
  expect(await isHit(page)).toBe(false)
  expect(await page.getByText('点我').getAttribute('href')).toBeNull()
  await page.getByText(/^版本 \d/).waitFor()

  await page.getByRole('link', { name: '合作意向' }).click()
  const send = page.getByRole('button', { name: '提交' })
  await page.getByLabel('联系人').fill('李老师')
  await page.getByLabel('单位').fill('城南中学')
  await page.getByLabel('手机号').fill('13900002222')
  await page.getByLabel('合作需求').fill('第一行\n第二行')
  await page.context().setOffline(true)
  await send.click()
  await page.getByText('网络连接不畅，请检查网络后重试').waitFor()
  expect(await page.getByLabel('合作需求').inputValue()).toBe('第一行\n第二行')
  await page.context().setOffline(false)
  await send.click()
  await page.getByText('已收到您的合作意向').waitFor()
  await page.reload()
  await page.getByText('已收到您的合作意向').waitFor()
})

/** Opens the first school of the results; gives its name. */
async function openSchool(page: Page): Promise<string> {
  await page.goto(pageUrl('volunteer'))
  await new ResultsPage(page).opener('univ').click()
  const sheet = page.getByRole('dialog')
  await sheet.waitFor()
  return (await sheet.getAttribute('aria-label')) ?? ''
}

/** A picture twice as wide as high, drawn by the browser. */
async function pictureOf(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 1600
    canvas.height = 800
    canvas.getContext('2d')?.fillRect(100, 100, 400, 400)
    return canvas.toDataURL('image/png').split(',')[1] ?? ''
  })
  return Buffer.from(base64, 'base64')
}

/** The eighteenth character of an identity number (GB 11643: weights 2^(17-i), modulo 11). */
function withCheckDigit(seventeen: string): string {
  const sum = [...seventeen].reduce((total, digit, i) => total + Number(digit) * (2 ** (17 - i) % 11), 0)
  return `${seventeen}${'10X98765432'[sum % 11]}`
}
