import type { Locator, Page } from 'playwright-core'

/** Popups that open from the page itself. */
export type ResultsPopup =
  | 'batch'
  | 'factor'
  | 'filter'
  | 'explain'
  | 'univ'
  | 'rateReport'
  | 'majorGroup'
  | 'volunteer'
  | 'candidate'

const ADD = /，加入志愿表$/

/** The main job: units with their chance, added to the list. */
export class ResultsPage {
  readonly #page: Page
  constructor(page: Page) {
    this.#page = page
  }

  /** The control that opens a popup of this page. */
  opener(popup: ResultsPopup): Locator {
    const page = this.#page
    const card = page.locator('article').first().getByRole('button')
    switch (popup) {
      case 'batch':
        return page.getByRole('button', { name: '规则' })
      case 'factor':
        return page.getByRole('button', { name: '偏好' })
      case 'filter':
        return page.getByRole('button', { name: /^筛选/ })
      case 'explain':
        return page.getByRole('button', { name: /年投档位次估计/ })
      case 'univ':
        return card.nth(0)
      case 'rateReport':
        return card.nth(1)
      case 'majorGroup':
        return card.nth(2)
      case 'volunteer':
        return page.getByRole('button', { name: /，快速查看$/ })
      case 'candidate':
        return page.getByRole('button', { name: /修改$/ })
    }
  }

  /** Rank of the candidate as the header shows it. */
  async rank(): Promise<number> {
    const text = await this.#page.getByRole('button', { name: /位次 ?\d.*修改$/ }).innerText()
    return Number(/位次 ?([\d,]+)/.exec(text)?.[1]?.replaceAll(',', ''))
  }

  /** Adds the first units not yet in the list; gives the names of their schools and groups. */
  async addFirst(count: number): Promise<string[]> {
    const names: string[] = []
    for (let i = 0; i < count; i++) {
      const button = this.#page.getByRole('button', { name: ADD }).first()
      await button.waitFor()
      const label = (await button.getAttribute('aria-label')) ?? ''
      await button.click()
      await this.#page.getByRole('button', { name: label, exact: true }).waitFor({ state: 'detached' })
      names.push(label.replace(ADD, ''))
    }
    return names
  }

  async toList(): Promise<void> {
    const button = this.#page.getByRole('button', { name: '志愿表', exact: true })
    const link = this.#page.getByRole('link', { name: '志愿表', exact: true })
    await button.or(link).last().click()
    await this.#page.waitForURL('**/volunteerList**')
  }
}
