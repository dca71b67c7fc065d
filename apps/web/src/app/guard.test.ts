import { ALIASES, PATHS, pageOf, pageUrl } from '@wenjin/contract'
import type { PageName } from '@wenjin/contract'
import { describe, expect, test } from 'vitest'
import { routes as accountRoutes } from '../areas/account/routes.ts'
import { routes as admissionRoutes } from '../areas/admission/routes.ts'
import { routes as contentRoutes } from '../areas/content/routes.ts'
import type { Visitor } from '../domain/session/use-visitor.ts'
import type { Route } from '../shared/router/route.ts'
import { guard } from './guard.ts'
import type { GuardedRoute, Verdict } from './guard.ts'

const home: GuardedRoute = { path: PATHS.index, needsSignIn: false }
const volunteer: GuardedRoute = { path: PATHS.volunteer, needsSignIn: false }
const myLists: GuardedRoute = { path: PATHS.myVolunteer, needsSignIn: false }
const account: GuardedRoute = { path: PATHS.account, needsSignIn: true }

const settings: GuardedRoute = { path: PATHS.set, needsSignIn: true }

const ASKED: Verdict = { to: 'signIn', popup: 'signIn' }
const BANNED: Verdict = { to: 'home', popup: 'banned' }

const visitor: Visitor = { signedIn: false, banned: false, provinceLocked: false }
const customer: Visitor = { ...visitor, signedIn: true }
const banned: Visitor = { ...customer, banned: true }
const locked: Visitor = { ...customer, provinceLocked: true }

const rows: readonly (readonly [string, GuardedRoute, GuardedRoute | undefined, Visitor, Verdict])[] = [
  ['a visitor sees a public page', volunteer, undefined, visitor, { to: 'proceed' }],
  ['a visitor is asked to sign in at a page that needs it', account, home, visitor, ASKED],
  ['a visitor arriving there first is asked, too', account, undefined, visitor, ASKED],
  [
    'a visitor going from one such page to another is asked at home',
    account,
    settings,
    visitor,
    { to: 'home', popup: 'signIn' },
  ],
  ['a customer sees it', account, home, customer, { to: 'proceed' }],
  ['a banned customer sees home', home, undefined, banned, { to: 'proceed' }],
  ['a banned customer is led home from anywhere else', account, home, banned, BANNED],
  ['a banned customer arriving elsewhere first, too', volunteer, undefined, banned, BANNED],
  ['a locked province leaves home open', home, undefined, locked, { to: 'proceed' }],
  ['a locked province leaves the account pages open', myLists, home, locked, { to: 'proceed' }],
  [
    'elsewhere a person of a locked province stays at home',
    volunteer,
    home,
    locked,
    { to: 'back', popup: 'locked' },
  ],
  ['and at an account page', volunteer, myLists, locked, { to: 'back', popup: 'locked' }],
  [
    'from another such page, too, the way is home',
    volunteer,
    { path: PATHS.volunteerList, needsSignIn: false },
    locked,
    { to: 'home', popup: 'locked' },
  ],
  [
    'a page whose address only begins like the account’s is not one of them',
    { path: '/pages/accountant', needsSignIn: false },
    undefined,
    locked,
    { to: 'home', popup: 'locked' },
  ],
  ['banned counts before locked', account, home, { ...banned, provinceLocked: true }, BANNED],
  ['arriving there first leads home', volunteer, undefined, locked, { to: 'home', popup: 'locked' }],
]

describe('guard', () => {
  test.each(rows)('%s', (_, target, from, state, verdict) => {
    expect(guard(target, from, state)).toEqual(verdict)
  })
})

const ROUTES: Readonly<Record<PageName, Route>> = {
  ...admissionRoutes,
  ...accountRoutes,
  ...contentRoutes,
}
/** Pages that need a sign-in, as the product lists them. */
const SIGN_IN: ReadonlySet<PageName> = new Set<PageName>([
  'account',
  'myLike',
  'set',
  'setAccount',
  'setPassword',
  'setUserInfo',
])
/** Where nobody is asked to bind province and year. */
const UNBOUND: ReadonlySet<PageName> = new Set<PageName>(['wxAccess'])

/** Every address, with the name of its page. */
const ADDRESSES = [...Object.values(PATHS), ...Object.keys(ALIASES)].map((path) => {
  const name = pageOf(path)?.name
  if (name === undefined) throw new Error(`${path} is no page`)
  return { path, name }
})

/** Where somebody ends who arrives at an address first. */
function endAt(name: PageName, state: Visitor): string {
  const verdict = guard(
    { path: PATHS[name], needsSignIn: ROUTES[name].needsSignIn === true },
    undefined,
    state,
  )
  return verdict.to === 'proceed' ? 'there' : `${verdict.to} ${verdict.popup}`
}

describe('arriving at any address first', () => {
  test.each(ADDRESSES)('$path', ({ path, name }) => {
    const ofAccount = path.startsWith('/pages/account/') || name === 'index'
    expect({
      visitor: endAt(name, visitor),
      customer: endAt(name, customer),
      banned: endAt(name, { ...customer, banned: true }),
      locked: endAt(name, { ...customer, provinceLocked: true }),
      asksBinding: ROUTES[name].worksUnbound !== true,
    }).toEqual({
      visitor: SIGN_IN.has(name) ? 'signIn signIn' : 'there',
      customer: 'there',
      banned: name === 'index' ? 'there' : 'home banned',
      locked: ofAccount ? 'there' : 'home locked',
      asksBinding: !UNBOUND.has(name),
    })
  })
})

test('where made-up data are marked is said of every page that shows a province’s', () => {
  const marked = Object.entries(ROUTES).filter(([, { showsData }]) => showsData === true)
  expect(marked.map(([name]) => pageUrl(name as PageName)).toSorted()).toEqual(
    [
      PATHS.index,
      PATHS.account,
      PATHS.myVolunteer,
      PATHS.volunteer,
      PATHS.volunteerList,
      PATHS.aiReport,
      PATHS.appraise,
    ]
      .map((path) => `/m${path}`)
      .toSorted(),
  )
})
