import { describe, expect, test } from 'vitest'
import { guard } from './guard.ts'
import type { GuardedRoute, Verdict, Visitor } from './guard.ts'

const home: GuardedRoute = { path: '/pages/index/index', needsLogin: false }
const volunteer: GuardedRoute = { path: '/pages/volunteer/index', needsLogin: false }
const myLists: GuardedRoute = { path: '/pages/account/myVolunteer', needsLogin: false }
const account: GuardedRoute = { path: '/pages/account/account', needsLogin: true }

const visitor: Visitor = { signedIn: false, banned: false, provinceLocked: false }
const customer: Visitor = { ...visitor, signedIn: true }
const banned: Visitor = { ...customer, banned: true }
const locked: Visitor = { ...customer, provinceLocked: true }

const rows: readonly (readonly [string, GuardedRoute, GuardedRoute | undefined, Visitor, Verdict])[] = [
  ['a visitor sees a public page', volunteer, undefined, visitor, { to: 'proceed' }],
  ['a visitor is asked to sign in at a page that needs it', account, home, visitor, { to: 'signIn' }],
  ['a visitor arriving there first is asked, too', account, undefined, visitor, { to: 'signIn' }],
  ['a session lost between two such pages leads home', account, { ...account }, visitor, { to: 'home' }],
  ['a customer sees it', account, home, customer, { to: 'proceed' }],
  ['a banned customer sees home', home, undefined, banned, { to: 'proceed' }],
  [
    'a banned customer is led home from anywhere else',
    account,
    home,
    banned,
    { to: 'home', popup: 'banned' },
  ],
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
  ['arriving there first leads home', volunteer, undefined, locked, { to: 'home', popup: 'locked' }],
]

describe('guard', () => {
  test.each(rows)('%s', (_, target, from, who, verdict) => {
    expect(guard(target, from, who)).toEqual(verdict)
  })
})
