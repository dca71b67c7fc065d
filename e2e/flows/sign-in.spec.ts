import { pageUrl } from '@wenjin/contract'
import type { Browser, Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { HomePage } from '../pages/home.ts'
import { SignInSheet } from '../pages/sign-in.ts'
import { violations } from '../support/axe.ts'
import { openFlow } from '../support/flow.ts'
import type { RunningServer } from '../support/flow.ts'
import { openPhone, settled } from '../support/phone.ts'

/** A phone gets one code a minute. */
const BETWEEN_CODES = 61_000
const OWNER = '13800138001'
const FORGETFUL = '13800138002'
const LINKED = '13800138003'
const PASSWD = 'gaokao2026'

let server: RunningServer
let browser: Browser
let forgetful = 0

beforeAll(async () => {
  ;({ server, browser } = await openFlow('sign-in'))
})

async function newPhone(): Promise<{ page: Page; sheet: SignInSheet; problems: string[] }> {
  const { page, problems } = await openPhone(browser, server)
  return { page, sheet: new SignInSheet(page), problems }
}

describe('what is told about a wrong input', () => {
  test('in each way to sign in, at its field, one at a time, with the focus on it', async () => {
    const { page, sheet } = await newPhone()
    await sheet.open()
    const send = async (expected: string): Promise<void> => {
      await sheet.button('登录').click()
      expect(await sheet.problems()).toEqual([expected])
      expect(await page.locator(':focus').getAttribute('aria-invalid')).toBe('true')
    }
    await send('请输入正确的手机号')
    await sheet.field('手机号').fill('13800138007')
    expect(await sheet.problems()).toEqual([])
    await send('请输入正确的密码')
    await sheet.field('密码').fill('x')
    await send('请先阅读并同意用户协议')
    await sheet.button('验证码登录').click()
    await send('请输入正确的验证码')
    await sheet.field('验证码').fill('12345')
    await send('请输入正确的验证码')
    await sheet.field('验证码').fill('123456')
    await send('请先阅读并同意用户协议')
    await sheet.agree()
    await sheet.button('登录').click()
    await page.getByRole('alert').getByText('请输入正确的验证码').waitFor()
  })

  test('before a code is sent', async () => {
    const { sheet } = await newPhone()
    await sheet.open()
    await sheet.button('验证码登录').click()
    await sheet.field('手机号').fill('12345678901')
    await sheet.button('发送验证码').click()
    expect(await sheet.problems()).toEqual(['请输入正确的手机号'])
  })

  test('in the registration and in the reset', async () => {
    const { sheet } = await newPhone()
    await sheet.open()
    await sheet.button('立即注册').click()
    await sheet.field('手机号').fill(OWNER)
    const told = async (button: string, passwd: string, confirm: string): Promise<string[]> => {
      await sheet.field(button === '确定' ? '新密码' : '密码').fill(passwd)
      await sheet.field(button === '确定' ? '确认新密码' : '确认密码').fill(confirm)
      await sheet.button(button).click()
      return sheet.problems()
    }
    expect(await told('确认注册', 'short1', 'short1')).toEqual(['密码必须由8-16位数字字母组成'])
    expect(await told('确认注册', PASSWD, 'other')).toEqual(['请检查两次输入密码是否一致'])
    expect(await told('确认注册', PASSWD, PASSWD)).toEqual(['请先阅读并确认用户协议'])
    await sheet.button('返回').last().click()
    await sheet.button('忘记密码？').click()
    await sheet.field('验证码').fill('123456')
    expect(await told('确定', 'onlyletters', 'onlyletters')).toEqual(['密码必须由8-16位数字字母组成'])
    expect(await told('确定', PASSWD, 'other')).toEqual(['两次密码不一致'])
  })

  test('a number from the address book is taken with its country code and spaces', async () => {
    const { page, sheet } = await newPhone()
    await sheet.open()
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.evaluate(() => navigator.clipboard.writeText('+86 138 0013 8000'))
    await sheet.field('手机号').focus()
    await page.keyboard.press('Control+V')
    expect(await sheet.field('手机号').inputValue()).toBe('13800138000')
    await page.keyboard.type('99')
    expect(await sheet.field('手机号').inputValue()).toBe('13800138000')
  })
})

test('a wrong phone or password is told in one wording', async () => {
  const { page, sheet } = await newPhone()
  await sheet.open()
  await sheet.tryPasswd('13800138009', 'wrong2026')
  await page.getByText('手机号或密码错误').waitFor()
  expect(await sheet.panel('登录').isVisible()).toBe(true)
})

test('a page that is not served over https encrypts the password all the same', async () => {
  const { page, sheet } = await newPhone()
  await page.addInitScript(() => Object.defineProperty(crypto, 'subtle', { value: undefined }))
  await sheet.open()
  await sheet.tryPasswd('13800138008', 'wrong2026')
  // the server could read it: it is wrong, not unreadable
  await page.getByText('手机号或密码错误').waitFor()
  expect(await page.evaluate(() => 'subtle' in crypto && crypto.subtle)).toBeUndefined()
})

test('a new phone comes in by an SMS code', async () => {
  const { page, sheet } = await newPhone()
  await sheet.open()
  await sheet.signIn(FORGETFUL, server)
  forgetful = await sheet.customerId()
  expect(await page.evaluate(() => ['tk', 'tn'].map((key) => localStorage.getItem(key) !== null))).toEqual([
    true,
    true,
  ])
})

test('a phone registers with a password, is verified, and comes in by the password alone where it was', async () => {
  const { page, sheet, problems } = await newPhone()
  await sheet.open()
  await sheet.tryRegistration(OWNER, PASSWD)
  await sheet.verify(OWNER, server)
  const customerId = await sheet.customerId()
  await sheet.panel('验证手机号').waitFor({ state: 'detached' })
  await sheet.forget()
  await sheet.open()
  await sheet.tryPasswd(OWNER, PASSWD)
  expect(await sheet.customerId()).toBe(customerId)
  expect(await page.evaluate(() => document.body.textContent)).not.toContain(PASSWD)
  expect(problems).toEqual([])
})

test('the wait for the next code outlives the popup, and holds up sending', async () => {
  const { page, sheet } = await newPhone()
  await sheet.open()
  await sheet.button('验证码登录').click()
  await sheet.field('手机号').fill('13800138004')
  await sheet.askCode('13800138004', server)
  await page.keyboard.press('Escape')
  await sheet.panel('登录').waitFor({ state: 'detached' })
  await page.getByRole('main').getByRole('button', { name: '登录', exact: true }).click()
  const wait = page.getByRole('dialog').getByText(/^[1-5]?\d秒重新获取$/)
  await wait.waitFor()
  expect(await wait.getAttribute('aria-disabled')).toBe('true')
  const calls: string[] = []
  page.on('request', (request) => calls.push(request.url()))
  await wait.dispatchEvent('click')
  expect(calls.filter((url) => url.includes('smsCode'))).toEqual([])
  expect(await sheet.field('手机号').inputValue()).toBe('13800138004')
})

test('by keyboard alone, from the link to signed in, and the score typed before is still there', async () => {
  const { page, sheet } = await newPhone()
  const home = await new HomePage(page).open()
  await home.fillGrade(611, '物理', ['化学', '生物'])
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
  const grade = await page.evaluate(() => localStorage.getItem('tempGradeInfo'))
  expect(JSON.parse(grade ?? '{}')).toMatchObject({ score: 611 })
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

for (const dark of [false, true]) {
  test(`axe finds nothing on the panels (${dark ? 'dark' : 'light'})`, async () => {
    const { page } = await openPhone(browser, server, { dark, width: 320, height: 568 })
    const sheet = await new SignInSheet(page).open()
    const wrong = async (): Promise<string[]> => {
      await settled(page)
      return violations(page)
    }
    const found: Record<string, string[]> = {}
    await sheet.button('登录').click()
    found['passwd'] = await wrong()
    await sheet.button('验证码登录').click()
    found['code'] = await wrong()
    await sheet.button('立即注册').click()
    found['register'] = await wrong()
    await sheet.button('返回').first().click()
    await sheet.button('密码登录').click()
    await sheet.button('忘记密码？').click()
    found['reset'] = await wrong()
    expect(found).toEqual({ passwd: [], code: [], register: [], reset: [] })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })
}

describe('where a code was sent before', () => {
  beforeAll(async () => {
    await server.pass(BETWEEN_CODES)
  })

  test('a new device asks for the code beside the right password, once', async () => {
    const { page, sheet } = await newPhone()
    await sheet.open()
    await sheet.tryPasswd(OWNER, PASSWD)
    await sheet.panel('验证手机号').waitFor()
    expect(await page.getByRole('dialog').textContent()).toMatch(/首次登录.+，需验证手机号码/)
    expect(await page.getByRole('dialog').textContent()).toContain(OWNER)
    await sheet.verify(OWNER, server)
    await sheet.customerId()
    await sheet.forget()
    await sheet.open()
    await sheet.tryPasswd(OWNER, PASSWD)
    await sheet.customerId()
  })

  test('registering a phone that is registered leads to signing in', async () => {
    const { page, sheet } = await newPhone()
    await sheet.open()
    await sheet.tryRegistration(LINKED, PASSWD)
    await sheet.verify(LINKED, server)
    await page
      .getByRole('alertdialog', { name: '该手机号已注册' })
      .getByRole('button', { name: '去登录' })
      .click()
    await sheet.panel('登录').waitFor()
    expect(await sheet.field('手机号').inputValue()).toBe(LINKED)
  })

  test('a forgotten password is set anew by a code', async () => {
    const { page, sheet } = await newPhone()
    await sheet.open()
    await sheet.button('忘记密码？').click()
    await sheet.field('手机号').fill(FORGETFUL)
    await sheet.field('验证码').fill(await sheet.askCode(FORGETFUL, server))
    await sheet.field('新密码').fill(PASSWD)
    await sheet.field('确认新密码').fill(PASSWD)
    await sheet.button('确定').click()
    await page.getByText('重置成功').waitFor()
    await sheet.panel('登录').waitFor()
    await sheet.tryPasswd(FORGETFUL, PASSWD)
    await sheet.panel('登录').or(sheet.panel('验证手机号')).waitFor({ state: 'detached' })
    expect(await sheet.customerId()).toBe(forgetful)
  })
})
