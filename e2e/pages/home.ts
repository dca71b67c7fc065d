import type { Page } from 'playwright-core'

/** The home screen with its score form. */
export class HomePage {
  readonly #page: Page
  constructor(page: Page) {
    this.#page = page
  }

  async open(): Promise<this> {
    await this.#page.goto('/m/')
    return this
  }

  async fillGrade(score: number, primary: string, electives: readonly string[]): Promise<this> {
    await this.#page.getByLabel('高考总分').fill(String(score))
    await this.#page.getByRole('radio', { name: primary }).check()
    for (const subject of electives) await this.#page.getByRole('checkbox', { name: subject }).check()
    return this
  }

  async toResults(): Promise<void> {
    await this.#page.getByRole('button', { name: '看看能上哪些学校' }).click()
    await this.#page.waitForURL('**/volunteer/index**')
  }
}
