import { folderOf, pageOf, pageUrl, PATHS } from '@wenjin/contract'
import type { Browser, Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { AppPopups } from '../pages/app-popups.ts'
import { register, signInByStorage } from '../support/customer.ts'
import type { Customer } from '../support/customer.ts'
import { openFlow } from '../support/flow.ts'
import type { RunningServer } from '../support/flow.ts'
import { openPhone, settled } from '../support/phone.ts'
import { ALL_PATHS, PASSAGES } from '../support/routes.ts'

const HUNAN = 32
const XINJIANG = 45

const HOME = PATHS.index
/** Pages that need a login, as the product lists them. */
const LOGIN: ReadonlySet<string> = new Set(
  [
    'knowledgeTest knowledgeResult ghsConsole evalResult calendarEvents calendarEditor',
    'account order myRight myLike set setAccount setPassword setUserInfo myCards',
  ].flatMap((names) => names.split(' ')),
)
/** Where nobody is asked to bind province and year. */
const NO_BINDING: ReadonlySet<string> = new Set(['payment', 'wxAccess', 'openRights'])

const STATES = ['visitor', 'signed in', 'banned', 'locked', 'must bind'] as const
type State = (typeof STATES)[number]

const POPUP = { signIn: '登录', banned: '账号已封禁', locked: '提示', bind: '绑定高考省份和年份' } as const

interface End {
  readonly path: string
  readonly popups: readonly string[]
}

function nameOf(path: string): string {
  return pageOf(path)?.name ?? ''
}

/** The four rules and the binding, for somebody who arrives at an address first. */
function endOf(state: State, path: string): End {
  if (state === 'visitor') return { path, popups: LOGIN.has(nameOf(path)) ? [POPUP.signIn] : [] }
  if (state === 'banned') return { path: HOME, popups: [POPUP.banned] }
  if (state === 'must bind') return { path, popups: NO_BINDING.has(nameOf(path)) ? [] : [POPUP.bind] }
  const open = path === HOME || path.startsWith(folderOf(PATHS.account))
  return state === 'locked' && !open ? { path: HOME, popups: [POPUP.locked] } : { path, popups: [] }
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

describe.each(STATES)('%s', (state) => {
  test('arriving at any address first', async () => {
    const page = await openAs(state)
    const found: Record<string, End> = {}
    const expected: Record<string, End> = {}
    for (const path of ALL_PATHS) {
      const end = endOf(state, path)
      if (end.path === path && PASSAGES.has(path)) continue
      await page.goto(`/m${path}`)
      found[path] = await endAt(page, end.popups.length)
      expected[path] = end
    }
    expect(found).toEqual(expected)
  })

  test('an address that does not exist leads to 404, or to where 404 leads', async () => {
    const page = await openAs(state)
    await page.goto('/m/pages/nowhere?x=1')
    const end = endOf(state, PATHS.notFound)
    expect(await endAt(page, end.popups.length)).toEqual(end)
  })
})

describe('an address that is written otherwise', () => {
  test.each([`${PATHS.agreement}/`, `/${PATHS.agreement}`, PATHS.agreement.replace('agree', 'agre%65')])(
    '%s is the page itself, with its title and its way back',
    async (path) => {
      const page = await openAs('visitor')
      await page.goto(`/m${path}?x=1#top`)
      await page.getByRole('heading', { name: '用户协议' }).first().waitFor()
      expect(page.url()).toBe(`${server.base}${pageUrl('agreement')}?x=1#top`)
      await page.getByRole('button', { name: '返回' }).waitFor()
    },
  )

  test('inside the application as well', async () => {
    const page = await openAs('visitor')
    await page.goto(pageUrl('myVolunteer'))
    await page.getByRole('main').getByRole('button', { name: '登录', exact: true }).waitFor()
    await page.evaluate(
      (address) => {
        history.pushState(null, '', address)
        dispatchEvent(new PopStateEvent('popstate'))
      },
      `${pageUrl('agreement')}/?x=1`,
    )
    await page.getByRole('heading', { name: '用户协议' }).first().waitFor()
    expect(page.url()).toBe(`${server.base}${pageUrl('agreement')}?x=1`)
  })

  test('in other letters is none', async () => {
    const page = await openAs('visitor')
    await page.goto(pageUrl('agreement').replace('agreement', 'Agreement'))
    const end = endOf('visitor', PATHS.notFound)
    expect(await endAt(page, end.popups.length)).toEqual(end)
  })
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

  test('a visitor going from one page that needs a login to another is asked at home', async () => {
    const page = await openAs('visitor')
    await page.goto(pageUrl('account'))
    await endAt(page, 1)
    await page.keyboard.press('Escape')
    await new AppPopups(page).gone()
    await goInside(page, PATHS.setUserInfo)
    expect(await endAt(page, 1)).toEqual({ path: HOME, popups: [POPUP.signIn] })
  })

  test('a page for customers says 登录后查看 behind the popup, never a blank', async () => {
    const page = await openAs('visitor')
    await page.goto(pageUrl('account'))
    await endAt(page, 1)
    expect(await page.locator('main').innerText()).toContain('登录后查看')
  })
})

/** Goes to another address as a link inside the application does. */
async function goInside(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    history.pushState({ idx: 1 }, '', address)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }, `/m${path}`)
}
