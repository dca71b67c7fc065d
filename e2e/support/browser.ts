import { chromium } from 'playwright-core'
import type { Browser } from 'playwright-core'

/** The system's Chromium, without a sandbox and without calls of its own. */
export async function launchBrowser(): Promise<Browser> {
  const executablePath = process.env['CHROMIUM']
  if (!executablePath) throw new Error('no Chromium: npm test installs one')
  return chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-background-networking'],
    // a worker that is told to end ends at once, and its browser with it
    handleSIGTERM: false,
  })
}
