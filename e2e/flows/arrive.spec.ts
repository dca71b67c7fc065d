import { pageUrl, PATHS } from '@wenjin/contract'
import type { Browser, Page } from 'playwright-core'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { SignInSheet } from '../pages/sign-in.ts'
import { CANDIDATE } from '../support/account-list.ts'
import { registerBound, signInByStorage } from '../support/customer.ts'
import type { Customer } from '../support/customer.ts'
import { openFlow } from '../support/flow.ts'
import type { RunningServer } from '../support/flow.ts'
import { openPhone } from '../support/phone.ts'

let server: RunningServer
let browser: Browser
let phones = 13_700_137_000

beforeAll(async () => {
  ;({ server, browser } = await openFlow('arrive'))
})

function newCustomer(): Promise<Customer> {
  return registerBound(server, String(++phones))
}

function stored(page: Page, ...keys: string[]): Promise<(string | null)[]> {
  return page.evaluate((all) => all.map((key) => localStorage.getItem(key)), keys)
}

function linkOf({ customerId, onlineToken, tokenName }: Customer, backurl?: string): string {
  const query = new URLSearchParams({
    cid: String(customerId),
    tk: onlineToken,
    tn: tokenName,
    ...(backurl === undefined ? {} : { backurl }),
  })
  return `${pageUrl('autologin')}?${query.toString()}`
}

describe('a link that signs in', () => {
  test('does so once, leads on, and leaves nothing of its credentials in address or history', async () => {
    const customer = await newCustomer()
    const { page } = await openPhone(browser, server)
    await page.goto(linkOf(customer, pageUrl('agreement')))
    await page.waitForURL(`**${pageUrl('agreement')}`)
    const [cid, tk] = await stored(page, 'cid', 'tk')
    expect(cid).toBe(String(customer.customerId))
    expect(tk).not.toBe(customer.onlineToken)
    await page.goBack()
    expect(page.url()).not.toContain('tk=')
    const { page: late } = await openPhone(browser, server)
    await late.goto(linkOf(customer))
    await late.getByText('自动登录没有成功').waitFor()
    expect(await stored(late, 'cid')).toEqual([null])
    expect(late.url()).not.toContain('tk=')
    await late.getByRole('button', { name: '返回首页' }).click()
    await late.waitForURL(`**${PATHS.index}`)
  })

  test('asks before it takes the place of another customer, and leads home when it would lead elsewhere', async () => {
    const [own, other] = [await newCustomer(), await newCustomer()]
    const hidden = [phones - 1, phones].map((phone) => String(phone).replace(/^(...)....(....)$/, '$1****$2'))
    await own.call('saveScore', CANDIDATE)
    const { page } = await openPhone(browser, server)
    await signInByStorage(page, own)
    await page.goto('/m/')
    await page.waitForFunction(() => localStorage.getItem('tempGradeInfo') !== null)
    const question = page.getByRole('alertdialog', { name: '是否切换账号' })
    await page.goto(linkOf(other, pageUrl('agreement')))
    await question.waitFor()
    for (const phone of hidden) expect(await question.textContent()).toContain(phone)
    await question.getByRole('button', { name: '取消' }).click()
    await page.waitForURL(`**${pageUrl('agreement')}`)
    expect(await stored(page, 'cid', 'tk')).toEqual([String(own.customerId), own.onlineToken])

    await page.goto(linkOf(other, '//evil.example'))
    await question.getByRole('button', { name: '继续' }).click()
    await page.waitForURL(`${server.base}${pageUrl('index')}`)
    // the score of one customer is nothing to the next
    expect(await stored(page, 'cid', 'tempGradeInfo')).toEqual([String(other.customerId), null])
  })
})

