import { pageUrl } from '@wenjin/contract'
import type { Browser, Page, Request } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { HomePage } from '../pages/home.ts'
import { registerBound, signInByStorage } from '../support/customer.ts'
import type { Customer } from '../support/customer.ts'
import { openFlow } from '../support/flow.ts'
import type { RunningServer } from '../support/flow.ts'
import { openPhone, running } from '../support/phone.ts'

let server: RunningServer
let browser: Browser
let phones = 13_600_136_000

beforeAll(async () => {
  ;({ server, browser } = await openFlow('two-tabs'))
})

function newCustomer(): Promise<Customer> {
  return registerBound(server, String(++phones))
}

/** A second tab of a phone, and what it sends with whose token. */
async function secondTab(first: Page, deaf = false): Promise<{ page: Page; sent: Request[] }> {
  const page = await first.context().newPage()
  if (deaf)
    await page.addInitScript(() =>
      window.addEventListener('storage', (event) => event.stopImmediatePropagation()),
    )
  const sent: Request[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/')) sent.push(request)
  })
  return { page, sent }
}

/** Whose token a tab has sent since. */
async function tokens(sent: readonly Request[], { tokenName }: Customer): Promise<string[]> {
  const headers = await Promise.all(sent.map((request) => request.allHeaders()))
  return headers.flatMap((one) => one[tokenName.toLowerCase()] ?? [])
}

function stored(page: Page, ...keys: string[]): Promise<(string | null)[]> {
  return page.evaluate((all) => all.map((key) => localStorage.getItem(key)), keys)
}

/** The first tab becomes another customer's, as after a sign-in there. */
async function swap(first: Page, to: Customer): Promise<void> {
  await signInByStorage(first, to)
}

describe('two tabs of one phone', () => {
  test('when another account signs in in one, the other leaves for that account’s home', async () => {
    const [x, y] = [await newCustomer(), await newCustomer()]
    const { page: first } = await openPhone(browser, server)
    await signInByStorage(first, x)
    const { page, sent } = await secondTab(first)
    await page.goto(pageUrl('setUserInfo'))
    await page.getByRole('heading', { name: '个人资料' }).waitFor()
    await swap(first, y)
    await page.waitForURL(`${server.base}/m/`)
    await running(page).waitFor()
    await page.goto(pageUrl('account'))
    const shown = `${String(phones).slice(0, 3)}****${String(phones).slice(-4)}`
    await page.getByText(shown).first().waitFor()
    const ofX = sent.filter((one) => one.url().includes(`customerId=${x.customerId}`))
    expect(await tokens(ofX, y)).not.toContain(y.onlineToken)
    expect(await stored(page, 'cid', 'tk')).toEqual([String(y.customerId), y.onlineToken])
  })

  test('a score entered in a tab that has heard of nothing does not land on the other account', async () => {
    const [x, y] = [await newCustomer(), await newCustomer()]
    const { page: first } = await openPhone(browser, server)
    await signInByStorage(first, x)
    const { page, sent } = await secondTab(first, true)
    const home = await new HomePage(page).open()
    await home.fillCandidate(611, '物理', ['化学', '生物'])
    await swap(first, y)
    sent.length = 0
    await page.getByRole('button', { name: '看看能上哪些学校' }).click()
    await page.waitForURL(`${server.base}/m/`)
    await running(page).waitFor()
    expect(sent.filter((one) => one.url().includes('saveScore'))).toEqual([])
    const info = await y.call('getUserInfo', { customerId: y.customerId })
    expect(info.choiceScoreDto).toBeNull()
    expect(await stored(page, 'cid', 'tk')).toEqual([String(y.customerId), y.onlineToken])
  })

  test('an answer that comes after the swap is used for nobody, its refusal ends no session', async () => {
    const [x, y] = [await newCustomer(), await newCustomer()]
    const { page: first } = await openPhone(browser, server)
    await signInByStorage(first, x)
    const { page } = await secondTab(first, true)
    let answer: () => void = () => {}
    const asked = new Promise<void>((resolve) => {
      void page.route('**/api/cust/customer/getUserInfo**', async (route) => {
        resolve()
        await new Promise<void>((go) => {
          answer = go
        })
        await route.fulfill({ json: { resultCode: '40105', message: '登录已失效', data: null } })
      })
    })
    // the page is written without the customer, so that it must ask for them
    await page.route(/\/m\/$/, async (route) => {
      const reply = await route.fetch()
      const body = (await reply.text()).replace(
        /"userInfo":\{.*\},"choiceMode"/,
        '"userInfo":null,"choiceMode"',
      )
      await route.fulfill({ response: reply, body })
    })
    await page.goto('/m/')
    await asked
    await swap(first, y)
    await page.unroute(/\/m\/$/)
    const left = page.waitForEvent('framenavigated')
    answer()
    await left
    await running(page).waitFor()
    expect(await stored(page, 'cid', 'tk')).toEqual([String(y.customerId), y.onlineToken])
  })

  test('a visitor’s tab becomes the customer’s who signs in in the other, with what was typed, and leaves with them', async () => {
    const x = await newCustomer()
    const { page: first } = await openPhone(browser, server)
    const { page } = await secondTab(first)
    const home = await new HomePage(page).open()
    await home.fillCandidate(587, '物理', ['化学'])
    await signInByStorage(first, x)
    await page.getByRole('link', { name: '我的', exact: true }).click()
    const shown = `${String(phones).slice(0, 3)}****${String(phones).slice(-4)}`
    await page.getByText(shown).first().waitFor()
    await page.goBack()
    expect(await page.getByLabel('高考总分').inputValue()).toBe('587')

    await page.goto(pageUrl('account'))
    await first.goto(pageUrl('set'))
    await first.getByRole('button', { name: '退出登录' }).click()
    await first.getByRole('alertdialog').getByRole('button', { name: '退出登录' }).click()
    await page.waitForURL(`${server.base}/m/`)
    await running(page).waitFor()
    expect(await stored(page, 'cid', 'tk')).toEqual([null, null])
  })
})
