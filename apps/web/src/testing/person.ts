import { expect, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Locator } from 'vitest/browser'

type Words = string | RegExp
type Pressed = 'button' | 'link' | 'switch' | 'radio' | 'checkbox' | 'tab' | 'slider'

/** Presses a button (or what has that role) by its whole name; one that says why it cannot be used, too. */
export async function press(name: Words, role: Pressed = 'button'): Promise<void> {
  const target = page.getByRole(role, { name, exact: true })
  await expect.element(target).toBeInTheDocument()
  // a tap that is forced does not wait for a sheet to come up: one that met nothing is made again
  await vi.waitFor(() => target.click({ force: target.element().ariaDisabled === 'true' }), 5_000)
}

/** Puts a text into a field, by its label; what stood there goes. */
export async function type(label: Words, text: string): Promise<void> {
  await (await fieldOf(label)).fill(text)
}

/** Picks an option of a list, by the label of the list. */
export async function choose(label: Words, option: string): Promise<void> {
  await (await fieldOf(label)).selectOptions(option)
}

const FIELDS = 'input, textarea, select'

/** The one control of that label; a popup may have the same name. */
async function fieldOf(label: Words): Promise<Locator> {
  // beside a longer text stands how much is written of it
  const whole =
    typeof label === 'string' ? new RegExp(`^${label.replace(/[()*+?.]/g, '\\$&')}(\\d+/\\d+)?$`) : label
  const labelled = page.getByLabelText(whole)
  const find = (): Element[] => labelled.elements().filter((one) => one.matches(FIELDS))
  await expect.poll(find, { message: `field ${label}` }).toHaveLength(1)
  return page.elementLocator(find()[0] as Element)
}

/** These words stand on the screen. */
export async function expectText(...words: readonly Words[]) {
  for (const one of words) await expect.element(page.getByText(one, { exact: false }).first()).toBeVisible()
}

/** These words do not, or no longer. */
export async function expectNoText(...words: readonly Words[]) {
  for (const one of words) await expect.element(page.getByText(one, { exact: false })).not.toBeInTheDocument()
}

/** Waits are shown: the shape of what is coming, and words for who does not see it. */
export async function expectWaiting() {
  await expect.element(page.getByText('正在加载', { exact: false }).first()).toBeInTheDocument()
}

/** A failure is told, and the next try, which is answered, takes it away. */
export async function expectRetry(what: string, then: Words) {
  await expect.element(page.getByRole('alert').getByText(`${what}没有加载出来`)).toBeVisible()
  await press('重试')
  await expectText(then)
  await expectNoText(`${what}没有加载出来`)
}
