import { CALLS, createClient, wireTable } from '@wenjin/contract'
import type { CallFunction, Credentials } from '@wenjin/contract'
import type { Page } from 'playwright-core'
import type { RunningServer } from './flow.ts'
import { openNothing } from './phone.ts'

/** A customer as a phone knows them. */
export interface Customer extends Credentials {
  readonly call: CallFunction
  /** What the browser that signed in was told to keep: `name=value; attributes`. */
  readonly cookies: readonly string[]
}

/** Registers a phone number by SMS, over the wire; the account is not bound to a province yet. */
export async function register(server: RunningServer, phone: string): Promise<Customer> {
  const cookies: string[] = []
  let token: { readonly name: string; readonly value: string } | undefined
  const call = createClient({
    calls: wireTable(CALLS),
    base: '/api',
    fetch: async (path, init) => {
      const response = await server.fetch(String(path), init)
      cookies.push(...response.headers.getSetCookie())
      return response
    },
    tenantId: () => server.tenantId,
    token: () => token,
    timeout: 60_000,
  })
  await call('smsCode', { phone, type: 1 })
  const smsCode = await server.nextCode(phone)
  const credentials = await call('regAndLogin', { phone, smsCode })
  token = { name: credentials.tokenName, value: credentials.onlineToken }
  return { ...credentials, call, cookies }
}

/** The same, bound to 湖南 and this year's gaokao. */
export async function registerBound(server: RunningServer, phone: string): Promise<Customer> {
  const customer = await register(server, phone)
  await customer.call('changeProvince', { customerId: customer.customerId, provinceId: 32, year: 2026 })
  return customer
}

/** Makes a phone the one the customer signed in on before: its storage and its cookies. */
export async function signInByStorage(page: Page, customer: Customer): Promise<void> {
  await openNothing(page)
  const { hostname } = new URL(page.url())
  await page.context().addCookies(
    customer.cookies.map((cookie) => {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      return { name, value, domain: hostname, path: /path=([^;]+)/i.exec(cookie)?.[1] ?? '/', httpOnly: true }
    }),
  )
  await page.evaluate(
    ({ cid, tk, tn }) => {
      localStorage.setItem('cid', cid)
      localStorage.setItem('tk', tk)
      localStorage.setItem('tn', tn)
    },
    { cid: String(customer.customerId), tk: customer.onlineToken, tn: customer.tokenName },
  )
}
