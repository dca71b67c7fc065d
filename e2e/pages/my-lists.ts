import { pageUrl } from '@wenjin/contract'
import type { Page } from 'playwright-core'

/** The account's lists. */
export class MyListsPage {
  readonly #page: Page
  constructor(page: Page) {
    this.#page = page
  }

  async open(): Promise<this> {
    await this.#page.goto(pageUrl('myVolunteer'))
    return this
  }

  /** Names of the lists, once there are so many. */
  async names(count: number): Promise<string[]> {
    const copies = this.#page.getByRole('button', { name: /^复制/ })
    await copies.nth(count - 1).waitFor()
    const labels = await copies.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''))
    return labels.map((label) => label.replace('复制', ''))
  }

  async openList(name: string | RegExp): Promise<void> {
    await this.#page.getByRole('link', { name }).click()
    await this.#page.waitForURL('**/volunteerList?reportMainId=*')
  }
}
