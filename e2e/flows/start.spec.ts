import type { Browser, Page } from 'playwright-core'
import { pageUrl, PATHS, themeVariables } from '@wenjin/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { AppPopups } from '../pages/app-popups.ts'
import { registerBound, signInByStorage } from '../support/customer.ts'
import type { Customer } from '../support/customer.ts'
import { openFlow } from '../support/flow.ts'
import type { RunningServer } from '../support/flow.ts'
import { openNothing, openPhone, running, settled, told } from '../support/phone.ts'

const MESSAGING_APP = 'Mozilla/5.0 (Linux; Android 12) Chrome/98 Mobile MicroMessenger/8.0.40'

let server: RunningServer
let browser: Browser
let one: Customer
let other: Customer

beforeAll(async () => {
  ;({ server, browser } = await openFlow('start'))
  one = await registerBound(server, '13600000001')
  other = await registerBound(server, '13600000002')
})

function stored(page: Page, key: string): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key)
}

/** Calls sent before the running application stood in the place of what came as HTML. */
async function callsBeforeInteractive(page: Page): Promise<string[]> {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const root = document.getElementById('root')
      if (root === null) return
      new MutationObserver((_, observer) => {
        if (document.getElementById('first-home') !== null) return
        performance.mark('interactive')
        observer.disconnect()
      }).observe(root, { childList: true })
    })
  })
  await page.goto('/m/')
  await running(page).waitFor()
  return page.evaluate(() => {
    const [mark] = performance.getEntriesByName('interactive')
    if (mark === undefined) throw new Error('never interactive')
    return performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => name.includes('/api/') && startTime < mark.startTime)
      .map(({ name }) => name)
  })
}

describe('home', () => {
  test('needs no call before anybody can use it and moves nothing, and none about a customer whose page it is', async () => {
    const visitor = await openPhone(browser, server)
    expect(await callsBeforeInteractive(visitor.page)).toEqual([])
    expect(await layoutShift(visitor.page)).toBe(0)

    const { page } = await openPhone(browser, server)
    await signInByStorage(page, one)
    let asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    expect(await callsBeforeInteractive(page)).toEqual([])
    await page.getByText('2026年（已绑定）').waitFor()
    await settled(page)
    expect(asked.filter((url) => /getUserInfo|getTenant|getProvinces/.test(url))).toEqual([])

    // a page that was made for somebody else asks who this is
    await page.context().clearCookies()
    asked = []
    await page.goto('/m/')
    await page.getByText('2026年（已绑定）').waitFor()
    await settled(page)
    expect(asked.filter((url) => url.includes('getUserInfo'))).toHaveLength(1)
  })

  test('a tool that the tenant switched off is not on home, before the script and after', async () => {
    const { page } = await openPhone(browser, server)
    let letCome: () => void = () => {}
    const come = new Promise<void>((resolve) => (letCome = resolve))
    await page.route('**/assets/*.js', async (route) => {
      await come
      await route.continue()
    })
    const seen = (): Promise<string[]> =>
      page
        .getByRole('navigation', { name: '工具' })
        .getByRole('link')
        .filter({ visible: true })
        .allTextContents()
    await page.goto('/m/')
    expect(await seen()).toEqual(['选学校', '我的志愿表'])
    letCome()
    await running(page).waitFor()
    expect(await seen()).toEqual(['选学校', '我的志愿表'])
  })

  test('has the tenant’s colours before any script of ours, in light and in dark', async () => {
    const { page } = await openPhone(browser, server)
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto('/m/')
    for (const scheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: scheme })
      const { accent, rest } = await page.evaluate(() => {
        const style = getComputedStyle(document.documentElement)
        const names = ['--accent-light', '--accent-high', '--accent-soft', '--accent-text']
        return {
          accent: style.getPropertyValue('--accent').trim(),
          rest: names.map((name) => style.getPropertyValue(name).trim()),
        }
      })
      const variables = themeVariables(accent)
      const text = variables[scheme === 'dark' ? '--accent-on-dark' : '--accent-on-light']
      expect(rest).toEqual([
        variables['--accent-light'],
        variables['--accent-high'],
        variables['--accent-soft'],
        text,
      ])
    }
  })
})

/** How far what stands on the page has moved since it was drawn. */
function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value
        }).observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)))
      }),
  )
}

