import type { Browser, BrowserContext, Locator, Page } from 'playwright-core'

/** A phone of its own: own storage, phone-sized screen. Every error a page reports is kept in `problems`. */
export interface Phone {
  readonly page: Page
  readonly problems: string[]
}

/** Milliseconds until a page that does not do what is waited for is taken to hang, however busy the machine. */
const TIMEOUT_MS = 60_000

/** Where a phone goes, and the network address it comes from. */
export interface Place {
  readonly base: string
  readonly address: string
}

const open = new Set<BrowserContext>()

/** Opens a phone; it is closed after its test. */
export async function openPhone(
  browser: Browser,
  { base, address }: Place,
  options: {
    readonly width?: number
    readonly height?: number
    readonly dark?: boolean
    readonly userAgent?: string
  } = {},
): Promise<Phone> {
  const context = await browser.newContext({
    baseURL: base,
    extraHTTPHeaders: { 'x-forwarded-for': address },
    viewport: { width: options.width ?? 390, height: options.height ?? 844 },
    colorScheme: options.dark === true ? 'dark' : 'light',
    ...(options.userAgent === undefined ? {} : { userAgent: options.userAgent }),
    isMobile: true,
    hasTouch: true,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
  })
  open.add(context)
  context.setDefaultTimeout(TIMEOUT_MS)
  context.on('page', countRequests)
  await context.addInitScript(keepToasts)
  const page = await context.newPage()
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text())
  })
  return { page, problems }
}

export async function closePhones(): Promise<void> {
  const contexts = [...open]
  open.clear()
  await Promise.all(contexts.map((context) => context.close()))
}

/** Opens an empty page of the host, where what the phone keeps can be changed. */
export async function openNothing(page: Page): Promise<void> {
  const icon = '<link rel="icon" href="data:,">'
  await page.route('/nothing', (route) => route.fulfill({ contentType: 'text/html', body: icon }))
  await page.goto('/nothing')
  await page.unroute('/nothing')
}

/** What stands in the page once the application runs, in the place of the first screen that came as HTML. */
export function running(page: Page): Locator {
  return page.locator('#root > :not(#first-home):not(#first-wait)').first()
}

interface Toasts {
  /** What toasts have said on this page, the newest last. */
  readonly toasts: string[]
}

/** In the page: keeps what toasts say, which are gone after two seconds, however slow who looks for them. */
function keepToasts(): void {
  const toasts: string[] = []
  Object.assign(window, { toasts })
  new MutationObserver(() => {
    for (const { textContent } of document.querySelectorAll('output'))
      if (textContent !== '' && textContent !== toasts.at(-1)) toasts.push(textContent)
  }).observe(document, { subtree: true, childList: true, characterData: true })
}

/** Waits until a toast has said these words. To be called before what leads to another document. */
export async function told(page: Page, words: string): Promise<void> {
  await page.waitForFunction(
    (text) => (window as unknown as Toasts).toasts.some((one) => one.includes(text)),
    words,
  )
}

/** Requests of a page: those on their way, and how many began. */
const requests = new WeakMap<Page, { onTheWay: number; started: number }>()

function countRequests(page: Page): void {
  const count = { onTheWay: 0, started: 0 }
  requests.set(page, count)
  page.on('request', () => {
    count.onTheWay++
    count.started++
  })
  const ended = (): void => {
    count.onTheWay--
  }
  page.on('requestfinished', ended)
  page.on('requestfailed', ended)
}

/**
 * Waits until a page has nothing more to do of itself but wait for a clock: no request is on its way, what they brought
 * is drawn, animations are over, the main thread is idle, and none of that began another request.
 */
export async function settled(page: Page): Promise<void> {
  const count = requests.get(page)
  if (count === undefined) throw new Error('a page of no phone')
  for (let started = -1; count.onTheWay > 0 || started !== count.started;) {
    started = count.started
    await page.evaluate(async () => {
      const idle = () => new Promise<unknown>((resolve) => requestIdleCallback(resolve))
      const frame = () => new Promise<unknown>((resolve) => requestAnimationFrame(resolve))
      await frame()
      await frame()
      const ending = document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
      await Promise.allSettled(ending.map(({ finished }) => finished))
      await idle()
    })
  }
}