describe('in the messaging app', () => {
  let page: Page
  let asked: URLSearchParams[]

  /** The page of a tenant with a messaging app, open in it; the app itself is played by the test. */
  beforeEach(async () => {
    asked = []
    page = (await openPhone(browser, server)).page
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'userAgent', { value: 'Mozilla/5.0 MicroMessenger/8.0' }),
    )
    await page.route('**/m/**', async (route) => {
      if (route.request().resourceType() !== 'document') return route.continue()
      const answer = await route.fetch()
      const body = (await answer.text())
        .replace('"appid":""', '"appid":"wx0123456789abcdef"')
        .replace('"disabledList":[]', '"disabledList":["H5-PHONE_PW_R"]')
      return route.fulfill({ response: answer, body })
    })
    await page.route('**/api/weixin/getOauthUrl**', (route) => {
      const query = new URL(route.request().url()).searchParams
      asked.push(query)
      const url = `${server.base}${pageUrl('wxAccess')}?code=c1&state=s1`
      return route.fulfill({ json: success({ url, state: 's1' }) })
    })
  })

  async function answerCode(purpose: 'login' | 'phone'): Promise<void> {
    await page.route('**/api/weixin/getAccessToken**', (route) => {
      asked.push(new URL(route.request().url()).searchParams)
      const backurl = asked[0]?.get('backurl') ?? ''
      return route.fulfill({ json: success({ openid: 'sealed', purpose, backurl, bound: 0 }) })
    })
  }

  async function answerSignIn(answer: object): Promise<void> {
    await page.route('**/api/cust/regAndLogin', (route) => route.fulfill({ json: answer }))
  }

  async function oneTap(): Promise<SignInSheet> {
    const sheet = await new SignInSheet(page).open()
    await sheet.agree()
    await sheet.button('微信一键登录').click()
    return sheet
  }

  test('one tap needs the agreement, asks for the phone of an unknown app, and signs a known one in', async () => {
    const { customerId, onlineToken, tokenName } = await newCustomer()
    await answerCode('login')
    const signIn = await new SignInSheet(page).open()
    await signIn.button('微信一键登录').click()
    expect(await signIn.problems()).toEqual(['请先阅读并同意用户协议'])
    expect(asked).toEqual([])

    await answerSignIn({ resultCode: '40005', message: '请验证手机号', data: null })
    const sheet = await oneTap()
    await sheet.panel('验证手机号').waitFor()
    expect(page.url()).toContain('/myVolunteer')
    expect(await stored(page, 'wx_openid')).toEqual(['sealed'])
    // who turns away keeps nothing of the app
    await page.goBack()
    await sheet.panel('验证手机号').waitFor({ state: 'detached' })
    expect(page.url()).toContain('/myVolunteer')
    expect(await stored(page, 'wx_openid')).toEqual([null])

    asked.length = 0
    await answerSignIn(success({ customerId, onlineToken, tokenName }))
    await oneTap()
    await page.waitForFunction(() => localStorage.getItem('cid') !== null)
    await page.waitForURL(`**${pageUrl('myVolunteer')}`)
    expect(asked[0]?.get('purpose')).toBe('login')
    expect(asked[0]?.get('backurl')).toBe(pageUrl('myVolunteer'))
    expect([asked[1]?.get('code'), asked[1]?.get('state')]).toEqual(['c1', 's1'])
    expect(await stored(page, 'cid', 'wx_openid', 'backurl')).toEqual([String(customerId), 'sealed', null])
  })

  test('signing in by code leaves once to tie the app, and comes back', async () => {
    await answerCode('phone')
    const sheet = await new SignInSheet(page).open()
    await sheet.signIn(String(++phones), server)
    await page.waitForFunction(() => localStorage.getItem('wx_openid') === 'sealed')
    await page.waitForURL(`**${pageUrl('myVolunteer')}`)
    expect(asked[0]?.get('purpose')).toBe('phone')
    expect(await stored(page, 'cid')).not.toEqual([null])
  })
})

function success(data: object): object {
  return { resultCode: '0000', message: '', data }
}
