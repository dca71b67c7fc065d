import { pageUrl, PATHS } from '@wenjin/contract'
import type { Browser, Page } from 'playwright-core'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { HomePage } from '../pages/home.ts'
import { SignInSheet } from '../pages/sign-in.ts'
import { openFlow } from '../support/flow.ts'
import type { RunningServer } from '../support/flow.ts'
import { openPhone } from '../support/phone.ts'

let server: RunningServer
let browser: Browser
let phones = 13_700_137_000

beforeAll(async () => {
  ;({ server, browser } = await openFlow('arrive'))
})

interface Account {
  readonly page: Page
  readonly phone: string
  readonly cid: string
  readonly tk: string
  readonly tn: string
}

/** A new customer, signed in on a phone of their own; with a score, it is on the account. */
async function newAccount({ score }: { readonly score?: number } = {}): Promise<Account> {
  const phone = String(++phones)
  const { page } = await openPhone(browser, server)
  if (score !== undefined) {
    const home = await new HomePage(page).open()
    await home.fillGrade(score, '物理', ['化学', '生物'])
    await home.toResults()
  }
  const sheet = await new SignInSheet(page).open()
  await sheet.signIn(phone, server)
  await sheet.customerId()
  if (score !== undefined) {
    await sheet.confirmBinding()
    await page.waitForFunction(
      () => localStorage.getItem('tempGradeInfo')?.includes('"scoreId":null') === false,
    )
  }
  const [cid, tk, tn] = await stored(page, 'cid', 'tk', 'tn')
  return { page, phone, cid: cid ?? '', tk: tk ?? '', tn: tn ?? '' }
}

function stored(page: Page, ...keys: string[]): Promise<(string | null)[]> {
  return page.evaluate((all) => all.map((key) => localStorage.getItem(key)), keys)
}

function linkOf({ cid, tk, tn }: Account, backurl?: string): string {
  const query = new URLSearchParams({ cid, tk, tn, ...(backurl === undefined ? {} : { backurl }) })
  return `${pageUrl('autologin')}?${query.toString()}`
}

describe('a link that signs in', () => {
  test('does so once, leads on, and leaves nothing of its credentials in address or history', async () => {
    const account = await newAccount()
    const { page } = await openPhone(browser, server)
    await page.goto(linkOf(account, pageUrl('agreement')))
    await page.waitForURL(`**${pageUrl('agreement')}`)
    const [cid, tk] = await stored(page, 'cid', 'tk')
    expect(cid).toBe(account.cid)
    expect(tk).not.toBe(account.tk)
    await page.goBack()
    expect(page.url()).not.toContain('tk=')
    const { page: late } = await openPhone(browser, server)
    await late.goto(linkOf(account))
    await late.getByText('自动登录没有成功').waitFor()
    expect(await stored(late, 'cid')).toEqual([null])
    expect(late.url()).not.toContain('tk=')
    await late.getByRole('button', { name: '返回首页' }).click()
    await late.waitForURL(`**${PATHS.index}`)
  })

  test.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example/m/',
    'javascript:alert(1)',
    '%2F%2Fevil.example',
    '/m//evil.example',
  ])('leads home when it would lead to %s', async (backurl) => {
    const account = await newAccount()
    const { page } = await openPhone(browser, server)
    await page.goto(linkOf(account, backurl))
    await page.waitForURL(`${server.base}${pageUrl('index')}`)
    expect(await stored(page, 'cid')).toEqual([account.cid])
  })

  test('asks before it takes the place of another customer', async () => {
    const own = await newAccount({ score: 611 })
    const other = await newAccount()
    const { page } = own
    const question = page.getByRole('alertdialog', { name: '是否切换账号' })
    await page.goto(linkOf(other, pageUrl('agreement')))
    await question.waitFor()
    const hidden = (phone: string): string => `${phone.slice(0, 3)}****${phone.slice(-4)}`
    expect(await question.textContent()).toContain(hidden(own.phone))
    expect(await question.textContent()).toContain(hidden(other.phone))
    await question.getByRole('button', { name: '取消' }).click()
    await page.waitForURL(`**${pageUrl('agreement')}`)
    expect(await stored(page, 'cid', 'tk')).toEqual([own.cid, own.tk])

    await page.goto(linkOf(other, pageUrl('agreement')))
    await question.getByRole('button', { name: '继续' }).click()
    await page.waitForURL(`**${pageUrl('agreement')}`)
    // the score of one customer is nothing to the next
    expect(await stored(page, 'cid', 'tempGradeInfo')).toEqual([other.cid, null])
  })

  test('says so when it is not whole', async () => {
    const { page } = await openPhone(browser, server)
    await page.goto(`${pageUrl('autologin')}?cid=12`)
    await page.getByText('链接不完整，或已经打开过').waitFor()
    expect(await stored(page, 'cid')).toEqual([null])
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

  test('one tap is offered first and needs the agreement', async () => {
    const sheet = await new SignInSheet(page).open()
    await sheet.button('微信一键登录').click()
    expect(await sheet.problems()).toEqual(['请先阅读并同意用户协议'])
    expect(asked).toEqual([])
    expect(await sheet.button('立即注册').count()).toBe(0)
    await sheet.button('密码登录').click()
    expect(await sheet.field('密码').isVisible()).toBe(true)
  })

  test('one tap signs in and comes back to where the person was', async () => {
    const { cid, tk, tn } = await newAccount()
    await answerCode('login')
    await answerSignIn(success({ customerId: Number(cid), onlineToken: tk, tokenName: tn }))
    await oneTap()
    await page.waitForURL(`**${pageUrl('myVolunteer')}`)
    await page.waitForFunction(() => localStorage.getItem('cid') !== null)
    expect(asked[0]?.get('purpose')).toBe('login')
    expect(asked[0]?.get('backurl')).toBe(pageUrl('myVolunteer'))
    expect([asked[1]?.get('code'), asked[1]?.get('state')]).toEqual(['c1', 's1'])
    expect(await stored(page, 'cid', 'wx_openid', 'backurl')).toEqual([cid, 'sealed', null])
  })

  test('an app that is known to no account asks for the phone; who turns away keeps no openid', async () => {
    await answerCode('login')
    await answerSignIn({ resultCode: '40005', message: '请验证手机号', data: null })
    const sheet = await oneTap()
    await sheet.panel('验证手机号').waitFor()
    expect(page.url()).toContain('/myVolunteer')
    expect(await stored(page, 'wx_openid')).toEqual(['sealed'])
    await page.goBack()
    await sheet.panel('验证手机号').waitFor({ state: 'detached' })
    expect(page.url()).toContain('/myVolunteer')
    expect(await stored(page, 'wx_openid')).toEqual([null])
  })

  test('a state that is not ours is refused before anything is asked, with ways on', async () => {
    await answerCode('login')
    await page.goto(`${pageUrl('wxAccess')}?code=c1&state=forged`)
    await page.getByText('微信登录没有完成').waitFor()
    expect(asked).toEqual([])
    expect(page.url()).not.toContain('code=')
    await page.getByRole('button', { name: '用手机号登录' }).click()
    await page.getByRole('dialog', { name: '登录' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: '返回', exact: true }).last().click()
    await page.waitForURL(`**${PATHS.index}`)
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
