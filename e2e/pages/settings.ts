import { pageUrl } from '@wenjin/contract'
import type { Locator, Page } from 'playwright-core'
import { told } from '../support/phone.ts'

const ADDRESS = { set: '设置', setAccount: '账号与安全', setPassword: '登录密码' } as const

/** The settings, the account's safety, and the password, with their popups. */
export class SettingsPage {
  readonly #page: Page
  constructor(page: Page) {
    this.#page = page
  }

  async open(name: keyof typeof ADDRESS): Promise<this> {
    await this.#page.goto(pageUrl(name))
    await this.#page.locator('header').getByRole('heading', { name: ADDRESS[name] }).waitFor()
    return this
  }

  row(label: string): Locator {
    return this.#page.getByRole('listitem').getByRole('button', { name: label })
  }

  /** Opens the popup of a row. */
  async show(label: string): Promise<Locator> {
    await this.row(label).click()
    const sheet = this.#page.getByRole('dialog')
    await sheet.waitFor()
    return sheet
  }

  /** Answers the question in the middle of the screen. */
  async answer(button: string): Promise<void> {
    const question = this.#page.getByRole('alertdialog')
    await question.getByRole('button', { name: button }).click()
    await question.waitFor({ state: 'detached' })
  }

  /** Sends a code to the phone that is typed in a form and waits until it is sent. */
  async sendCode(form: Locator): Promise<void> {
    await form.getByRole('button', { name: '发送验证码' }).click()
    await form.getByText(/秒重新获取/).waitFor()
  }

  async says(text: string): Promise<void> {
    await told(this.#page, text)
  }
}
