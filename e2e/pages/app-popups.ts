import type { Locator, Page } from 'playwright-core'

/** Popups open over the page, whichever screen it shows. */
export class AppPopups {
  readonly #page: Page
  constructor(page: Page) {
    this.#page = page
  }

  all(): Locator {
    return this.#page.locator('#popups :is([role="dialog"], [role="alertdialog"])')
  }

  named(name: string): Locator {
    return this.all().and(this.#page.locator(`[aria-label="${name}"]`))
  }

  /** Their names, lowest first. */
  names(): Promise<string[]> {
    return this.all().evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''))
  }

  async gone(): Promise<void> {
    await this.all().first().waitFor({ state: 'detached' })
  }

  /** Whether Tab and Shift+Tab, pressed often enough to go all the way round, stay in the one on top. */
  async holdsFocus(): Promise<boolean> {
    const inside = (): Promise<boolean> =>
      this.all()
        .last()
        .evaluate((box) => box.contains(document.activeElement))
    for (const key of [...Array<string>(8).fill('Tab'), ...Array<string>(10).fill('Shift+Tab')]) {
      await this.#page.keyboard.press(key)
      if (!(await inside())) return false
    }
    return true
  }
}
