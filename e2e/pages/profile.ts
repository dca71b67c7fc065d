import { pageUrl } from '@wenjin/contract'
import type { Locator, Page } from 'playwright-core'

/** The profile with its rows, each of which opens a sheet. */
export class ProfilePage {
  readonly #page: Page
  constructor(page: Page) {
    this.#page = page
  }

  async open(): Promise<this> {
    await this.#page.goto(pageUrl('setUserInfo'))
    await this.row('头像').waitFor()
    return this
  }

  row(label: string): Locator {
    return this.#page.getByRole('listitem').getByRole('button', { name: label })
  }

  /** Opens the sheet of a row. */
  async edit(label: string): Promise<Locator> {
    await this.row(label).click()
    const sheet = this.#page.getByRole('dialog')
    await sheet.waitFor()
    return sheet
  }

  /** Saves what is in the open sheet, which closes. */
  async save(): Promise<void> {
    const sheet = this.#page.getByRole('dialog')
    await sheet.getByRole('button', { name: '保存' }).click()
    await sheet.waitFor({ state: 'detached' })
  }

  /** What a row says once it has the text in it. */
  async says(label: string, text: string): Promise<void> {
    await this.row(label).filter({ hasText: text }).waitFor()
  }
}
