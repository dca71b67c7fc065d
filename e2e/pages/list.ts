import { pageUrl } from '@wenjin/contract'
import type { Page } from 'playwright-core'

/** The list being filled. */
export class ListPage {
  readonly #page: Page
  constructor(page: Page) {
    this.#page = page
  }

  /** The list in use, or one of the account's. */
  async open(reportMainId?: number): Promise<this> {
    const asked = reportMainId === undefined ? '' : `?reportMainId=${reportMainId}`
    await this.#page.goto(`${pageUrl('volunteerList')}${asked}`)
    return this
  }

  /** School and group of each choice, in order. */
  async choices(count: number): Promise<string[]> {
    const handles = this.#page.getByRole('button', { name: /^第\d+志愿.*，拖动排序$/ })
    await handles.nth(count - 1).waitFor()
    const labels = await handles.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''))
    return labels.map((label) => label.replace(/^第\d+志愿/, '').replace('，拖动排序', ''))
  }

  async remove(place: number): Promise<void> {
    await this.#page.getByRole('button', { name: new RegExp(`^移出第${place}志愿`) }).click()
  }

  /** Waits until the list is on the account. */
  async saved(): Promise<void> {
    await this.#page.getByText('已保存到账号').waitFor()
  }

  async askToKeep(): Promise<void> {
    await this.#page.getByText('登录保存').click()
  }

  /** Exports and gives the file's name. */
  async exportExcel(): Promise<string> {
    const download = this.#page.waitForEvent('download')
    await this.#page.getByRole('button', { name: '导出 Excel' }).click()
    return (await download).suggestedFilename()
  }
}
