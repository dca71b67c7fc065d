import type { Locator, Page } from 'playwright-core'

/** The main job: units with their chance, added to the list. */
export class VolunteerPage {
  readonly #page: Page
  constructor(page: Page) {
    this.#page = page
  }

  get addButtons(): Locator {
    return this.#page.getByRole('button', { name: /，加入志愿表$/ })
  }

  /** Adds the first units not yet in the list; gives their names. */
  async addFirst(count: number): Promise<string[]> {
    const names: string[] = []
    for (let i = 0; i < count; i++) {
      const button = this.addButtons.first()
      await button.waitFor()
      names.push(((await button.getAttribute('aria-label')) ?? '').replace('，加入志愿表', ''))
      await button.click()
    }
    return names
  }

  async toList(): Promise<void> {
    await this.#page
      .getByRole('button', { name: '志愿表', exact: true })
      .or(this.#page.getByRole('link', { name: '志愿表', exact: true }))
      .last()
      .click()
    await this.#page.waitForURL('**/volunteerList**')
  }
}
