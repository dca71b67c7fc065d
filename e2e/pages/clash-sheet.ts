import type { Locator, Page } from 'playwright-core'

/** The dialog between two versions of one list. */
export class ClashSheet {
  readonly #page: Page
  readonly #sheet: Locator
  constructor(page: Page) {
    this.#page = page
    this.#sheet = page.getByRole('dialog', { name: '志愿表有两个版本' })
  }

  async appears(): Promise<this> {
    await this.#sheet.waitFor()
    return this
  }

  /** Schools and units of both versions, in their order: this phone's and the other's. */
  async versions(): Promise<{ readonly mine: string[]; readonly theirs: string[] }> {
    const [mine = [], theirs = []] = await this.#sheet
      .locator('ol')
      .evaluateAll((lists) => lists.map((list) => [...list.children].map((item) => item.textContent)))
    return { mine, theirs }
  }

  async choose(which: '保留本机' | '用另一台的' | '合并'): Promise<void> {
    await this.#sheet.getByRole('button', { name: which }).click()
    await this.#sheet.waitFor({ state: 'detached' })
  }

  /** Leaves the choice for later by the browser's back. */
  async putOff(): Promise<void> {
    await this.#page.goBack()
    await this.#sheet.waitFor({ state: 'detached' })
  }

  /** Comes back to a choice put off. */
  async reopen(): Promise<this> {
    await this.#page.getByRole('button', { name: /另一台设备也修改了志愿表，请选择/ }).click()
    return this.appears()
  }
}