describe('what an address carries', () => {
  test('credentials sign a visitor in and leave the address, with where they came from; another’s are let in by the person only', async () => {
    const { page } = await openPhone(browser, server)
    await page.goto(`${pageUrl('account')}?${credentialsOf(one)}&tab=1&from=poster&shareCode=Ab_9`)
    await page.getByText('136****0001').waitFor()
    expect(new URL(page.url()).searchParams.get('tab')).toBe('1')
    expect(page.url()).not.toContain('tk=')
    expect(await stored(page, 'cid')).toBe(String(one.customerId))
    expect([await stored(page, 'from'), await stored(page, 'shareCode')]).toEqual(['poster', 'Ab_9'])

    const popups = new AppPopups(page)
    await page.goto(`/m/?${credentialsOf(other)}`)
    await popups.named('是否切换账号').waitFor()
    expect(new URL(page.url()).search).toBe('')
    expect(await stored(page, 'cid')).toBe(String(one.customerId))
    await page.getByRole('button', { name: '保持不变' }).click()
    await popups.gone()
    expect(await stored(page, 'tk')).toBe(one.onlineToken)
    await page.goto(`/m/?${credentialsOf(other)}`)
    const reloaded = page.waitForEvent('load')
    await page.getByRole('button', { name: '切换账号' }).click()
    await reloaded
    expect(await stored(page, 'cid')).toBe(String(other.customerId))
    expect(await stored(page, 'tk')).toBe(other.onlineToken)
  })

  test('credentials the server refuses are told and cleared, and lead home with the entered score', async () => {
    const { page } = await openPhone(browser, server)
    await openNothing(page)
    await page.evaluate(() => {
      localStorage.setItem('tempGradeInfo', '{"score":600}')
      localStorage.setItem('shareCode', 'x')
    })
    const said = told(page, '用户信息已失效')
    await page.goto(`${pageUrl('account')}?cid=987654&tk=nothing&tn=x-online-token`, { waitUntil: 'commit' })
    await said
    await page.waitForURL('**/m/')
    expect([await stored(page, 'cid'), await stored(page, 'tk'), await stored(page, 'shareCode')]).toEqual([
      null,
      null,
      null,
    ])
    expect(await stored(page, 'tempGradeInfo')).toContain('600')
  })
})

function credentialsOf({ customerId, onlineToken, tokenName }: Customer): string {
  return new URLSearchParams({ cid: String(customerId), tk: onlineToken, tn: tokenName }).toString()
}

/** What the page's stand-ins for other scripts were told. */
interface Received {
  readonly received: string[]
}

/** Phones that show the page in a container: what they call themselves, where its script comes from, what it brings. */
const CONTAINERS = [
  ['wx', 'MicroMessenger/8.0.40 miniProgram/wx0123456789abcdef', 'https://res.wx.qq.com/', 'miniProgram'],
  ['swan', 'baiduboxapp/13.0 swan/2.40.0', 'https://b.bdstatic.com/', 'webView'],
  ['tt', 'NewsArticle/8.0 ToutiaoMicroApp/2.0', 'https://lf1-cdn-tos.bytegoofy.com/', 'miniProgram'],
] as const

test('each route is told to the container that embeds the page', async () => {
  for (const [name, agent, host, part] of CONTAINERS) {
    const userAgent = `Mozilla/5.0 (Linux; Android 12) Chrome/98 Mobile ${agent}`
    const { page, problems } = await openPhone(browser, server, { userAgent })
    const fetched: string[] = []
    await page.route(/^https:/, (route) => {
      fetched.push(route.request().url())
      return route.fulfill({
        contentType: 'text/javascript',
        body: `window.received = []
          window.${name} = { config() {}, ready() {}, error() {},
            ${part}: { postMessage: ({ data }) => window.received.push(data.path) } }`,
      })
    })
    await page.route('**/weixin/shareConfig', (route) => route.abort())
    await page.goto('/m/')
    await page.waitForFunction(() => (window as unknown as Received).received?.length === 1)
    await page.getByRole('link', { name: '用户协议' }).click()
    await page.waitForFunction(() => (window as unknown as Received).received.length === 2)
    const received = await page.evaluate(() => (window as unknown as Received).received)
    expect(received).toEqual(['/', PATHS.agreement])
    expect(fetched).toEqual([expect.stringContaining(host)])
    expect(problems.filter((problem) => !problem.includes('ERR_FAILED'))).toEqual([])
  }
})

test('page views are told to the statistics, and what blocked scrolling is gone with its page', async () => {
  const { page } = await openPhone(browser, server)
  await page.addInitScript(() => {
    const received: string[] = []
    Object.assign(window, {
      received,
      _hmt: { push: (command: readonly string[]) => received.push(command.join(' ')) },
    })
  })
  await page.goto('/m/')
  await running(page).waitFor()
  await page.evaluate(() => document.documentElement.classList.add('no-scroll'))
  await page.getByRole('link', { name: '用户协议' }).click()
  await page.waitForURL('**/agreement')
  await page.getByRole('heading', { name: '用户协议' }).first().waitFor()
  const received = await page.evaluate(() => (window as unknown as Received).received)
  expect(received).toEqual([`_trackPageview ${pageUrl('agreement')}`])
  expect(await page.evaluate(() => document.documentElement.className)).not.toContain('no-scroll')
})

