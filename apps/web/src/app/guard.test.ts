import { PATHS } from '@wenjin/contract'
import { describe, expect, test } from 'vitest'
import { guard } from './guard.ts'
import type { GuardedRoute, Verdict } from './guard.ts'
import type { Visitor } from '../domain/session/use-visitor.ts'

const home: GuardedRoute = { path: PATHS.index, needsLogin: false }
const volunteer: GuardedRoute = { path: PATHS.volunteer, needsLogin: false }
const myLists: GuardedRoute = { path: PATHS.myVolunteer, needsLogin: false }
const account: GuardedRoute = { path: PATHS.account, needsLogin: true }

const settings: GuardedRoute = { path: PATHS.set, needsLogin: true }

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
    { path: PATHS.volunteerList, needsLogin: false },
    locked,
    { to: 'home', popup: 'locked' },
  ],
  [
    'a page whose address only begins alike is none of the account’s',
    { path: '/pages/accountant', needsLogin: false },
    undefined,
    locked,
    { to: 'home', popup: 'locked' },
  ],
  ['banned counts before locked', account, home, { ...banned, provinceLocked: true }, BANNED],
  ['arriving there first leads home', volunteer, undefined, locked, { to: 'home', popup: 'locked' }],
]

describe('guard', () => {
  test.each(rows)('%s', (_, target, from, who, verdict) => {
    expect(guard(target, from, who)).toEqual(verdict)
  })
})
