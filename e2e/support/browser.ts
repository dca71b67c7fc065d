import { existsSync } from 'node:fs'
import { chromium } from 'playwright-core'
import type { Browser } from 'playwright-core'

const PLACES = [
  process.env['CHROMIUM'] ?? '',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

/** The system's Chromium, without a sandbox and without calls of its own. */
export async function launchBrowser(): Promise<Browser> {
  const executablePath = PLACES.find((place) => place !== '' && existsSync(place))
  if (executablePath === undefined) throw new Error('no Chromium: npm test installs one')
  return chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-background-networking'],
    // a worker that is told to end ends at once, and its browser with it
    handleSIGTERM: false,
  })
}