describe('sharing inside the messaging app', () => {
  const script = `window.received = []
    window.wx = {
      config: (options) => window.received.push('config ' + options.appId + ' ' + options.signature + ' ' + options.jsApiList),
      ready: (run) => run(),
      error: () => {},
      updateAppMessageShareData: (card) => window.received.push('message ' + card.title + ' ' + card.desc + ' ' + card.link),
      updateTimelineShareData: (card) => window.received.push('timeline ' + card.title + ' ' + card.link),
    }`
  const reply = {
    resultCode: '0000',
    message: '',
    data: {
      wxConfig: { appid: 'wx0123456789abcdef', timestamp: 1, noncestr: 'n', sign: 's' },
      shareConfig: { shareTitle: '标题', shareContent: '内容', shareHref: 'https://a/m/', shareLogo: '' },
    },
  }

  test('each page that shows is announced, the address without hash, and again on coming back', async () => {
    const { page, problems } = await openPhone(browser, server, { userAgent: MESSAGING_APP })
    const urls: string[] = []
    await page.route('https://res.wx.qq.com/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: script }),
    )
    await page.route('**/weixin/shareConfig', (route) => {
      urls.push(decodeURIComponent(new URLSearchParams(route.request().postData() ?? '').get('url') ?? ''))
      return route.fulfill({ json: reply })
    })
    await page.goto('/m/?shareCode=abc#part')
    await page.waitForFunction(() => (window as unknown as Received).received?.length === 3)
    expect(await page.evaluate(() => (window as unknown as Received).received)).toEqual([
      'config wx0123456789abcdef s updateAppMessageShareData,updateTimelineShareData',
      'message 标题 内容 https://a/m/',
      'timeline 标题 https://a/m/',
    ])
    await page.getByRole('link', { name: '用户协议' }).click()
    await page.waitForFunction(() => (window as unknown as Received).received.length === 6)
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    await page.waitForFunction(() => (window as unknown as Received).received.length === 9)
    expect(urls).toEqual([
      `${server.base}/m/?shareCode=abc`,
      `${server.base}${pageUrl('agreement')}`,
      `${server.base}${pageUrl('agreement')}`,
    ])
    expect(problems).toEqual([])
  })

  test('a failure is a warning on the console and nothing on the page; elsewhere nothing is asked', async () => {
    const { page, problems } = await openPhone(browser, server, { userAgent: MESSAGING_APP })
    await page.route('https://res.wx.qq.com/**', (route) => route.abort())
    await page.route('**/weixin/shareConfig', (route) => route.fulfill({ json: reply }))
    const warned = page.waitForEvent('console', (message) => message.type() === 'warning')
    await page.goto('/m/')
    expect((await warned).text()).toContain('分享配置失败')
    expect(await page.locator('output').allInnerTexts()).toEqual([''])
    expect(problems.filter((problem) => !problem.includes('ERR_FAILED'))).toEqual([])

    const { page: elsewhere } = await openPhone(browser, server)
    const asked: string[] = []
    elsewhere.on('request', (request) => asked.push(request.url()))
    await elsewhere.clock.install()
    await elsewhere.goto('/m/')
    await settled(elsewhere)
    await elsewhere.clock.runFor(800)
    await settled(elsewhere)
    expect(asked.filter((url) => /res\.wx\.qq\.com|shareConfig|share-config/.test(url))).toEqual([])
  })
})

test('a page whose code does not come says so, and the retry brings it', async () => {
  const { page } = await openPhone(browser, server)
  await page.goto('/m/')
  await running(page).waitFor()
  await page.route('**/assets/agreement*.js', (route) => route.abort())
  await page.getByRole('link', { name: '用户协议' }).click()
  await page.getByText('页面资源加载失败，请检查网络后重试').waitFor()
  await page.unroute('**/assets/agreement*.js')
  await page.getByRole('button', { name: '重试' }).click()
  await page.getByRole('heading', { name: '用户协议' }).first().waitFor()
  expect(await page.getByText('页面资源加载失败').count()).toBe(0)
})

test('being led to 404 asks the start calls again, in their order', async () => {
  const { page } = await openPhone(browser, server)
  await page.goto('/m/')
  await running(page).waitFor()
  const asked: string[] = []
  page.on('request', (request) => {
    const [, name] = /\/(get(?:Tenant\w+|Provinces|ChoiceMode))\b/.exec(request.url()) ?? []
    if (name !== undefined) asked.push(name)
  })
  await page.evaluate(() => {
    history.pushState({ idx: 1 }, '', '/m/pages/nowhere')
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  })
  await page.waitForURL('**/error/404')
  await page.waitForResponse(/getChoiceMode/)
  expect(asked).toEqual(['getTenantInfo', 'getTenantConfig', 'getProvinces', 'getChoiceMode'])
})
