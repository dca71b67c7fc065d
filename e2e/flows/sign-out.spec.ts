import { pageUrl } from '@wenjin/contract'
import type { Browser, Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { registerBound, signInByStorage } from '../support/customer.ts'
import type { Customer } from '../support/customer.ts'
import { openFlow } from '../support/flow.ts'
import type { RunningServer } from '../support/flow.ts'
import { openPhone, running } from '../support/phone.ts'

let server: RunningServer
let browser: Browser
let phones = 13_500_135_000

beforeAll(async () => {
  ;({ server, browser } = await openFlow('sign-out'))
})

/** A customer's settings, open and then without connection; they sign out there. */
async function signOutOffline(): Promise<{ page: Page; customer: Customer }> {
  const customer = await registerBound(server, String(++phones))
  const { page } = await openPhone(browser, server)
  await signInByStorage(page, customer)
  await page.goto(pageUrl('set'))
  await page.getByRole('button', { name: '退出登录' }).waitFor()
  await page.context().setOffline(true)
  await page.getByRole('button', { name: '退出登录' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '退出登录' }).click()
  await page.waitForFunction(() => localStorage.getItem('cid') === null)
  expect(await resultOf(customer)).toBe('0000')
  return { page, customer }
}

async function resultOf({ customerId, onlineToken, tokenName }: Customer): Promise<string> {
  const path = `/api/cust/customer/getUserInfo?customerId=${customerId}&tenantId=${server.tenantId}`
  const reply = await server.fetch(path, { headers: { [tokenName]: onlineToken } })
  return ((await reply.json()) as { readonly resultCode: string }).resultCode
}

function unsent(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('_unsentLogout_'))
}

describe('signing out without connection', () => {
  test('ends the session on the server as soon as there is one', async () => {
    const { page, customer } = await signOutOffline()
    await page.context().setOffline(false)
    await page.waitForFunction(() => localStorage.getItem('_unsentLogout_') === null)
    expect(await resultOf(customer)).toBe('40105')
  })

  test('makes every page a visitor’s meanwhile, and is sent at the next start', async () => {
    const { page, customer } = await signOutOffline()
    await page.route('**/api/cust/logout', (route) => route.abort())
    await page.context().setOffline(false)
    const reply = await page.goto('/m/')
    expect(await reply?.text()).toContain('"userInfo":null')
    await running(page).waitFor()
    expect(await page.context().cookies(`${server.base}/m/`)).toEqual([])
    expect(await unsent(page)).not.toBeNull()
    expect(await resultOf(customer)).toBe('0000')
    await page.unroute('**/api/cust/logout')
    await page.goto(pageUrl('agreement'))
    await page.waitForFunction(() => localStorage.getItem('_unsentLogout_') === null)
    expect(await resultOf(customer)).toBe('40105')
  })

  test('does not sign out who signs in next', async () => {
    const { page, customer } = await signOutOffline()
    await page.route('**/api/cust/logout', (route) => route.abort())
    await page.context().setOffline(false)
    const next = await registerBound(server, String(++phones))
    // the page they sign in on is a visitor's
    await page.goto(pageUrl('agreement'))
    await signInByStorage(page, next)
    await page.unroute('**/api/cust/logout')
    const reply = await page.goto('/m/')
    await page.waitForFunction(() => localStorage.getItem('_unsentLogout_') === null)
    expect(await reply?.text()).toContain(`"customerId":${next.customerId}`)
    expect([await resultOf(customer), await resultOf(next)]).toEqual(['40105', '0000'])
    const again = await page.goto('/m/')
    expect(await again?.text()).toContain(`"customerId":${next.customerId}`)
  })
})
