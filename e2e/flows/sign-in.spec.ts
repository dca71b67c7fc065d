import { pageUrl } from '@wenjin/contract'
import type { Browser, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { HomePage } from '../pages/home.ts'
import { SignInSheet } from '../pages/sign-in.ts'
import { register } from '../support/customer.ts'
import { openFlow } from '../support/flow.ts'
import type { RunningServer } from '../support/flow.ts'
import { openPhone, told } from '../support/phone.ts'

/** A phone gets one code a minute. */
const BETWEEN_CODES = 61_000
const OWNER = '13800138001'
const FORGETFUL = '13800138002'
const LINKED = '13800138003'
const PASSWORD = 'gaokao2026'

let server: RunningServer
let browser: Browser

beforeAll(async () => {
  ;({ server, browser } = await openFlow('sign-in'))
})

async function newPhone(): Promise<{ page: Page; sheet: SignInSheet; problems: string[] }> {
  const { page, problems } = await openPhone(browser, server)
  return { page, sheet: new SignInSheet(page), problems }
}

test('a phone registers with a password, comes in by it alone where it was, and on a new device by a code once', async () => {
  const { page, sheet, problems } = await newPhone()
  await sheet.open()
  await sheet.tryRegistration(OWNER, PASSWORD)
  await sheet.verify(OWNER, server)
  const customerId = await sheet.customerId()
  await sheet.panel('验证手机号').waitFor({ state: 'detached' })
  expect(await page.evaluate(() => ['tk', 'tn'].map((key) => localStorage.getItem(key) !== null))).toEqual([
    true,
    true,
  ])
  await sheet.forget()
  await sheet.open()
  await sheet.tryPassword(OWNER, PASSWORD)
  expect(await sheet.customerId()).toBe(customerId)
  expect(await page.evaluate(() => document.body.textContent)).not.toContain(PASSWORD)
  expect(problems).toEqual([])

  await server.pass(BETWEEN_CODES)
  const { page: newPage, sheet: newSheet } = await newPhone()
  await newSheet.open()
  await newSheet.tryPassword(OWNER, PASSWORD)
  await newSheet.panel('验证手机号').waitFor()
  expect(await newPage.getByRole('dialog').textContent()).toContain(OWNER)
  await newSheet.verify(OWNER, server)
  expect(await newSheet.customerId()).toBe(customerId)
  await newSheet.forget()
  await newSheet.open()
  await newSheet.tryPassword(OWNER, PASSWORD)
  await newSheet.customerId()
})

test('a forgotten password is reset by a code, on a page that is not served over https, too', async () => {
  const { customerId } = await register(server, FORGETFUL)
  await server.pass(BETWEEN_CODES)
  const { page, sheet } = await newPhone()
  await page.addInitScript(() => Object.defineProperty(crypto, 'subtle', { value: undefined }))
  await sheet.open()
  await sheet.button('忘记密码？').click()
  await sheet.field('手机号').fill(FORGETFUL)
  await sheet.field('验证码').fill(await sheet.askCode(FORGETFUL, server))
  await sheet.field('新密码').fill(PASSWORD)
  await sheet.field('确认新密码').fill(PASSWORD)
  await sheet.button('确定').click()
  await told(page, '重置成功')
  await sheet.panel('登录').waitFor()
  expect(await page.evaluate(() => 'subtle' in crypto && crypto.subtle)).toBeUndefined()
  await sheet.tryPassword(FORGETFUL, PASSWORD)
  expect(await sheet.customerId()).toBe(customerId)
})

test('by keyboard alone, from the link to signed in, and the score typed before is still there', async () => {
  const { page, sheet } = await newPhone()
  const home = await new HomePage(page).open()
  await home.fillCandidate(611, '物理', ['化学', '生物'])
  await home.toResults()
  await page.goto(pageUrl('myVolunteer'))
  await page.getByRole('main').getByRole('button', { name: '登录', exact: true }).focus()
  await page.keyboard.press('Enter')
  await sheet.panel('登录').waitFor()
  const tabTo = async (name: string): Promise<void> => {
    for (let i = 0; i < 20; i++) {
      await page.keyboard.press('Tab')
      const label = await page.locator(':focus').evaluate((one) => {
        const labels = (one as HTMLInputElement).labels ?? []
        return one.getAttribute('aria-label') ?? labels[0]?.textContent ?? one.textContent
      })
      if (label === name) return
    }
    throw new Error(`the keyboard does not reach ${name}`)
  }
  await tabTo('验证码登录')
  await page.keyboard.press('Enter')
  await tabTo('手机号')
  await page.keyboard.type(LINKED)
  await tabTo('发送验证码')
  await page.keyboard.press('Enter')
  await page
    .getByRole('dialog')
    .getByText(/秒重新获取/)
    .waitFor()
  await sheet.field('验证码').focus()
  await page.keyboard.type(await server.nextCode(LINKED))
  await tabTo('同意并遵守')
  await page.keyboard.press('Space')
  await sheet.field('验证码').focus()
  await page.keyboard.press('Enter')
  await sheet.customerId()
  await sheet.confirmBinding()
  await page.waitForFunction(
    () => localStorage.getItem('tempGradeInfo')?.includes('"scoreId":null') === false,
  )
  const candidate = await page.evaluate(() => localStorage.getItem('tempGradeInfo'))
  expect(JSON.parse(candidate ?? '{}')).toMatchObject({ score: 611 })
})

test('back leads to the first panel, then closes, then leaves the page', async () => {
  const { page, sheet } = await newPhone()
  await new HomePage(page).open()
  await sheet.open()
  await sheet.button('忘记密码？').click()
  await sheet.panel('重设密码').waitFor()
  expect(await page.locator(':focus').getAttribute('aria-label')).toBe('重设密码')
  await page.goBack()
  await sheet.panel('登录').waitFor()
  await sheet.button('立即注册').click()
  await sheet.panel('注册账号').waitFor()
  await page.keyboard.press('Escape')
  await sheet.panel('登录').waitFor()
  await page.goBack()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(page.url()).toContain('/myVolunteer')
  await page.goBack()
  await page.waitForURL('**/m/')
})
