import { pageOf, pageUrl, PATHS } from '@wenjin/contract'
import type { Browser, Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { AppPopups } from '../pages/app-popups.ts'
import { register, signInByStorage } from '../support/customer.ts'
import type { Customer } from '../support/customer.ts'
import { openFlow } from '../support/flow.ts'
import type { RunningServer } from '../support/flow.ts'
import { openPhone, settled } from '../support/phone.ts'

const HUNAN = 32
const XINJIANG = 45

const HOME = PATHS.index
const STATES = ['visitor', 'signed in', 'banned', 'locked', 'must bind'] as const
type State = (typeof STATES)[number]

const POPUP = { signIn: '登录', banned: '账号已封禁', locked: '提示', bind: '绑定高考省份和年份' } as const

/** The page itself, with nothing over it. */
const STAYS: readonly string[] = []
/** Where somebody ends who arrives at an address first: at home with a popup (home), or where they wanted to, under what lies over it. */
type Ending = readonly string[] | { readonly home: string }

/** A page for everybody, one for customers, one of the account's, and an address of none, which leads to 404. */
const ADDRESSES = [PATHS.volunteer, PATHS.setUserInfo, PATHS.myVolunteer, '/pages/nowhere?x=1'] as const
/** What every other address does is in the table of routes (apps/web/src/app/guard.test.ts). */
const ENDINGS: Readonly<Record<State, readonly Ending[]>> = {
  visitor: [STAYS, [POPUP.signIn], STAYS, STAYS],
  'signed in': [STAYS, STAYS, STAYS, STAYS],
  banned: ADDRESSES.map(() => ({ home: POPUP.banned })),
  locked: [{ home: POPUP.locked }, STAYS, STAYS, { home: POPUP.locked }],
  'must bind': ADDRESSES.map(() => [POPUP.bind]),
}

interface End {
  readonly path: string
  readonly popups: readonly string[]
}

function endOf(ending: Ending, address: string): End {
  if ('home' in ending) return { path: HOME, popups: [ending.home] }
  return { path: pageOf(address) === undefined ? PATHS.notFound : address, popups: ending }
}

let server: RunningServer
let browser: Browser
const people = new Map<State, Customer>()

beforeAll(async () => {
  ;({ server, browser } = await openFlow('guard'))
  for (const [i, state] of STATES.entries())
    if (state !== 'visitor') people.set(state, await register(server, `1390000030${i}`))
  await bind('signed in', HUNAN)
  await bind('banned', HUNAN)
  await bind('locked', XINJIANG)
  await server.operate(
    ['customer', 'ban', '--id', String(person('banned').customerId)],
    ['tenant', 'set', '--id', String(server.tenantId), '--lock', '新疆'],
  )
})

function person(state: State): Customer {
  const found = people.get(state)
  if (found === undefined) throw new Error(`nobody is ${state}`)
  return found
}

async function bind(state: State, provinceId: number): Promise<void> {
  const { customerId, call } = person(state)
  await call('changeProvince', { customerId, provinceId, year: 2026 })
}

async function openAs(state: State): Promise<Page> {
  const { page } = await openPhone(browser, server)
  if (state !== 'visitor') await signInByStorage(page, person(state))
  return page
}

/** Where the person stands and what lies over it, once that has settled. */
async function endAt(page: Page, popups: number): Promise<End> {
  await page.locator('#root main:not(#first-home main)').filter({ hasText: /\S/ }).waitFor()
  const open = new AppPopups(page)
  const last = open.all().nth(Math.max(0, popups - 1))
  if (popups > 0) await last.waitFor()
  else await settled(page)
  const names = await open.names()
  const path = new URL(page.url()).pathname.replace(/^\/m/, '')
  return { path: path === '/' ? HOME : path, popups: names }
}

test.each(STATES)('%s, arriving at an address first', async (state) => {
  const page = await openAs(state)
  const found: Record<string, End> = {}
  const expected: Record<string, End> = {}
  for (const [i, address] of ADDRESSES.entries()) {
    const end = endOf(ENDINGS[state][i] ?? STAYS, address)
    await page.goto(`/m${address}`)
    found[address] = await endAt(page, end.popups.length)
    expected[address] = end
  }
  expect(found).toEqual(expected)
})

test('an address written in another way is the page itself, with its way back; in other letters it is not', async () => {
  const page = await openAs('visitor')
  const there = async (address: string): Promise<void> => {
    await page.getByRole('heading', { name: '用户协议' }).first().waitFor()
    expect(page.url()).toBe(`${server.base}${address}`)
    await page.getByRole('button', { name: '返回' }).waitFor()
  }
  for (const path of [
    `${PATHS.agreement}/`,
    `/${PATHS.agreement}`,
    PATHS.agreement.replace('agree', 'agre%65'),
  ]) {
    await page.goto(`/m${path}?x=1#top`)
    await there(`${pageUrl('agreement')}?x=1#top`)
  }
  await page.goto(pageUrl('myVolunteer'))
  await page.getByRole('main').getByRole('button', { name: '登录', exact: true }).waitFor()
  await goInside(page, `${PATHS.agreement}/?x=1`)
  await there(`${pageUrl('agreement')}?x=1`)
  await page.goto(pageUrl('agreement').replace('agreement', 'Agreement'))
  expect(await endAt(page, 0)).toEqual({ path: PATHS.notFound, popups: [] })
})

describe('on the way from one page to another', () => {
  test('a customer of a locked province stays at an account page, a filter in its address included', async () => {
    const page = await openAs('locked')
    await page.goto(`${pageUrl('myVolunteer')}?tab=1`)
    await endAt(page, 0)
    await goInside(page, PATHS.volunteer)
    expect(await endAt(page, 1)).toEqual({ path: PATHS.myVolunteer, popups: [POPUP.locked] })
    expect(new URL(page.url()).search).toBe('?tab=1')
    await page.getByText('请刷新页面，重新获取省份数据权限').waitFor()
    await page.getByRole('button', { name: '我知道了' }).click()
    await new AppPopups(page).gone()
  })

  test('a visitor is asked over 登录后查看, never a blank, and going on to another such page at home', async () => {
    const page = await openAs('visitor')
    await page.goto(pageUrl('account'))
    await endAt(page, 1)
    expect(await page.locator('main').innerText()).toContain('登录后查看')
    await page.keyboard.press('Escape')
    await new AppPopups(page).gone()
    await goInside(page, PATHS.setUserInfo)
    expect(await endAt(page, 1)).toEqual({ path: HOME, popups: [POPUP.signIn] })
  })
})

/** Goes to another address as a link inside the application does. */
async function goInside(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    history.pushState({ idx: 1 }, '', address)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }, `/m${path}`)
}
