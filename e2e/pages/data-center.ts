import { pageUrl } from '@wenjin/contract'
import type { Locator, Page } from 'playwright-core'

/** What data are loaded of a province, and how true its chances were. */
export class DataCenterPage {
  readonly #page: Page
  constructor(page: Page) {
    this.#page = page
  }

  async open(search = ''): Promise<this> {
    await this.#page.goto(`${pageUrl('data')}${search}`)
    return this.shown()
  }

  /** Waits until an answer is there. */
  async shown(): Promise<this> {
    await this.#page.getByRole('heading', { name: '收录了什么' }).waitFor()
    return this
  }

  get province(): Locator {
    return this.#page.getByRole('button', { name: /^省份：/ })
  }

  async switchProvince(name: string): Promise<this> {
    await this.province.click()
    const sheet = this.#page.getByRole('dialog', { name: '查看哪个省份' })
    await sheet.getByRole('button', { name, exact: true }).click()
    await sheet.waitFor({ state: 'detached' })
    return this.shown()
  }

  /** Years of a kind of data, as a screen reader says them: 2025年1,024条. */
  async years(kindName: string): Promise<string[]> {
    const cells = this.#page.getByRole('list', { name: `${kindName}各年条数` }).getByRole('listitem')
    const texts: string[] = []
    for (const cell of await cells.all())
      texts.push(
        await cell.evaluate((node) => `${node.firstChild?.textContent}${node.lastChild?.textContent}`),
      )
    return texts
  }

  get series(): Locator {
    return this.#page.getByLabel('看哪一类')
  }

  get chart(): Locator {
    return this.#page.getByRole('img', { name: /^说的概率与实际投进的比例/ })
  }

  /** What opens in place: 看数据, 怎么检验的, a kind's sources. */
  fold(label: string | RegExp): Locator {
    return this.#page.locator('summary').filter({ hasText: label })
  }

  table(name: string | RegExp): Locator {
    return this.#page.getByRole('table', { name })
  }

  async openEverything(): Promise<void> {
    await this.#page.evaluate(() => {
      for (const one of document.querySelectorAll('details')) one.open = true
    })
  }
}
