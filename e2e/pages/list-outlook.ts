import type { Locator, Page } from 'playwright-core'

/** How the list would end, in one line under it and in a sheet of its own; and what is worked out of it. */
export class ListOutlook {
  readonly #page: Page
  constructor(page: Page) {
    this.#page = page
  }

  get strip(): Locator {
    return this.#page.getByRole('button', { name: /^志愿表模拟/ })
  }

  get sheet(): Locator {
    return this.#page.getByRole('dialog', { name: '志愿表模拟' })
  }

  get slider(): Locator {
    return this.sheet.getByRole('slider')
  }

  async open(): Promise<void> {
    await this.strip.click()
    await this.sheet.waitFor()
  }

  async close(): Promise<void> {
    await this.#page.keyboard.press('Escape')
    await this.sheet.waitFor({ state: 'detached' })
  }

  /** A risk of the line under the list, in percent. */
  async risk(name: '滑档风险' | '退档'): Promise<number> {
    return percentIn(await this.strip.innerText(), name)
  }

  /** A risk of the sheet, in percent. */
  async shown(name: '滑档风险' | '退档风险'): Promise<number> {
    return percentIn(await this.sheet.getByText(name, { exact: true }).locator('..').innerText(), name)
  }

  /** Takes a choice out of the question, or back in. */
  async leaveOut(place: number): Promise<void> {
    await this.sheet.getByRole('button', { name: new RegExp(`^去掉看看：第 ?${place} ?志愿`) }).click()
  }

  tool(name: '一键优化顺序' | '智能生成方案' | '风险检查' | '我的偏好'): Locator {
    return this.#page.getByRole('list', { name: '志愿表工具' }).getByRole('button', { name })
  }

  dialog(name: '优化顺序' | '我的偏好' | '概率解读'): Locator {
    return this.#page.getByRole('dialog', { name, exact: true })
  }

  async switchObey(place: number): Promise<void> {
    await this.#page.getByRole('switch', { name: `第${place}志愿服从专业调剂` }).click()
  }

  async undo(): Promise<void> {
    await this.#page.getByRole('button', { name: '撤销' }).click()
  }
}

/** 滑档风险 4.8% → 4.8; <0.1% counts as 0.05. */
function percentIn(text: string, name: string): number {
  const [, less, figure] = new RegExp(`${name}\\s*([<>]?)([\\d.]+)%`).exec(text) ?? []
  if (figure === undefined) throw new Error(`${name} is not in ${text}`)
  return less === '<' ? Number(figure) / 2 : Number(figure)
}
