import type { Page } from 'playwright-core'
import type { RunningServer } from '../support/server.ts'

/** The sign-in popup and the binding popup after it. */
export class SignInSheet {
  readonly #page: Page
  constructor(page: Page) {
    this.#page = page
  }

  /** Signs in by SMS; the code is read from the server's outbox. */
  async signIn(phone: string, server: RunningServer): Promise<void> {
    const sheet = this.#page.getByRole('dialog')
    await sheet.getByLabel('手机号').fill(phone)
    await sheet.getByRole('button', { name: '发送验证码' }).click()
    await sheet.getByText(/秒重新获取/).waitFor()
    await sheet.getByLabel('验证码', { exact: true }).fill(server.lastCode(phone))
    await sheet.getByRole('checkbox').check()
    await sheet.getByRole('button', { name: '登录', exact: true }).click()
  }

  /** Confirms province and year, which come from the grade. */
  async confirmBinding(): Promise<void> {
    const sheet = this.#page.getByRole('dialog', { name: '绑定高考省份和年份' })
    await sheet.getByRole('button', { name: '确定' }).click()
    await sheet.waitFor({ state: 'detached' })
  }
}
