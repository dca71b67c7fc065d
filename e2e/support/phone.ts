import { existsSync } from 'node:fs'
import { chromium } from 'playwright-core'
import type { Browser, Locator, Page } from 'playwright-core'

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
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-background-networking'] })
}

/** A phone of its own: own storage, phone-sized screen. Every error a page reports is kept in `problems`. */
export interface Phone {
  readonly page: Page
  readonly problems: string[]
}

export async function openPhone(
  browser: Browser,
  base: string,
  options: {
    readonly width?: number
    readonly height?: number
    readonly dark?: boolean
    readonly userAgent?: string
  } = {},
): Promise<Phone> {
  const context = await browser.newContext({
    baseURL: base,
    viewport: { width: options.width ?? 390, height: options.height ?? 844 },
    colorScheme: options.dark === true ? 'dark' : 'light',
    ...(options.userAgent === undefined ? {} : { userAgent: options.userAgent }),
    isMobile: true,
    hasTouch: true,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
  })
  const page = await context.newPage()
  page.setDefaultTimeout(15_000)
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text())
  })
  return { page, problems }
}

/** What stands in the page once the application runs, in the place of the first screen that came as HTML. */
export function running(page: Page): Locator {
  return page.locator('#root > :not(#first-home):not(#first-wait)').first()
}
