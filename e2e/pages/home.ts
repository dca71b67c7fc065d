import type { Browser, Page } from 'playwright-core'
import { openPhone, running } from '../support/phone.ts'
import type { Phone, Place } from '../support/phone.ts'

/** The home screen with its score form. */
export class HomePage {
  readonly #page: Page
  constructor(page: Page) {
    this.#page = page
  }

  async open(): Promise<this> {
    await this.#page.goto('/m/')
    await running(this.#page).waitFor()
    return this
  }

  async switchProvince(name: string): Promise<this> {
    await this.#page.getByRole('button', { name: /^高考省份/ }).click()
    const sheet = this.#page.getByRole('dialog', { name: '请选择高考省份' })
    await sheet.getByRole('button', { name }).click()
    await sheet.waitFor({ state: 'detached' })
    return this
  }

  /** `primary` is null where no subject is chosen first. */
  async fillCandidate(score: number, primary: string | null, electives: readonly string[]): Promise<this> {
    await this.#page.getByLabel('高考总分').fill(String(score))
    if (primary !== null) await this.#page.getByRole('radio', { name: primary }).check()
    for (const subject of electives) await this.#page.getByRole('checkbox', { name: subject }).check()
    return this
  }

  async toResults(): Promise<void> {
    await this.#page.getByRole('button', { name: '看看能上哪些学校' }).click()
    await this.#page.waitForURL('**/volunteer/index**')
  }
}

/** A new phone with the results of a strong candidate of physics, from the form of home. */
export async function openResults(
  browser: Browser,
  place: Place,
  size: Parameters<typeof openPhone>[2] = {},
): Promise<Phone> {
  const phone = await openPhone(browser, place, size)
  const home = await new HomePage(phone.page).open()
  await home.fillCandidate(620, '物理', ['化学', '生物'])
  await home.toResults()
  return phone
}
