import { pageUrl } from '@wenjin/contract'
import type { Locator, Page } from 'playwright-core'
import type { RunningServer } from '../support/flow.ts'
import { openNothing } from '../support/phone.ts'

type Panel = '登录' | '注册账号' | '重设密码' | '验证手机号'

/** The sign-in popup and the binding popup after it. */
export class SignInSheet {
  readonly #page: Page
  constructor(page: Page) {
    this.#page = page
  }

  /** Opens it from a page that a visitor sees in part. */
  async open(): Promise<this> {
    await this.#page.goto(pageUrl('myVolunteer'))
    await this.#page.getByRole('main').getByRole('button', { name: '登录', exact: true }).click()
    await this.panel('登录').waitFor()
    return this
  }

  panel(name: Panel): Locator {
    return this.#page.getByRole('dialog', { name, exact: true })
  }

  field(name: '手机号' | '验证码' | '密码' | '确认密码' | '新密码' | '确认新密码'): Locator {
    return this.#page.getByRole('dialog').getByLabel(name, { exact: true })
  }

  button(name: string): Locator {
    return this.#page.getByRole('dialog').getByRole('button', { name, exact: true })
  }

  /** What is told at the fields of the panel. */
  async problems(): Promise<string[]> {
    return this.#page.getByRole('dialog').getByRole('alert').allTextContents()
  }

  async agree(): Promise<void> {
    await this.#page.getByRole('dialog').getByRole('checkbox').check()
  }

  /** Has a code sent and gives it; it is read from the server's outbox. */
  async askCode(phone: string, server: RunningServer): Promise<string> {
    await this.button('发送验证码').click()
    await this.#page
      .getByRole('dialog')
      .getByText(/秒重新获取/)
      .waitFor()
    return server.nextCode(phone)
  }

  /** Signs in by SMS. */
  async signIn(phone: string, server: RunningServer): Promise<void> {
    await this.button('验证码登录').click()
    await this.field('手机号').fill(phone)
    await this.field('验证码').fill(await this.askCode(phone, server))
    await this.agree()
    await this.button('登录').click()
    await this.panel('登录').waitFor({ state: 'detached' })
  }

  /** Fills in the password panel and sends it. */
  async tryPassword(phone: string, password: string): Promise<void> {
    await this.button('密码登录').click()
    await this.field('手机号').fill(phone)
    await this.field('密码').fill(password)
    await this.agree()
    await this.button('登录').click()
  }

  /** Fills in the registration and sends it. */
  async tryRegistration(phone: string, password: string): Promise<void> {
    await this.button('立即注册').click()
    await this.field('手机号').fill(phone)
    await this.field('密码').fill(password)
    await this.field('确认密码').fill(password)
    await this.agree()
    await this.button('确认注册').click()
  }

  /** Proves the phone the panel asks for. */
  async verify(phone: string, server: RunningServer): Promise<void> {
    await this.panel('验证手机号').waitFor()
    await this.field('验证码').fill(await this.askCode(phone, server))
    await this.button('验证并登录').or(this.button('验证并注册')).click()
  }

  /** The customer signed in on the phone; waits until there is one. */
  async customerId(): Promise<number> {
    const cid = await this.#page.waitForFunction(() => localStorage.getItem('cid'))
    return Number(await cid.jsonValue())
  }

  /** Forgets the session as a person who clears it would; the browser stays the one it is. */
  async forget(): Promise<void> {
    await openNothing(this.#page)
    await this.#page.evaluate(() => localStorage.clear())
  }

  /** Confirms province and year, which come from the candidate; the page reloads after it. */
  async confirmBinding(): Promise<void> {
    const sheet = this.#page.getByRole('dialog', { name: '绑定高考省份和年份' })
    const afresh = this.#page.waitForEvent('load')
    await sheet.getByRole('button', { name: '确定' }).click()
    await afresh
  }
}
