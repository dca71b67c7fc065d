import { expect } from 'vitest'
import { commands } from 'vitest/browser'

export type Scheme = 'light' | 'dark'

let scheme: Scheme = 'light'

/** Whether the device is light or dark. */
export function schemeNow(): Scheme {
  return scheme
}

/** Makes it so, and waits until the page has heard of it. */
export async function setScheme(wanted: Scheme): Promise<void> {
  if (wanted === scheme) return
  await commands.emulateScheme(wanted)
  scheme = wanted
  await expect.poll(() => matchMedia(`(prefers-color-scheme: ${wanted})`).matches, { interval: 5 }).toBe(true)
}
