import { defineBrowserCommand } from '@vitest/browser-playwright'

/** Makes the device light or dark. */
export const emulateScheme = defineBrowserCommand<[scheme: 'light' | 'dark']>(async ({ page }, scheme) => {
  await page.emulateMedia({ colorScheme: scheme })
})

declare module 'vitest/browser' {
  interface BrowserCommands {
    emulateScheme(scheme: 'light' | 'dark'): Promise<void>
  }
}
